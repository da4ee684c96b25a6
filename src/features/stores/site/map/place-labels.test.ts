import { expect, test } from 'vitest';
import { type Box, placeLabels, type Wish } from './place-labels';
import { listPlaces } from './towns';

const frame: Box = { left: 0, top: 0, right: 400, bottom: 300 };
const wish = (x: number, y: number, more: Partial<Wish> = {}): Wish => ({
  ...{ x, y, width: 60, height: 12, gap: 7, sides: ['right', 'left', 'below', 'above'] },
  ...more,
});

test('a name stands on its best side, on another where that is taken, and nowhere where there is no room', () => {
  expect(placeLabels([wish(100, 100)], [], frame)).toEqual(['right']);
  const pin = { left: 110, top: 90, right: 130, bottom: 110 };
  expect(placeLabels([wish(100, 100)], [pin], frame)).toEqual(['left']);
  const around = { left: 0, top: 0, right: 400, bottom: 300 };
  expect(placeLabels([wish(100, 100)], [around], frame)).toEqual([undefined]);
});

test('who comes first keeps his place; names never lie over each other', () => {
  expect(placeLabels([wish(100, 100), wish(140, 100)], [], frame)).toEqual(['right', 'below']);
  const many = [100, 100, 100, 100, 100].map((x) => wish(x, 100));
  expect(placeLabels(many, [], frame)).toEqual(['right', 'left', 'below', 'above', undefined]);
});

test('no name is cut off by the edge', () => {
  expect(placeLabels([wish(395, 100)], [], frame)).toEqual(['left']);
  expect(placeLabels([wish(395, 100, { sides: ['right'] })], [], frame)).toEqual([undefined]);
});

test('what the drawn map names is known once, and lies in or around the Netherlands', () => {
  const places = listPlaces();
  expect(places.length).toBeGreaterThan(200);
  for (const { name, latitude, longitude } of places) {
    expect(name, String(latitude)).toMatch(/^[\p{L}’]/u);
    expect(latitude > 50.5 && latitude < 53.6, name).toBe(true);
    expect(longitude > 3 && longitude < 8.3, name).toBe(true);
  }
  const keys = places.map(({ name, latitude }) => `${name} ${Math.round(latitude)}`);
  expect(new Set(keys).size).toBe(keys.length);
});
