import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceKm, findNearest, formatDistance, formatRoughly } from './distance';

const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

/** Km; half the world away the formula is good to a metre, as its arcsine is steep there. */
const exact = 1e-3;

test('from A to B is as far as from B to A, and never longer than over C', () => {
  fc.assert(
    fc.property(place, place, place, (a, b, c) => {
      expect(distanceKm(a, a)).toBe(0);
      expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 3);
      expect(distanceKm(a, b)).toBeLessThanOrEqual(distanceKm(a, c) + distanceKm(c, b) + exact);
      expect(distanceKm(a, b)).toBeLessThanOrEqual(20_016);
    }),
  );
});

test('one degree along a meridian is 111.2 km', () => {
  expect(distanceKm({ latitude: 52, longitude: 5 }, { latitude: 53, longitude: 5 })).toBeCloseTo(
    111.195,
    2,
  );
});

test('Utrecht and Amsterdam lie 35 km apart', () => {
  const utrecht = { latitude: 52.0907, longitude: 5.1214 };
  const amsterdam = { latitude: 52.3731, longitude: 4.8926 };
  expect(distanceKm(utrecht, amsterdam)).toBeCloseTo(35, 0);
});

test('the nearest come first, and not more than asked for', () => {
  fc.assert(
    fc.property(place, fc.array(place), fc.nat(5), (from, items, most) => {
      const found = findNearest(from, items, most);
      expect(found).toHaveLength(Math.min(most, items.length));
      const all = items.map((item) => distanceKm(from, item)).sort((a, b) => a - b);
      expect(found.map(({ km }) => km)).toEqual(all.slice(0, most));
    }),
  );
});

test('distances read as people say them', () => {
  expect([0.01, 0.42, 0.94, 0.96, 3.44, 9.96, 27.3].map(formatDistance)).toEqual([
    '50 m',
    '400 m',
    '950 m',
    '1,0 km',
    '3,4 km',
    '10 km',
    '27 km',
  ]);
});

test('each of the nearest is told with its own distance', () => {
  const from = { latitude: 52, longitude: 5 };
  const items = [53, 52.1, 54, 52.5].map((latitude) => ({ latitude, longitude: 5 }));
  const near = findNearest(from, items, 3);
  expect(near.map(({ item }) => item.latitude)).toEqual([52.1, 52.5, 53]);
  for (const { item, km } of near) expect(km).toBe(distanceKm(from, item));
});

test('a distance changes its unit where rounding would, and a guess is told in whole kilometres', () => {
  expect([0.9499, 0.95, 9.949, 9.95].map(formatDistance)).toEqual([
    '950 m',
    '1,0 km',
    '9,9 km',
    '10 km',
  ]);
  expect([0.2, 1.4, 3.5, 27].map(formatRoughly)).toEqual(['1 km', '1 km', '4 km', '27 km']);
});
