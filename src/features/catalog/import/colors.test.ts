import { expect, test } from 'vitest';
import { colorAccess, hexOf } from './colors';
import { sizeSort } from './sizes';

test('a colour shows by its Dutch or English name, also within a longer one', () => {
  expect(hexOf('Zwart')).toBe(hexOf('BLACK'));
  expect(hexOf('Donker blauw')).toBe(hexOf('navy'));
  expect(hexOf('Navy / White')).toBe(hexOf('Navy'));
  expect(hexOf('Vintage green')).toBe(hexOf('groen'));
  expect(hexOf('Xyzzy')).toMatch(/^#[0-9a-f]{6}$/);
});

test('colours count as the same by their address part, also in another script', () => {
  expect(colorAccess('Licht-Blauw')).toBe(colorAccess('licht blauw'));
  expect(colorAccess('黒')).toMatch(/^kleur-[0-9a-f]{10}$/);
});

test('sizes stand in order, however they are written', () => {
  const sizes = ['40', 'Extra Large', 'Small', '2XL', 'M', 'X-Small'];
  expect(sizes.sort((a, b) => sizeSort(a) - sizeSort(b))).toEqual([
    'X-Small',
    'Small',
    'M',
    'Extra Large',
    '2XL',
    '40',
  ]);
});
