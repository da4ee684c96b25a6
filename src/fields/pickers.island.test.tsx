import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { eventually } from '../../tests/harness/eventually';
import { hydrate } from '../../tests/harness/hydrate';
import { aField } from './build.test-support';
// Their code is here before it is asked for, so that nothing renders outside of an act.
import './dropdown';
import { FieldForm, type FieldFormProps } from './form';
import './list/search-list';

let leave: () => Promise<void> = async () => {};
afterEach(async () => {
  await leave();
  leave = async () => {};
});

const many = { a: 'Appel', b: 'Banaan', c: 'Citroen', d: 'Dadel', e: 'Eik', f: 'Framboos' };

const pause = (ms = 0) => act(async () => new Promise((done) => setTimeout(done, ms)));
/** What React renders of code that comes later shows once an act has ended. */
const until = (check: () => void) =>
  eventually(async () => {
    await pause(15);
    check();
  });

const open = async (raw: Record<string, unknown>, more: Partial<FieldFormProps> = {}) => {
  const field = aField({ id: '7', name: 'fruit', label: 'Fruit', ...raw });
  const island = await hydrate(FieldForm, {
    action: '/x',
    fieldsets: [{ id: 'een', fields: [field] }],
    ...more,
  });
  leave = island.leave;
  const get = <T extends HTMLElement = HTMLElement>(selector: string): T => {
    const found = document.querySelector<T>(selector);
    if (!found) throw new Error(`There is no ${selector} in ${document.body.innerHTML}`);
    return found;
  };
  const press = (element: Element | undefined) =>
    act(async () => {
      for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup']) {
        const Kind = type.startsWith('pointer') ? PointerEvent : MouseEvent;
        element?.dispatchEvent(
          new Kind(type, { bubbles: true, cancelable: true, button: 0, detail: 1 }),
        );
      }
      (element as HTMLElement | undefined)?.click();
    });
  const choices = () => [...document.querySelectorAll<HTMLElement>('[role=option]')];
  const choice = (label: string) => choices().find((one) => one.textContent === label);
  const sent = () => get<HTMLInputElement>('input[type=hidden][name=fruit]').value;
  const text = () => get('#field_7').textContent;
  await until(() => expect(get('#field_7').tagName).toBe('BUTTON'));
  return { ...island, get, press, choices, choice, sent, text };
};

test('S2.14/26 of many radios one is chosen behind a button, which says which', async () => {
  const form = await open({ type: 'RadioField', options: many, required: 'Y' });
  expect(form.text()).toBe('Selecteer een Fruit');
  const names = form.get('#field_7').getAttribute('aria-labelledby')?.split(' ') ?? [];
  expect(names).toHaveLength(2);
  for (const name of names) expect(document.getElementById(name)).not.toBeNull();
  await form.press(form.get('#field_7'));
  await until(() => expect(form.choices()).toHaveLength(6));
  await form.press(form.choice('Citroen'));
  await until(() => expect(form.sent()).toBe('c'));
  expect(form.text()).toBe('Citroen');
});

test('S2.14/26 of many checkboxes several are, and Geen lets go of them', async () => {
  const form = await open({ type: 'CheckboxField', options: many, show_none_option: 'Y' });
  await form.press(form.get('#field_7'));
  await until(() => expect(form.choices()).toHaveLength(7));
  await form.press(form.choice('Banaan'));
  await form.press(form.choice('Dadel'));
  await until(() => expect(form.sent()).toBe('["b","d"]'));
  expect(form.text()).toBe('Banaan, Dadel');
  await form.press(form.choice('Geen'));
  await until(() => expect(form.sent()).toBe('[]'));
  expect(form.text()).toBe('Geen');
  await form.press(form.choice('Eik'));
  await until(() => expect(form.sent()).toBe('["e"]'));
  await form.press(form.choice('Eik'));
  await until(() => expect(form.sent()).toBe(''));
  expect(form.text()).toBe('Selecteer een Fruit');
});

test('S5.1/4 a dropdown that must be chosen from says so once it is left', async () => {
  const form = await open({ type: 'RadioField', options: many, required: 'Y' });
  await form.press(form.get('#field_7'));
  await until(() => expect(form.choices()).toHaveLength(6));
  expect(document.querySelector('#field_7-error')).toBeNull();
  await act(async () => {
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
    );
  });
  await until(() => expect(form.get('#field_7-error').textContent).toContain('Fruit'));
});

const type = async (input: HTMLInputElement, text: string) => {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  await act(async () => {
    input.focus();
    setter?.call(input, text);
    input.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }));
  });
  await pause(20);
};

test('S2.14/27 S5.2/15 a list is searched as one types, and says what is chosen', async () => {
  const onFieldChange = vi.fn();
  const form = await open({ type: 'ListField', options: many }, { onFieldChange });
  expect(form.text()).toBe('- Maak uw keuze -');
  const names = form.get('#field_7').getAttribute('aria-labelledby')?.split(' ') ?? [];
  for (const name of names) expect(document.getElementById(name)).not.toBeNull();
  expect(names).toHaveLength(2);
  await form.press(form.get('#field_7'));
  await until(() => expect(form.choices()).toHaveLength(7));
  const search = form.get<HTMLInputElement>('input[aria-label="Zoek in fruit"]');
  await type(search, 'an');
  await until(() => expect(form.choices().map((one) => one.textContent)).toEqual(['Banaan']));
  await form.press(form.choice('Banaan'));
  await until(() => expect(form.sent()).toBe('b'));
  expect(form.text()).toBe('Uw keuze: Banaan');
});

test('S2.14/27 a list can be left at nothing again, and says when nothing is found', async () => {
  const form = await open({ type: 'ListField', options: many });
  await form.press(form.get('#field_7'));
  await until(() => expect(form.choices()).toHaveLength(7));
  await form.press(form.choice('Banaan'));
  await until(() => expect(form.text()).toBe('Uw keuze: Banaan'));
  await form.press(form.get('#field_7'));
  await until(() => expect(form.choices()).toHaveLength(7));
  const selected = form.choices().filter((one) => one.getAttribute('aria-selected') === 'true');
  expect(selected.map((one) => one.textContent)).toEqual(['Banaan']);
  await type(form.get<HTMLInputElement>('input[aria-label="Zoek in fruit"]'), 'zzz');
  await until(() => expect(form.choices()).toHaveLength(0));
  expect(document.body.textContent).toContain('Geen resultaten gevonden');
  await type(form.get<HTMLInputElement>('input[aria-label="Zoek in fruit"]'), '');
  await until(() => expect(form.choices()).toHaveLength(7));
  await form.press(form.choice('- Maak uw keuze -'));
  await until(() => expect(form.sent()).toBe(''));
  expect(form.text()).toBe('- Maak uw keuze -');
});
