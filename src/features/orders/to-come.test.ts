import { expect, test } from 'vitest';
import type { LineKind } from '#kernel/values/line-kind';
import { toComeOf } from './to-come';

const line = (variantId: number, quantity: number, kind: LineKind = 'goods') => ({
  ...{ variantId, quantity, kind },
});
const all = [line(1, 2), line(1, 1), line(2, 1, 'giftcard'), line(3, 2, 'seat')];

test('what was withdrawn does not come; one piece of several in two places is not all of them', () => {
  expect(toComeOf(all, [])).toEqual({ goods: true, cards: true, seats: true });
  expect(toComeOf(all, [line(1, 2)])).toEqual({ goods: true, cards: true, seats: true });
  expect(toComeOf(all, [line(1, 2), line(1, 1)])).toEqual({
    ...{ goods: false, cards: true, seats: true },
  });
  expect(toComeOf([line(1, 1)], [line(1, 1)])).toEqual({
    ...{ goods: false, cards: false, seats: false },
  });
});
