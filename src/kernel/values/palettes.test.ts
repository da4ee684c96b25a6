import { expect, test } from 'vitest';
import { usualColors } from '#ui/theme/theme';
import { colorsOfBrand, palettes } from './palettes';
import { contrastOf, leastContrast, unreadable } from './theme-colors';

test('each palette that is offered can be read, and the first is the platform’s own', () => {
  const [first] = palettes;
  expect(first).toMatchObject({ brand: usualColors.brand, accent: usualColors.accent });
  for (const palette of palettes) {
    expect([palette.label, unreadable(usualColors, colorsOfBrand(usualColors, palette))]).toEqual([
      palette.label,
      [],
    ]);
  }
});

test('whatever stands out, what is read on it and it as a text can be read', () => {
  for (const accent of ['#000000', '#767676', '#7f7f7f', '#808080', '#ffff00', '#ffffff']) {
    const { onAccent = '', accentInk = '' } = colorsOfBrand(usualColors, {
      ...{ brand: usualColors.brand, accent },
    });
    for (const [text, ground] of [
      [onAccent, accent],
      [accentInk, usualColors.paper],
      [accentInk, usualColors.raised],
    ] as const) {
      expect(contrastOf(text, ground)).toBeGreaterThanOrEqual(leastContrast.text);
    }
  }
});

test('a brand’s colour that can’t be read stays as it is, and is told of', () => {
  const colors = colorsOfBrand(usualColors, { brand: '#ffee00', accent: '#1d3557' });
  expect(colors.brand).toBe('#ffee00');
  expect(unreadable(usualColors, colors).map(({ colour }) => colour)).toContain('brand');
});
