import fc from 'fast-check';
import { expect, test } from 'vitest';
import { delivery, giftService } from '#kernel/limits';
import { spread } from './spread';
import { priceAll, totalsOf as sumUp, vatWithin } from './totals';

/** Free from a threshold on, as a way of delivery says. */
const home = ({ lines }: { lines: readonly { quantity: number; unitCents: number }[] }) => ({
  priceCents:
    add(lines.map((one) => one.quantity * one.unitCents)) >= delivery.freeFrom ? 0 : delivery.price,
  freeFromCents: delivery.freeFrom,
});
const totalsOf = (all: Parameters<typeof sumUp>[0]) => sumUp(all, home({ lines: all }));

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 99 }),
  unitCents: fc.integer({ min: 0, max: 500_000 }),
  vatRate: fc.constantFrom(0, 9, 21),
});
const lines = fc.array(line, { maxLength: 20 });

test('a total is its goods and its delivery, and nothing is lost on the way', () => {
  fc.assert(
    fc.property(lines, (all) => {
      const totals = totalsOf(all);
      const goods = all.reduce((sum, one) => sum + one.quantity * one.unitCents, 0);
      expect(totals.goodsCents).toBe(goods);
      expect(totals.totalCents).toBe(goods + totals.deliveryCents);
      if (goods > 0) expect(totals.freeDeliveryIn).toBe(Math.max(0, delivery.freeFrom - goods));
    }),
  );
});

test('delivery is free from the threshold on, in a store, and for nothing', () => {
  const at = (unitCents: number) => [{ quantity: 1, unitCents, vatRate: 21 }];
  expect(totalsOf(at(delivery.freeFrom - 1)).deliveryCents).toBe(delivery.price);
  expect(totalsOf(at(delivery.freeFrom)).deliveryCents).toBe(0);
  expect(totalsOf([]).totalCents).toBe(0);
});

test('without a threshold nothing is said of free delivery, nor of what is mailed', () => {
  const goods = [{ quantity: 1, unitCents: 100, vatRate: 21 }];
  expect(sumUp(goods, { priceCents: 495 })).toMatchObject({ deliveryCents: 495, isSent: true });
  expect(sumUp(goods, { priceCents: 495 }).freeFromCents).toBeUndefined();
  const card = [{ quantity: 1, unitCents: 5000, vatRate: 0, kind: 'giftcard' as const }];
  const mailed = sumUp(card, { priceCents: 495, freeFromCents: 9000 });
  expect(mailed).toMatchObject({ deliveryCents: 0, isSent: false });
  expect(mailed.freeFromCents).toBeUndefined();
});

test('btw is told by rate, that of delivery with the high one', () => {
  const totals = totalsOf([
    { quantity: 1, unitCents: 1210, vatRate: 21 },
    { quantity: 2, unitCents: 1090, vatRate: 9 },
  ]);
  expect(totals.vat).toEqual([
    { rate: 21, cents: vatWithin(1210 + delivery.price, 21) },
    { rate: 9, cents: 180 },
  ]);
  expect(vatWithin(1210, 21)).toBe(210);
});

test('btw is never more than what it lies within', () => {
  fc.assert(
    fc.property(lines, (all) => {
      const totals = totalsOf(all);
      const sum = totals.vat.reduce((total, one) => total + one.cents, 0);
      expect(sum).toBeLessThanOrEqual(Math.ceil((totals.totalCents * 21) / 121) + 1);
    }),
  );
});

const discount = fc.record({
  code: fc.string({ minLength: 1, maxLength: 6 }),
  kind: fc.constantFrom('percentage' as const, 'amount' as const, 'delivery' as const),
  value: fc.integer({ min: 0, max: 100_000 }),
});
const card = fc.record({
  id: fc.integer({ min: 1, max: 1000 }),
  lastFour: fc.constant('ABCD'),
  balanceCents: fc.integer({ min: 0, max: 300_000 }),
});
const mixed = fc.array(
  fc.record({
    quantity: fc.integer({ min: 1, max: 99 }),
    unitCents: fc.integer({ min: 0, max: 500_000 }),
    vatRate: fc.constantFrom(0, 9, 21),
    kind: fc.constantFrom('goods' as const, 'giftcard' as const),
  }),
  { maxLength: 12 },
);
const pricing = fc.record({
  lines: mixed,
  discounts: fc.array(discount, { maxLength: 4 }),
  delivery: fc.integer({ min: 0, max: 2000 }).map((cents) => () => cents),
  giftService: fc.boolean(),
  giftCards: fc.array(card, { maxLength: 4 }),
});
const add = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

test('with codes, delivery, gift service and cards every sum is what its parts come to', () => {
  fc.assert(
    fc.property(pricing, (asked) => {
      const totals = priceAll(asked);
      const off = totals.discounts.filter(({ kind }) => kind !== 'delivery');
      expect(add(off.map(({ cents }) => cents))).toBe(totals.discountCents);
      expect(add(totals.lineDiscounts)).toBe(totals.discountCents);
      expect(add(totals.giftCards.map(({ cents }) => cents))).toBe(totals.giftCardCents);
      expect(totals.totalCents).toBe(
        totals.goodsCents - totals.discountCents + totals.deliveryCents + totals.giftServiceCents,
      );
      expect(totals.dueCents).toBe(totals.totalCents - totals.giftCardCents);
    }),
  );
});

test('no sum is below zero, no discount above its goods, no card above the rest', () => {
  fc.assert(
    fc.property(pricing, (asked) => {
      const totals = priceAll(asked);
      const { totalCents, dueCents, deliveryCents, discountCents, giftCardCents } = totals;
      for (const cents of [totalCents, dueCents, deliveryCents, discountCents, giftCardCents]) {
        expect(cents).toBeGreaterThanOrEqual(0);
      }
      const ofCards = asked.lines.filter(({ kind }) => kind === 'giftcard');
      const ownMoney = add(ofCards.map((one) => one.quantity * one.unitCents));
      expect(discountCents).toBeLessThanOrEqual(totals.goodsCents - ownMoney);
      expect(giftCardCents).toBeLessThanOrEqual(totalCents - ownMoney);
      totals.lineDiscounts.forEach((cents, at) => {
        const one = asked.lines[at];
        expect(cents).toBeLessThanOrEqual(one ? one.quantity * one.unitCents : 0);
        if (one?.kind === 'giftcard') expect(cents).toBe(0);
      });
      for (const { id, cents } of totals.giftCards) {
        const balances = asked.giftCards.filter((one) => one.id === id);
        expect(cents).toBeLessThanOrEqual(Math.max(...balances.map((one) => one.balanceCents)));
      }
    }),
  );
});

test('a code never makes an order dearer', () => {
  fc.assert(
    fc.property(mixed, fc.array(discount, { maxLength: 3 }), (all, discounts) => {
      const { priceCents } = home({ lines: all });
      const asked = { lines: all, delivery: () => priceCents };
      const without = priceAll(asked).totalCents;
      expect(priceAll({ ...asked, discounts }).totalCents).toBeLessThanOrEqual(without);
    }),
  );
});

test('btw by rate is that of the discounted amounts, whatever it is paid with', () => {
  fc.assert(
    fc.property(pricing, (asked) => {
      const totals = priceAll(asked);
      const atRate = (rate: number) =>
        add(
          asked.lines.map((one, at) =>
            one.vatRate === rate
              ? one.quantity * one.unitCents - (totals.lineDiscounts[at] ?? 0)
              : 0,
          ),
        ) + (rate === 21 ? totals.deliveryCents + totals.giftServiceCents : 0);
      expect(add([0, 9, 21].map(atRate))).toBe(totals.totalCents);
      const expected = [21, 9]
        .map((rate) => ({ rate, cents: vatWithin(atRate(rate), rate) }))
        .filter(({ cents }) => cents > 0);
      expect(totals.vat).toEqual(expected);
      expect(priceAll({ ...asked, giftCards: [] }).vat).toEqual(totals.vat);
    }),
  );
});

test('parting a sum loses nothing and gives no part more than its weight', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 50_000_000 }), { maxLength: 30 });
  fc.assert(
    fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (all, share) => {
      const cents = Math.floor(add(all) * share);
      const parts = spread(cents, all);
      expect(add(parts)).toBe(cents);
      parts.forEach((part, at) => {
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(all[at] ?? 0);
      });
    }),
  );
});

test('goods that cost nothing are sent as well, also beside a gift card', () => {
  const gift = { quantity: 1, unitCents: 0, vatRate: 21, kind: 'goods' as const };
  const card = { quantity: 1, unitCents: 5000, vatRate: 0, kind: 'giftcard' as const };
  const asked = { lines: [card, gift], delivery: () => 495 };
  expect(priceAll(asked)).toMatchObject({ isSent: true, deliveryCents: 0 });
  expect(priceAll({ ...asked, lines: [card] }).isSent).toBe(false);
});

test('a bundle that takes nothing off is not told, one that takes more than its goods takes those', () => {
  const asked = {
    lines: [
      { quantity: 1, unitCents: 1000, vatRate: 21 },
      { quantity: 2, unitCents: 500, vatRate: 9 },
    ],
    delivery: () => 0,
  };
  const bundle = (...lineCents: number[]) => [{ title: 'Set', lineCents }];
  const taken = priceAll({ ...asked, adjustments: bundle(300, 200) });
  expect(taken.discounts).toEqual([{ code: 'Set', kind: 'bundle', cents: 500 }]);
  expect(taken.lineDiscounts).toEqual([300, 200]);
  expect(priceAll({ ...asked, adjustments: bundle(0, 0) }).discounts).toEqual([]);
  expect(priceAll({ ...asked, adjustments: bundle(-5) }).totalCents).toBe(2000);
  const most = priceAll({ ...asked, adjustments: [...bundle(9000), ...bundle(1, 0)] });
  expect(most.discounts).toEqual([{ code: 'Set', kind: 'bundle', cents: 1000 }]);
  expect(most.totalCents).toBe(1000);
});

test('a code takes its part of what bundles leave, percentages before amounts', () => {
  const totals = priceAll({
    lines: [{ quantity: 1, unitCents: 10_000, vatRate: 21 }],
    adjustments: [{ title: 'Set', lineCents: [2000] }],
    discounts: [
      { code: 'A', kind: 'amount', value: 1000 },
      { code: 'B', kind: 'percentage', value: 10 },
    ],
    delivery: () => 0,
  });
  expect(totals.discounts).toEqual([
    { code: 'B', kind: 'percentage', cents: 800 },
    { code: 'A', kind: 'amount', cents: 1000 },
    { code: 'Set', kind: 'bundle', cents: 2000 },
  ]);
  expect(totals.totalCents).toBe(6200);
});

test('cards pay in the order in which they were named, and one that has nothing to pay is left out', () => {
  const { giftCards, dueCents } = priceAll({
    lines: [{ quantity: 1, unitCents: 3000, vatRate: 21 }],
    delivery: () => 0,
    giftCards: [
      { id: 1, lastFour: 'AAAA', balanceCents: 1000 },
      { id: 2, lastFour: 'BBBB', balanceCents: 0 },
      { id: 3, lastFour: 'CCCC', balanceCents: 9000 },
      { id: 4, lastFour: 'DDDD', balanceCents: 500 },
    ],
  });
  expect(giftCards).toEqual([
    { id: 1, lastFour: 'AAAA', cents: 1000 },
    { id: 3, lastFour: 'CCCC', cents: 2000 },
  ]);
  expect(dueCents).toBe(0);
});

test('gift service costs extra, at the high rate, and only when it was asked for', () => {
  const asked = { lines: [{ quantity: 1, unitCents: 1000, vatRate: 9 }], delivery: () => 0 };
  expect(priceAll(asked).giftServiceCents).toBe(0);
  const wrapped = priceAll({ ...asked, giftService: true });
  expect(wrapped.totalCents).toBe(1000 + giftService.price);
  expect(wrapped.vat[0]).toEqual({ rate: 21, cents: vatWithin(giftService.price, 21) });
  // What is mailed is not wrapped.
  const mailed = { quantity: 1, unitCents: 5000, vatRate: 0, kind: 'giftcard' as const };
  const card = priceAll({ lines: [mailed], delivery: () => 0, giftService: true });
  expect(card.giftServiceCents).toBe(0);
});

test('a code for free delivery takes delivery off, and nothing else', () => {
  const asked = { lines: [{ quantity: 1, unitCents: 1000, vatRate: 21 }], delivery: () => 495 };
  const free = priceAll({ ...asked, discounts: [{ code: 'GRATIS', kind: 'delivery', value: 0 }] });
  expect(free.totalCents).toBe(1000);
  expect(free.discounts).toEqual([{ code: 'GRATIS', kind: 'delivery', cents: 495 }]);
});

test('a gift card is bought for its full price and not with a gift card, and is not sent', () => {
  const totals = priceAll({
    lines: [{ quantity: 1, unitCents: 5000, vatRate: 0, kind: 'giftcard' }],
    discounts: [{ code: 'HALF', kind: 'percentage', value: 50 }],
    delivery: () => 495,
    giftCards: [{ id: 1, lastFour: 'ABCD', balanceCents: 10_000 }],
  });
  expect(totals).toMatchObject({ totalCents: 5000, dueCents: 5000, deliveryCents: 0, vat: [] });
});

test('seats have btw and discounts as things do, but nothing of them is delivered or wrapped', () => {
  const seat = { quantity: 2, unitCents: 2450, vatRate: 9, kind: 'seat' as const };
  const goods = { quantity: 1, unitCents: 1000, vatRate: 21 };
  const delivery = (cents: number) => (cents >= 5000 ? 0 : 495);
  const codes = [{ code: 'TIEN', kind: 'percentage' as const, value: 10 }];
  const alone = priceAll({ lines: [seat], delivery, freeFromCents: 5000, giftService: true });
  expect(alone).toMatchObject({ isSent: false, deliveryCents: 0, giftServiceCents: 0 });
  expect(alone).toMatchObject({ totalCents: 4900, dueCents: 4900, freeFromCents: undefined });
  expect(alone.vat).toEqual([{ rate: 9, cents: 405 }]);
  const both = priceAll({ lines: [goods, seat], delivery, freeFromCents: 5000, discounts: codes });
  expect(both).toMatchObject({ isSent: true, deliveryCents: 495, freeDeliveryIn: 4000 });
  expect(both.lineDiscounts).toEqual([100, 490]);
  const card = { id: 1, lastFour: 'ABCD', balanceCents: 10_000 };
  expect(priceAll({ lines: [seat], delivery, giftCards: [card] }).dueCents).toBe(0);
});
