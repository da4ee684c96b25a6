import { expect, test } from 'vitest';
import stores from '../../../../../demo/content/stores.json' with { type: 'json' };
import { provinces as known } from '../../contract';
import { type Point, provinceRings } from './outline';

const provinces = provinceRings();

/** Whether a point lies within a ring: a line from it crosses the ring an odd number of times. */
const isWithin = ([latitude, longitude]: Point, ring: Point[]): boolean =>
  ring.reduce((inside, [y, x], at) => {
    const [y2, x2] = ring[(at + 1) % ring.length] as Point;
    if (y > latitude === y2 > latitude) return inside;
    return longitude < ((x2 - x) * (latitude - y)) / (y2 - y) + x ? !inside : inside;
  }, false);

test('the outline has the twelve provinces by the names that stores use', () => {
  expect(provinces.map(({ name }) => name).sort()).toEqual(known.map(({ label }) => label).sort());
});

test('every ring is closed and stays near the Netherlands', () => {
  for (const { rings } of provinces) {
    for (const ring of rings) {
      expect(ring.at(0)).toEqual(ring.at(-1));
      expect(ring.length).toBeGreaterThan(5);
      for (const [latitude, longitude] of ring) {
        expect(latitude > 50.7 && latitude < 53.6).toBe(true);
        expect(longitude > 3.3 && longitude < 7.3).toBe(true);
      }
    }
  }
});

test('each store of the demo stands within the drawing of its province, and of no other', () => {
  const wrong = stores.flatMap(({ title, province, latitude, longitude }) => {
    const around = provinces
      .filter(({ rings }) => rings.some((ring) => isWithin([latitude, longitude], ring)))
      .map(({ name }) => name);
    return around.join() === province ? [] : [`${title}: ${around}`];
  });
  expect(wrong).toEqual([]);
});
