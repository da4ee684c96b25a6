import fc from 'fast-check';
import { expect, test } from 'vitest';
import stores from '../../../demo/content/stores.json' with { type: 'json' };
import { distanceKm } from './distance';
import { estimatePostcode } from './distance-postcodes';

test('every postcode is somewhere in the Netherlands', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 9999 }), (digits) => {
      const { latitude = 0, longitude = 0 } = estimatePostcode(String(digits)) ?? {};
      expect(latitude > 50.7 && latitude < 53.6).toBe(true);
      expect(longitude > 3.3 && longitude < 7.3).toBe(true);
    }),
  );
  expect(estimatePostcode('0999')).toBeUndefined();
  expect(estimatePostcode('abcd')).toBeUndefined();
});

test('a postcode of a known address is no more than some kilometres off', () => {
  const off = stores.flatMap(({ title, zipcode, latitude, longitude }) => {
    const about = estimatePostcode(zipcode.slice(0, 4));
    const km = about ? distanceKm(about, { latitude, longitude }) : Number.POSITIVE_INFINITY;
    return km > 5 ? [`${title}: ${km.toFixed(1)} km`] : [];
  });
  expect(off).toEqual([]);
});
