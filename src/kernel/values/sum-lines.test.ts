import { expect, test } from 'vitest';
import { sumsOf } from './sum-lines';

const nothing = {
  goodsCents: 5000,
  discounts: [],
  deliveryCents: 495,
  isSent: true,
  giftServiceCents: 0,
  totalCents: 5495,
  giftCards: [],
  dueCents: 5495,
  vat: [],
};

/** 'Artikelen: € 50,00' of each line, with plain spaces. */
const told = (
  totals: Partial<Parameters<typeof sumsOf>[0]> = {},
  labels: Partial<Parameters<typeof sumsOf>[1]> = {},
): string[] =>
  sumsOf({ ...nothing, ...totals }, { delivery: 'Bezorging', ...labels }).map(
    ({ label, value, kind }) => `${label}: ${value.replaceAll('\u00a0', ' ')} (${kind})`,
  );

test('goods, delivery and the total are told, and nothing that does not apply', () => {
  expect(told()).toEqual([
    'Artikelen: € 50,00 (sum)',
    'Bezorging: € 4,95 (sum)',
    'Totaal: € 54,95 (total)',
  ]);
});

test('what costs nothing to deliver is free; of what is not delivered nothing is said', () => {
  expect(told({ deliveryCents: 0 })[1]).toBe('Bezorging: Gratis (sum)');
  expect(told({ isSent: false })).toEqual(['Artikelen: € 50,00 (sum)', 'Totaal: € 54,95 (total)']);
});

test('a code, a set and free delivery are each called by what gives them', () => {
  const discounts = [
    { code: 'ZOMER', kind: 'percentage', cents: 500 },
    { code: 'Tuinset', kind: 'bundle', cents: 250 },
    { code: 'GRATIS', kind: 'delivery', cents: 0 },
  ];
  expect(told({ discounts, deliveryCents: 0 })).toEqual([
    'Artikelen: € 50,00 (sum)',
    'Korting met ZOMER: − € 5,00 (less)',
    'Samen voordeliger: Tuinset: − € 2,50 (less)',
    'Bezorging met GRATIS: Gratis (sum)',
    'Totaal: € 54,95 (total)',
  ]);
  // Without a free delivery its line is called as always.
  expect(told({ discounts: discounts.slice(0, 1) })[2]).toBe('Bezorging: € 4,95 (sum)');
});

test('the gift service has a line when it is chosen', () => {
  expect(told({ giftServiceCents: 300 })).toContain('Cadeauservice: € 3,00 (sum)');
  expect(told().join()).not.toContain('Cadeauservice');
});

test('btw is told only where it is asked for, by its rate', () => {
  const vat = [
    { rate: 21, cents: 868 },
    { rate: 9, cents: 45 },
  ];
  expect(told({ vat }, { vat: true }).slice(-2)).toEqual([
    'Waarvan 21% btw: € 8,68 (vat)',
    'Waarvan 9% btw: € 0,45 (vat)',
  ]);
  expect(told({ vat }).join()).not.toContain('btw');
});

test('gift cards are taken off below the total, and then it says what is left, or was paid', () => {
  const giftCards = [
    { id: 1, lastFour: 'AB12', cents: 2000 },
    { id: 2, lastFour: 'CD34', cents: 1000 },
  ];
  const last = (dueCents: number, isPaid: boolean) =>
    told({ giftCards, dueCents }, { isPaid }).at(-1);
  expect(told({ giftCards, dueCents: 2495 }).slice(-3)).toEqual([
    'Cadeaukaart eindigend op AB12: − € 20,00 (less)',
    'Cadeaukaart eindigend op CD34: − € 10,00 (less)',
    'Nog te betalen: € 24,95 (due)',
  ]);
  expect(last(2495, true)).toBe('Betaald: € 24,95 (due)');
  expect(last(0, true)).toBe('Nog te betalen: € 0,00 (due)');
  expect(last(2495, false)).toBe('Nog te betalen: € 24,95 (due)');
});

test('no two lines share a key, as lists of them are rendered by it', () => {
  const lines = sumsOf(
    {
      ...nothing,
      discounts: [
        { code: 'A', kind: 'percentage', cents: 1 },
        { code: 'A', kind: 'bundle', cents: 1 },
      ],
      giftServiceCents: 1,
      giftCards: [
        { id: 1, lastFour: 'AB12', cents: 1 },
        { id: 2, lastFour: 'AB12', cents: 1 },
      ],
      vat: [
        { rate: 21, cents: 1 },
        { rate: 9, cents: 1 },
      ],
    },
    { delivery: 'Bezorging', vat: true },
  );
  const keys = lines.map(({ key }) => key);
  expect(new Set(keys).size).toBe(11);
  expect(keys).toHaveLength(11);
  expect(keys).not.toContain('');
});

test('S1/2 on an English page they are told in English, whatever they are', () => {
  const given = {
    discounts: [
      { code: 'A', kind: 'percentage', cents: 1 },
      { code: 'Set', kind: 'bundle', cents: 1 },
      { code: 'B', kind: 'delivery', cents: 495 },
    ],
    deliveryCents: 0,
    giftServiceCents: 1,
    giftCards: [{ id: 1, lastFour: 'AB12', cents: 1 }],
    vat: [{ rate: 21, cents: 1 }],
  };
  const labels = { delivery: 'Delivery', vat: true, language: 'en_GB' };
  expect(told(given, labels).map((line) => line.replace(/: (?:− )?€.*/, ''))).toEqual([
    'Items',
    'Discount with A',
    'Cheaper together: Set',
    'Delivery with B: Free (sum)',
    'Gift wrapping',
    'Total',
    'Of which 21% VAT',
    'Gift card ending in AB12',
    'Left to pay',
  ]);
});
