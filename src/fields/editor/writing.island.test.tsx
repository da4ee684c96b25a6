import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { eventually } from '../../../tests/harness/eventually';
import { hydrate } from '../../../tests/harness/hydrate';
import { aField } from '../build.test-support';
import { FieldForm } from '../form';
// Its code is here before it is asked for, so that nothing renders outside of an act.
import './rich-editor';

let leave: () => Promise<void> = async () => {};
afterEach(async () => {
  await leave();
  leave = async () => {};
});

/** What React renders of code that comes later shows once an act has ended. */
const until = (check: () => void) =>
  eventually(async () => {
    await act(async () => new Promise((done) => setTimeout(done, 15)));
    check();
  });

/** An editor that has been touched, and its code has come. */
const open = async (value: string, more: Record<string, unknown> = {}) => {
  const field = aField({ id: '7', name: 'tekst', type: 'EditorField', value, ...more });
  const island = await hydrate(FieldForm, {
    action: '/x',
    fieldsets: [{ id: 'een', fields: [field] }],
  });
  leave = island.leave;
  const { element } = island;
  const get = <T extends HTMLElement = HTMLElement>(selector: string): T => {
    const found = element.querySelector<T>(selector);
    if (!found) throw new Error(`There is no ${selector} in ${element.innerHTML}`);
    return found;
  };
  const waiting = element.querySelectorAll('[aria-hidden=true] > span').length;
  await act(async () => get('[role=textbox]').focus());
  await until(() => expect(element.querySelector('[role=toolbar]')).not.toBeNull());
  const button = (name: string) => get<HTMLButtonElement>(`button[aria-label="${name}"]`);
  const click = (name: string) => act(async () => button(name).click());
  const isOn = (name: string) => button(name).getAttribute('aria-pressed');
  const sent = () => get<HTMLInputElement>('input[type=hidden][name=tekst]').value;
  const type = (box: HTMLInputElement, text: string) =>
    act(async () => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(box, text);
      box.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const press = (selector: string, key: string) =>
    act(async () => {
      get(selector).dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
    });
  const names = [...element.querySelectorAll('[role=toolbar] button')].map(
    (one) => one.getAttribute('aria-label') ?? '',
  );
  return { element, get, button, click, isOn, sent, type, press, names, waiting };
};

const text = '[role=textbox][aria-multiline=true]';

test('S2.14/18 the editor has its buttons, and shows them before its code is there', async () => {
  const editor = await open('<p>Dag</p>', { required: 'Y', tooltip_information: 'Uitleg' });
  expect(editor.names).toHaveLength(9);
  expect(new Set(editor.names).size).toBe(9);
  expect(editor.names).not.toContain('');
  expect(editor.waiting).toBe(9);
  const box = editor.get(text);
  expect(box.id).toBe('field_7');
  expect(box.getAttribute('aria-labelledby')).toBe('field_7-label');
  expect(box.getAttribute('aria-required')).toBe('true');
  expect(box.getAttribute('aria-describedby')).toBe('field_7-tip');
  expect(box.getAttribute('aria-invalid')).toBeNull();
});

test('S2.14/18 each button makes of a text what it says, and says when it is on', async () => {
  const editor = await open('<p>Dag</p>');
  const [heading = '', bold = '', italic = '', ...others] = editor.names;
  await editor.click(heading);
  expect(editor.sent()).toBe('<h2>Dag</h2>');
  expect(editor.isOn(heading)).toBe('true');
  await editor.click(heading);
  expect(editor.sent()).toBe('<p>Dag</p>');
  expect(editor.isOn(heading)).toBe('false');
  for (const name of [bold, italic]) {
    expect(editor.isOn(name)).toBe('false');
    await editor.click(name);
    expect(editor.isOn(name)).toBe('true');
    await editor.click(name);
  }
  const lists = others.filter((name) => /lijst|opsomming|nummer|puntjes/i.test(name));
  const made: string[] = [];
  for (const name of lists) {
    await editor.click(name);
    expect(editor.isOn(name)).toBe('true');
    made.push(editor.sent());
    await editor.click(name);
    expect(editor.isOn(name)).toBe('false');
  }
  expect(made).toEqual(['<ul><li><p>Dag</p></li></ul>', '<ol><li><p>Dag</p></li></ol>']);
});

test('S2.14/18 a table is put in, and what was done can be undone and done again', async () => {
  const editor = await open('<p>Dag</p>');
  const table = editor.names.find((name) => /tabel/i.test(name)) ?? '';
  const [undo = '', redo = ''] = editor.names.filter((name) => /ongedaan|opnieuw/i.test(name));
  expect(editor.button(undo).disabled).toBe(true);
  expect(editor.button(redo).disabled).toBe(true);
  await editor.click(table);
  expect(editor.sent()).toMatch(/<table><tbody><tr><th/);
  expect(editor.sent().match(/<tr>/g)).toHaveLength(3);
  expect(editor.sent().match(/<t[hd][ >]/g)).toHaveLength(9);
  expect(editor.sent()).not.toContain('style=');
  expect(editor.button(undo).disabled).toBe(false);
  await editor.click(undo);
  expect(editor.sent()).toBe('<p>Dag</p>');
  expect(editor.button(redo).disabled).toBe(false);
  await editor.click(redo);
  expect(editor.sent()).toContain('<table>');
});

const form = 'fieldset[aria-label]:has(input[inputmode=url])';
const address = 'input[inputmode=url]';
const saveButton = `${form} button`;

const openLink = async (value: string) => {
  const editor = await open(value);
  const link = editor.names.find((name) => /link/i.test(name)) ?? '';
  await editor.click(link);
  return { editor, link };
};

test('S2.14/20 a link is put where the caret stands, its address as people write it', async () => {
  const { editor, link } = await openLink('<p>Dag</p>');
  expect(editor.button(link).getAttribute('aria-expanded')).toBe('true');
  await editor.type(editor.get<HTMLInputElement>(address), 'klant.nl/zoek');
  await act(async () => editor.get(saveButton).click());
  expect(editor.sent()).toBe('<p>Dag<a href="https://klant.nl/zoek">https://klant.nl/zoek</a></p>');
  expect(editor.element.querySelector(address)).toBeNull();
  expect(editor.button(link).getAttribute('aria-expanded')).toBe('false');
});

test('S2.14/20 a link may open a window of its own; Enter saves it without sending the form', async () => {
  const { editor } = await openLink('<p>Dag</p>');
  let submits = 0;
  editor.get('form').addEventListener('submit', (event) => {
    event.preventDefault();
    submits += 1;
  });
  await act(async () => editor.get(`${form} input[type=checkbox]`).click());
  await editor.type(editor.get<HTMLInputElement>(address), '/zoeken');
  await editor.press(address, 'a');
  expect(editor.element.querySelector(address)).not.toBeNull();
  await editor.press(address, 'Enter');
  expect(editor.element.querySelector(address)).toBeNull();
  expect(editor.sent()).toMatch(/<a [^>]*href="\/zoeken"[^>]*>\/zoeken<\/a>/);
  expect(editor.sent()).toContain('target="_blank"');
  expect(editor.sent()).toContain('rel="noopener"');
  expect(submits).toBe(0);
});

test('S2.14/20 a link that is there is shown, changed, and taken away', async () => {
  const value = '<p><a href="https://oud.nl" target="_blank" rel="noopener">hier</a></p>';
  const { editor, link } = await openLink(value);
  expect(editor.isOn(link)).toBe('true');
  expect(editor.get<HTMLInputElement>(address).value).toBe('https://oud.nl');
  const apart = editor.get<HTMLInputElement>(`${form} input[type=checkbox]`);
  expect(apart.checked).toBe(true);
  await act(async () => apart.click());
  await editor.type(editor.get<HTMLInputElement>(address), 'mailto:an@klant.nl');
  await editor.press(address, 'Enter');
  expect(editor.sent()).toBe('<p><a href="mailto:an@klant.nl">hier</a></p>');
  await editor.click(link);
  const buttons = editor.element.querySelectorAll<HTMLButtonElement>(saveButton);
  expect(buttons).toHaveLength(2);
  await act(async () => buttons[1]?.click());
  expect(editor.sent()).toBe('<p>hier</p>');
  expect(editor.element.querySelector(address)).toBeNull();
});

test('S2.14/20 Escape leaves the text as it was, and no address is no link', async () => {
  const { editor, link } = await openLink('<p><a href="https://oud.nl">hier</a></p>');
  await editor.type(editor.get<HTMLInputElement>(address), 'https://nieuw.nl');
  await editor.press(address, 'Escape');
  expect(editor.element.querySelector(address)).toBeNull();
  expect(editor.sent()).toContain('https://oud.nl');
  await editor.click(link);
  await editor.type(editor.get<HTMLInputElement>(address), '  ');
  await act(async () => editor.get(saveButton).click());
  expect(editor.sent()).toBe('<p>hier</p>');
});

test('S5.1/4 a required text that was emptied is asked for once it is left', async () => {
  const editor = await open('', { required: 'Y' });
  expect(editor.element.querySelector('#field_7-error')).toBeNull();
  await act(async () => {
    editor.get(text).focus();
    editor.get(text).blur();
    editor.get(text).dispatchEvent(new FocusEvent('blur'));
  });
  await until(() =>
    expect(editor.element.querySelector('#field_7-error')?.textContent).toContain('is vereist'),
  );
});
