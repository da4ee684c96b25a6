import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parcelIdOf } from './parcel-id';

const to = {
  ...{ name: 'An de Wit', street: 'Oudegracht', housenumber: '1', housenumberSuffix: '' },
  ...{ zipcode: '3511AW', place: 'Utrecht', country: 'NL', email: 'an@klant.nl' },
};
const about = {
  ...{
    orderNumber: '2026-000001',
    carrier: 'dhl',
    parcelsLeft: 0,
    to,
    pointId: undefined,
    key: '',
  },
  items: [{ variantId: 1, quantity: 2 }],
};

test('a parcel that is announced again has the same UUID, in whatever order its articles are', () => {
  const item = fc.record({ variantId: fc.nat(), quantity: fc.integer({ min: 1, max: 9 }) });
  const items = fc.uniqueArray(item, { selector: ({ variantId }) => variantId, minLength: 1 });
  fc.assert(
    fc.property(items, (all) => {
      const id = parcelIdOf({ ...about, items: all });
      expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
      expect(parcelIdOf({ ...about, items: [...all].reverse() })).toBe(id);
    }),
  );
});

test.each([
  { parcelsLeft: 1 },
  { key: 'box-7' },
  { to: { ...to, housenumber: '2' } },
  { pointId: '12' },
  { carrier: 'postnl' },
  { items: [{ variantId: 1, quantity: 1 }] },
])('another parcel has another: %o', (other) => {
  expect(parcelIdOf({ ...about, ...other })).not.toBe(parcelIdOf(about));
});
