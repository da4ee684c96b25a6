import { expect, test } from 'vitest';
import { tellLines } from './lines';

const line = (quantity: number, variantId = 1, kind = 'goods') => ({
  ...{ variantId, quantity, title: 'Trui', choice: '', unitCents: 100, discountCents: 0, kind },
});
const tell = (past: object) => {
  const none = { lines: [], parcels: [], returns: [], events: [] };
  return tellLines({ ...none, ...past } as unknown as Parameters<typeof tellLines>[0]);
};
test('a line says how many of it left, were taken out, or were paid back before', () => {
  const told = tell({
    lines: [line(4), line(1, 2), line(1, 3, 'giftcard')],
    parcels: [{ lines: [{ variantId: 1, quantity: 1 }] }],
    returns: [{ lines: [{ variantId: 1, quantity: 1, state: 'cancelled' }] }],
    events: [
      {
        kind: 'refund-by-staff',
        data: { isWhole: true, items: [{ variantId: 1, quantity: 1 }] },
      },
    ],
  });
  expect(told.map(({ sent, takenOut, paidBack }) => [sent, takenOut, paidBack])).toEqual([
    ...[
      [1, 1, 1],
      [0, 0, 0],
      [0, 0, 0],
    ],
  ]);
  expect(told.map(({ isSent }) => isSent)).toEqual([true, true, false]);
});

test('a line says how many of it came back, once that was judged', () => {
  const back = (state: string) => [{ lines: [{ variantId: 1, quantity: 1, state }] }];
  const parcels = [{ lines: [{ variantId: 1, quantity: 2 }] }];
  const countOf = (state: string) =>
    tell({ lines: [line(2)], parcels, returns: back(state) }).map(({ cameBack }) => cameBack);
  expect([countOf('approved'), countOf('announced'), countOf('refused')]).toEqual([[1], [0], [0]]);
});

test('an article that lies in two places has two lines, and its pieces are dealt out once', () => {
  const told = tell({
    lines: [line(2), line(2)],
    parcels: [{ lines: [{ variantId: 1, quantity: 3 }] }],
  });
  expect(told.map(({ sent }) => sent)).toEqual([2, 1]);
});
