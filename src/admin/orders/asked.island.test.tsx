import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ToldOrderDetails } from '#features/customers/contract';
import type { OfficeStart } from '#features/office/contract';
import { StartContext } from '../start';
import { MailAgain } from './mail-again';
import { Refund } from './refund';

const order = (more: object = {}) =>
  ({
    ...{ number: '2026-001001', state: 'placed', paymentState: 'open', email: 'an@post.example' },
    ...{ refunds: [], kept: [], giftCardCents: 0, left: { moneyCents: 0, cardCents: 0 } },
    ...more,
  }) as unknown as ToldOrderDetails;

let root: ReturnType<typeof createRoot>;
const show = (what: React.ReactNode) => {
  const start = { member: { special: ['orders', 'refund'] } } as unknown as OfficeStart;
  return act(async () => root.render(<StartContext value={start}>{what}</StartContext>));
};
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => act(async () => root.unmount()));

test('a mail to a buyer is asked for first, with whom it goes to and that it has a link to pay', async () => {
  const sent: object[] = [];
  const go = async (_: string, body: object) => {
    sent.push(body);
    return order();
  };
  const close = () => undefined;
  const told = order({ payBy: '2026-12-01T10:00:00Z' });
  await show(<MailAgain order={told} letter={{ what: 'payment-link' }} act={go} close={close} />);
  const text = document.body.textContent;
  expect(text).toContain('De mail gaat naar an@post.example.');
  expect(text).toContain('waarmee de klant betaalt');
  expect(sent).toEqual([]);
  const submit = document.querySelector<HTMLButtonElement>('button[type=submit]');
  await act(async () => submit?.click());
  expect(sent).toEqual([{ letter: { what: 'payment-link' }, key: expect.any(String) }]);
});

test('of what nobody paid nothing was given back, and that isn’t said', async () => {
  const go = async () => order();
  await show(<Refund order={order()} act={go} />);
  expect(document.body.textContent).toContain('Er is niets betaald');
  await show(<Refund order={order({ paymentState: 'refunded' })} act={go} />);
  expect(document.body.textContent).toContain('Er is niets meer terug te geven');
});
