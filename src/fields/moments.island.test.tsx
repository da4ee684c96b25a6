import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hydrate } from '../../tests/harness/hydrate';
import { aField } from './build.test-support';
import { FieldForm } from './form';

let leave: () => Promise<void>;
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(async () => {
  vi.useRealTimers();
  await leave();
});

const fields = [
  aField({ id: 'naam', name: 'naam', label: 'Naam', required: 'Y' }),
  aField({
    id: 'bericht',
    name: 'bericht',
    label: 'Bericht',
    type: 'TextareaField',
    required: 'Y',
  }),
  aField({ id: 'prijs', name: 'prijs', label: 'Prijs', type: 'PriceField' }),
];

const open = async () => {
  const onSend = vi.fn();
  const props = { action: '/x', fieldsets: [{ id: 'een', fields }], onSend };
  const island = await hydrate(FieldForm, props);
  leave = island.leave;
  const control = (id: string) => {
    const found = island.element.querySelector<HTMLInputElement>(`#field_${id}`);
    if (!found) throw new Error(`no ${id}`);
    return found;
  };
  const key = (id: string, type: 'keydown' | 'keyup', init: KeyboardEventInit) =>
    act(async () => {
      control(id).dispatchEvent(new KeyboardEvent(type, { bubbles: true, ...init }));
    });
  const write = (id: string, text: string) =>
    act(async () => {
      const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      setter?.call(control(id), text);
      control(id).dispatchEvent(new Event('input', { bubbles: true }));
    });
  const leaveField = (id: string) =>
    act(async () => {
      control(id).dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    });
  const send = () =>
    act(async () => {
      island.element
        .querySelector('form')
        ?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    });
  const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
  const told = () =>
    [...island.element.querySelectorAll('[id$=-error]')].map((one) => one.textContent);
  return { control, key, write, leaveField, send, pass, told, onSend };
};

test.each(['naam', 'bericht'])(
  'S5.2/1 a key checks %s, but for Tab, which only comes by',
  async (id) => {
    const form = await open();
    await form.key(id, 'keyup', { key: 'Tab' });
    expect(form.told()).toEqual([]);
    await form.key(id, 'keyup', { key: 'a' });
    expect(form.told()[0]).toMatch(/ is vereist\.$/);
  },
);

test('S5.2/1 all fields are checked 100 ms after it was sent, and then it is refused', async () => {
  const form = await open();
  await form.send();
  await form.pass(99);
  expect(form.told()).toEqual([]);
  await form.pass(1);
  expect(form.told()).toContain('Naam is vereist.');
  expect(form.told()).toContain('Bericht is vereist.');
  expect(form.onSend).not.toHaveBeenCalled();
});

test('S5.2/12 a sum is not formatted while Ctrl is held, and is once it is left', async () => {
  const form = await open();
  await form.write('prijs', '1234');
  expect(form.control('prijs').value).toBe('1.234');
  await form.key('prijs', 'keydown', { key: 'v', ctrlKey: true });
  await form.write('prijs', '1234567');
  expect(form.control('prijs').value).toBe('1234567');
  await form.leaveField('prijs');
  expect(form.control('prijs').value).toBe('1.234.567,00');
  await form.key('prijs', 'keyup', { key: 'Control' });
  await form.write('prijs', '76543');
  expect(form.control('prijs').value).toBe('76.543');
});
