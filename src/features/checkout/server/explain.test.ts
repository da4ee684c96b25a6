import { expect, test } from 'vitest';
import type { PromotionProblem } from '#features/promotions/contract';
import { checkoutTexts as texts } from '#kernel/messages/nl-shop';
import { explain } from './explain';

const code: PromotionProblem = { field: 'discount_code', message: 'Deze code is op.' };
const card: PromotionProblem = { field: 'giftcard_code', message: 'Deze kaart is leeg.' };

test.each([
  [{ kind: 'empty' }, {}],
  [{ kind: 'unavailable' }, { '': texts.notAvailable }],
  [{ kind: 'not-in-store' }, { pickup_location: texts.readyLater }],
  [{ kind: 'delivery' }, { delivery_method: texts.noDelivery }],
  [{ kind: 'payment' }, { payment_method: texts.noPayment }],
  [{ kind: 'waiting' }, { payment_method: texts.waiting }],
  [{ kind: 'unfinished' }, { payment_method: texts.unfinished }],
  [
    { kind: 'promotion', problems: [code, card] },
    { discount_code: 'Deze code is op.', giftcard_code: 'Deze kaart is leeg.' },
  ],
  [{ kind: 'higher', totalCents: 2495 }, { '': texts.higher('€\u00a024,95') }],
  [{ kind: 'changed' }, { '': texts.changed }],
] as const)(
  'S7.3/3 why nothing was ordered is told where it can be corrected: %j',
  (result, errors) => {
    expect(explain(result as Parameters<typeof explain>[0])).toEqual(errors);
  },
);
