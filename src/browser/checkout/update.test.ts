// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

const sent: FormData[] = [];
vi.mock('../cart/cart', () => ({
  sendCartForm: async ({ data }: { data: FormData }) => {
    sent.push(data);
    return true;
  },
}));

const page = (choice: string) => `
<div data-checkout><form data-update-url="/webcore/checkout/update" action="/webcore/checkout/order">
  <select name="land" data-updates><option>NL</option><option>BE</option></select>
  <input type="radio" name="weg" value="thuis" data-updates checked />
  <input type="radio" name="weg" value="winkel" data-updates />
  <input name="opmerking" />
  ${choice}
</form></div>`;

const start = async () => {
  const { startUpdates } = await import('./update');
  startUpdates();
  await vi.dynamicImportSettled();
};
const get = <T extends Element>(selector: string): T => document.querySelector(selector) as T;

beforeEach(() => {
  vi.resetModules();
  sent.length = 0;
  document.body.innerHTML = page('');
});

test('S2.7/12 what was chosen before this script came is sent when it comes', async () => {
  get<HTMLInputElement>('[value=winkel]').checked = true;
  await start();
  expect(sent.map((data) => data.get('weg'))).toEqual(['winkel']);
});

test('S2.7/12 another option of a list that was chosen before is sent too', async () => {
  get<HTMLSelectElement>('select').value = 'BE';
  await start();
  expect(sent.map((data) => data.get('land'))).toEqual(['BE']);
});

test('S2.7/12 what changes no price waits until the form is sent', async () => {
  get<HTMLInputElement>('[name=opmerking]').value = 'Graag na vijven';
  await start();
  expect(sent).toEqual([]);
});
