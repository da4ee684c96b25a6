import { expect, test } from 'vitest';
import { type PastVariant, tellVariantChanges } from './tell-variants';

const variant = (id: number, more: Partial<PastVariant> = {}): PastVariant => ({
  ...{ id, color_id: 1, size_id: id, sku: '', gtin: '', price_cents: null, weight_grams: null },
  state: 'Online',
  ...more,
});
const nameOf = ({ size_id }: PastVariant): string => `Rood, ${size_id}`;

test('What became of variants is told by variant, in words', () => {
  const from = [variant(1), variant(2, { sku: 'A' }), variant(3, { price_cents: 1000 })];
  const to = [
    variant(1, { price_cents: 4999 }),
    variant(2, { sku: 'B', state: 'Offline' }),
    variant(3, { price_cents: 1000 }),
    { ...variant(4), id: null },
  ];
  expect(tellVariantChanges(nameOf, from, to)?.replaceAll('\u00a0', ' ')).toBe(
    'Rood, 1: eigen prijs zoals het artikel → € 49,99; ' +
      'Rood, 2: artikelnummer A → B, stand zichtbaar → verborgen; Rood, 4: nieuw',
  );
});

test('One that had no number yet is known by its colour and size, and what is gone is told', () => {
  const from = [{ ...variant(1), id: null }, variant(2)];
  expect(tellVariantChanges(nameOf, from, [variant(1)])).toBe(
    'Rood, 2: niet meer genoemd, verborgen',
  );
  expect(tellVariantChanges(nameOf, from, from)).toBeUndefined();
});

test('Of many the rest is counted', () => {
  const from = Array.from({ length: 12 }, (_, at) => variant(at + 1));
  const to = from.map((one) => ({ ...one, price_cents: 500 }));
  expect(tellVariantChanges(nameOf, from, to)).toMatch(/; en nog 4 varianten$/);
});
