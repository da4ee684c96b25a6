// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../../tests/harness/eventually';

vi.mock('./cart', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const { startCart } = await import('./start');
startCart();

const sent: string[] = [];
addEventListener('submit', (event) => {
  const { submitter, target, defaultPrevented } = event as SubmitEvent;
  event.preventDefault();
  if (defaultPrevented) return;
  const data = new FormData(target as HTMLFormElement, submitter);
  sent.push([...data].map(([name, value]) => `${name}=${value}`).join('&'));
});

beforeEach(() => {
  sent.length = 0;
  document.body.innerHTML = `<div data-checkout>
    <form data-cart-form action="/x"><input name="quantity" value="1">
      <button name="step" value="more"></button><button name="remove" value="1"></button></form>
    <form name="addproduct" action="/y"><input name="item_id" value="7"><button></button></form>
  </div>`;
});

test.each([
  ['one more', '[name=step]', 'quantity=1&step=more'],
  ['removing', '[name=remove]', 'quantity=1&remove=1'],
  ['adding', 'form[name=addproduct] button', 'item_id=7'],
])(
  'S2.7/2 S7.3/3 %s is sent as a plain form, by its button, where the code can’t be had',
  async (_, button, expected) => {
    document.querySelector<HTMLButtonElement>(button)?.click();
    await eventually(() => expect(sent).toEqual([expected]));
  },
);

test('S5.4/4 what is left out is told by the browser where the code can’t be had', async () => {
  document.body.innerHTML = `<form name="addproduct" action="/y">
    <input type="radio" name="size_id" value="1" required><button></button></form>`;
  const form = document.forms[0] as HTMLFormElement;
  const report = vi.spyOn(form, 'reportValidity');
  const event = new Event('invalid', { cancelable: true });
  document.querySelector('input')?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  await eventually(() => expect(report).toHaveBeenCalledOnce());
});
