import fc from 'fast-check';
import { expect, test } from 'vitest';
import { basicColors } from './basic-colors';

test.each([
  ['#651f30', ['rood']],
  ['#7a1022', ['rood']],
  ['#cc0000', ['rood']],
  ['#1e3a8a', ['blauw']],
  ['#001f3f', ['blauw']],
  ['#7fdbff', ['blauw']],
  ['#2e8b57', ['groen']],
  ['#556b2f', ['groen']],
  ['#ffd700', ['geel']],
  ['#f5f5f5', ['wit']],
  ['#111111', ['zwart']],
  ['#a9a9a9', ['grijs']],
  ['#8b4513', ['bruin']],
  ['#ff69b4', ['roze']],
  ['#663399', ['paars']],
  ['#ffa500', ['oranje']],
  ['#B9603F', ['oranje', 'rood']],
  ['red', []],
])('%s is %j', (hex, names) => {
  expect(basicColors(hex)).toEqual(names);
});

test('every colour is called something', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (rgb) => {
      expect(basicColors(`#${rgb.toString(16).padStart(6, '0')}`).length).toBeGreaterThan(0);
    }),
  );
});
