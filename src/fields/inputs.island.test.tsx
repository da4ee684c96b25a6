import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { freshFields, open, until } from './open-fields.test-support';

freshFields();

const box = '#field_7';

const date = { type: 'DateField', name: 'dag', label: 'Dag' };

test('S2.14/16 a day is chosen from a calendar, which gives the focus back to its button', async () => {
  const form = await open([{ ...date, value: '2026-11-20' }]);
  expect(form.get(box).type).toBe('text');
  expect(form.get<HTMLInputElement>(box).placeholder).toBe('dd-mm-jjjj');
  const button = form.get<HTMLButtonElement>('button[aria-expanded]');
  await form.click('button[aria-expanded]');
  await until(() => {
    expect(form.find('[role=dialog]')).not.toBeNull();
  });
  expect(button.getAttribute('aria-expanded')).toBe('true');
  const days = [...form.element.querySelectorAll<HTMLButtonElement>('[role=dialog] td button')];
  const chosen = form.get<HTMLElement>('[role=dialog] td[aria-selected=true]');
  expect(chosen.textContent).toBe('20');
  const fifth = days.find((one) => one.textContent === '5');
  await act(async () => fifth?.click());
  expect(form.get(box).value).toBe('2026-11-05');
  expect(form.find('[role=dialog]')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('S2.14/16 Escape and a press elsewhere close the calendar; only Escape moves the focus', async () => {
  const form = await open([date]);
  const button = form.get<HTMLButtonElement>('button[aria-expanded]');
  const show = async () => {
    await form.click('button[aria-expanded]');
    await until(() => {
      expect(form.find('[role=dialog]')).not.toBeNull();
    });
  };
  await show();
  await form.key('[role=dialog]', 'keydown', { key: 'a' });
  expect(form.find('[role=dialog]')).not.toBeNull();
  await form.key('[role=dialog]', 'keydown', { key: 'Escape' });
  expect(form.find('[role=dialog]')).toBeNull();
  expect(document.activeElement).toBe(button);
  await show();
  const press = (at: Element) =>
    act(async () => {
      at.dispatchEvent(new Event('pointerdown', { bubbles: true }));
      at.dispatchEvent(new Event('pointerup', { bubbles: true }));
    });
  await press(form.get<HTMLElement>('[role=dialog]'));
  expect(form.find('[role=dialog]')).not.toBeNull();
  button.blur();
  await press(document.body);
  expect(form.find('[role=dialog]')).toBeNull();
  expect(document.activeElement).not.toBe(button);
});

test('S2.14/16 a day and a time are chosen together, and the panel stays until it is done', async () => {
  const form = await open([
    { type: 'DatetimeField', name: 'moment', label: 'Moment', value: '2026-11-20 09:05' },
  ]);
  await form.click('button[aria-expanded]');
  await until(() => {
    expect(form.find('[role=dialog] input[type=time]')).not.toBeNull();
  });
  const time = '[role=dialog] input[type=time]';
  expect(form.get(time).value).toBe('09:05');
  const third = [
    ...form.element.querySelectorAll<HTMLButtonElement>('[role=dialog] td button'),
  ].find((one) => one.textContent === '3');
  await act(async () => third?.click());
  expect(form.get(box).value).toBe('2026-11-03 09:05');
  await form.type(time, '14:30');
  expect(form.get(box).value).toBe('2026-11-03 14:30');
  await form.type(time, '');
  expect(form.get(box).value).toBe('2026-11-03 14:30');
  const done = [...form.element.querySelectorAll('button')].find(
    (one) => one.textContent === 'Klaar',
  );
  await act(async () => done?.click());
  expect(form.find('[role=dialog]')).toBeNull();
});

test('S2.14/16 a day as people write it is kept as the field keeps it, once it is left', async () => {
  const form = await open([date]);
  await form.type(box, '5-11-2026');
  expect(form.get(box).value).toBe('5-11-2026');
  await form.blur(box);
  expect(form.get(box).value).toBe('2026-11-05');
});

const options = { s: 'Klein', m: 'Midden', l: 'Groot' };
const many = { a: 'A', b: 'B', c: 'C', d: 'D', e: 'E', f: 'F' };

test('S2.14/25 checkboxes are sent as keys, and Geen lets go of them', async () => {
  const form = await open([
    { type: 'CheckboxField', name: 'maat', label: 'Maat', options, show_none_option: 'Y' },
  ]);
  const boxes = () => [...form.element.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  const press = (at: number) => act(async () => boxes()[at]?.click());
  const checked = () => boxes().map((one) => one.checked);
  await press(1);
  await press(3);
  expect(checked()).toEqual([false, true, false, true]);
  expect((await form.send())?.['7']).toBe('["s","l"]');
  await press(1);
  expect((await form.send())?.['7']).toBe('["l"]');
  await press(0);
  expect(checked()).toEqual([true, false, false, false]);
  expect((await form.send())?.['7']).toBe('[]');
  await press(2);
  expect(checked()).toEqual([false, false, true, false]);
  await press(2);
  expect((await form.send())?.['7']).toBe('');
});

test('S5.1/4 a required choice is asked for when the form is sent, at its first option', async () => {
  for (const type of ['CheckboxField', 'RadioField']) {
    const form = await open([{ type, name: 'maat', label: 'Maat', options, required: 'Y' }]);
    expect(form.get('[aria-invalid]').getAttribute('aria-invalid')).not.toBe('true');
    expect(await form.send()).toBeUndefined();
    expect(form.error()).toContain('Maat');
    expect(form.get(box).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(form.get(box));
    await form.click(box);
    expect(form.error()).toBeUndefined();
    expect((await form.send())?.['7']).toBe(type === 'RadioField' ? 's' : '["s"]');
    await form.leave();
  }
});

test('S2.14/26 many choices stand behind one button that says what is chosen', async () => {
  for (const type of ['RadioField', 'CheckboxField']) {
    const raw = { type, name: 'maat', label: 'Maat', options: many };
    const empty = await open([raw]);
    await until(() => {
      expect(empty.get<HTMLElement>('button#field_7').textContent).toContain('Selecteer een Maat');
    });
    expect(empty.get('input[type=hidden][name=maat]').value).toBe('');
    await empty.leave();
  }
  const filled = await open([
    { type: 'CheckboxField', name: 'maat', label: 'Maat', options: many, value: ['b', 'd'] },
  ]);
  await until(() => {
    expect(filled.get<HTMLElement>('button#field_7').textContent).toContain('B, D');
  });
  expect(filled.get('input[type=hidden][name=maat]').value).toBe('["b","d"]');
});

test('S2.14/27 a list says on the button that opens it that nothing is chosen yet', async () => {
  const empty = await open([{ type: 'ListField', name: 'maat', label: 'Maat', options }]);
  await until(() => {
    expect(empty.get<HTMLElement>('button#field_7').textContent).toContain('- Maak uw keuze -');
  });
  expect(empty.get('input[type=hidden][name=maat]').value).toBe('');
});

test('a colour is chosen, and said in words beside the picker', async () => {
  const form = await open([{ type: 'ColorField', name: 'kleur', label: 'Kleur' }]);
  expect(form.get(box).value).toBe('#000000');
  const words = () => form.get<HTMLElement>('span[aria-hidden=true]').textContent;
  const before = words();
  await form.type(box, '#00ff00');
  expect(words()).toBe('#00ff00');
  expect(words()).not.toBe(before);
  expect((await form.send())?.['7']).toBe('#00ff00');
});

test('a text with a limit counts along what is left', async () => {
  const form = await open([
    { type: 'TextareaField', name: 'tekst', label: 'Tekst', maxlength: 10 },
  ]);
  const counter = () => form.get<HTMLElement>('#field_7-counter').textContent;
  expect(form.get(box).getAttribute('aria-describedby')).toContain('field_7-counter');
  expect(form.server).not.toContain(String(counter()));
  expect(counter()).toMatch(/\b10\b/);
  await form.type(box, 'zeven..');
  expect(counter()).toMatch(/\b3\b/);
  expect((await form.send())?.['7']).toBe('zeven..');
  await form.leave();
  const free = await open([{ type: 'TextareaField', name: 'tekst', label: 'Tekst' }]);
  expect(free.find('#field_7-counter')).toBeNull();
});

test('S5.2/12 what is typed is shaped, but not while Ctrl is held', async () => {
  const form = await open([{ type: 'NumberField', name: 'aantal', label: 'Aantal' }]);
  await form.type(box, '12a3');
  const shaped = form.get(box).value;
  expect(shaped).toBe('123');
  await form.key(box, 'keydown', { key: 'v', ctrlKey: true });
  await form.type(box, '4x');
  expect(form.get(box).value).toBe('4x');
  await form.key(box, 'keyup', { key: 'v' });
  await form.type(box, '5x');
  expect(form.get(box).value).toBe('5');
});

test('S4.2/3 a line is checked when it is left and as it is corrected, not by the Tab that enters it', async () => {
  const form = await open([{ type: 'EmailField', name: 'mail', label: 'E-mail', required: 'Y' }]);
  await form.key(box, 'keyup', { key: 'Tab' });
  expect(form.error()).toBeUndefined();
  await form.type(box, 'an@');
  await form.blur(box);
  expect(form.error()).toMatch(/emailadres/);
  await form.type(box, 'an@klant.nl');
  await form.key(box, 'keyup', { key: 'l' });
  expect(form.error()).toBeUndefined();
});

test('without a sender of its own a form that is right is sent by the browser, once', async () => {
  const form = await open([{ name: 'naam', required: 'Y' }], { onSend: undefined });
  const sent = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener('submit', sent);
  const submits = () => sent.mock.calls.filter(([event]) => event.type === 'submit').length;
  const defaults: boolean[] = [];
  form.get<HTMLFormElement>('form').addEventListener('submit', (event) => {
    defaults.push(event.defaultPrevented);
  });
  await form.send();
  expect(form.error()).toContain('Naam');
  const wrong = submits();
  await form.type(box, 'An');
  await form.send();
  expect(submits()).toBe(wrong + 2);
  document.removeEventListener('submit', sent);
});
