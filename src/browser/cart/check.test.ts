// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../../tests/harness/eventually';
import { mayAdd } from './check';

const alert = vi.hoisted(() => vi.fn(async (_: string) => {}));
const tellBeside = vi.hoisted(() => vi.fn(async (_: string, __: Element) => {}));
vi.mock('../dialogs/dialogs', () => ({ alert, tellBeside }));
const told = () => tellBeside.mock.calls.map(([text]) => text);

const formOf = (html: string): HTMLFormElement => {
  document.body.innerHTML = `<form name="addproduct">${html}</form>`;
  return document.forms[0] as HTMLFormElement;
};
beforeEach(() => {
  alert.mockClear();
  tellBeside.mockClear();
});

const sizes = (checked = '') => `<fieldset><legend>Maat *</legend>
  <label><input type="radio" name="size_id" value="1" required> S</label>
  <label><input type="radio" name="size_id" value="2" required ${checked}> M</label></fieldset>`;

test('S5.4/4 S5.1/2 S5.1/4 without a size the check tells so, and leads to the first', async () => {
  const form = formOf(sizes());
  expect(mayAdd(form)).toBe(false);
  // Each radio of a group says that it is wrong: it is told once.
  expect(mayAdd(form)).toBe(false);
  await eventually(() => expect(document.activeElement).toBe(form.querySelector('input')));
  expect(told()).toEqual(['U dient minimaal één keuze te maken bij "Maat".']);
});

test('S5.4/4 S5.1/3 a select that must be chosen is checked by its label', async () => {
  const form = formOf(`${sizes('checked')}<label for="jas">Jas *</label>
    <select id="jas" name="part_3" required><option value="">Kies</option></select>`);
  expect(mayAdd(form)).toBe(false);
  await eventually(() => expect(document.activeElement?.id).toBe('jas'));
  expect(told()).toEqual(['U dient "Jas" geldig in te vullen.']);
});

test('S5.4/4 S5.1/1 what is right, hidden or not asked may be sent', () => {
  expect(mayAdd(formOf(sizes('checked')))).toBe(true);
  expect(mayAdd(formOf(`<input type="hidden" name="item_id" required>`))).toBe(true);
  expect(mayAdd(formOf(`<input name="x" class="novalidation" required>`))).toBe(true);
  expect(told()).toEqual([]);
});

test('S5.1/12 a form may say in its own words that nothing was chosen', async () => {
  const form = formOf(sizes());
  form.dataset.langErrorSelect = 'Kies eerst je maat.';
  expect(mayAdd(form)).toBe(false);
  await eventually(() => expect(told()).toEqual(['Kies eerst je maat.']));
});

test('S2.5/4 in a dialog, or without the style of what stands beside, it is told over all', async () => {
  const form = formOf(sizes());
  tellBeside.mockRejectedValueOnce(new Error('no style sheet'));
  mayAdd(form);
  await eventually(() => expect(alert).toHaveBeenCalledTimes(1));
  await eventually(() => expect(document.activeElement).toBe(form.querySelector('input')));
  document.body.innerHTML = `<dialog open><form name="addproduct">${sizes()}</form></dialog>`;
  tellBeside.mockClear();
  mayAdd(document.forms[0] as HTMLFormElement);
  await eventually(() => expect(alert).toHaveBeenCalledTimes(2));
  expect(told()).toEqual([]);
});
