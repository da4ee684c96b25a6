import fc from 'fast-check';
import { expect, test } from 'vitest';
import { usualColors } from '#ui/theme/theme';
import {
  contrastOf,
  contrastsOf,
  isColor,
  leastContrast,
  type OwnColors,
  tellContrast,
  themeColors,
  themeTokens,
  unreadable,
} from './theme-colors';

test('contrast is what WCAG says it is, and told as no more than it is', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(tellContrast(4.48)).toBe('4,4');
  expect(tellContrast(4.999)).toBe('4,9');
  expect(contrastOf('#17442f', '#17442f')).toBe(1);
});

test('the platform’s own theme can be read, and sets nothing', () => {
  expect(unreadable(usualColors, {})).toEqual([]);
  expect(contrastsOf(usualColors, {}).every(({ ratio }) => ratio >= leastContrast.text)).toBe(true);
  expect(themeTokens(usualColors, {})).toEqual({});
});

test('what can’t be read is told at the colour that was changed', () => {
  expect(unreadable(usualColors, { brand: '#f2c9dd' }).map(({ colour }) => colour)).toEqual([
    'brand',
    'brand',
    'brand',
  ]);
  expect(
    unreadable(usualColors, { paper: '#777777' }).every(({ colour }) => colour === 'paper'),
  ).toBe(true);
});

const hex = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const own = fc.record(
  Object.fromEntries(themeColors.map(({ name }) => [name, hex])) as Record<string, typeof hex>,
  { requiredKeys: [] },
);

test('of colours that can be read, what follows from them can be read too', () => {
  fc.assert(
    fc.property(own, (colors) => {
      const chosen = colors as OwnColors;
      const tokens = themeTokens(usualColors, chosen);
      expect(Object.values(tokens).every(isColor)).toBe(true);
      if (unreadable(usualColors, chosen).length > 0) return;
      const whole = { ...usualColors, ...chosen };
      const { text } = leastContrast;
      if (tokens['brand-tint'])
        expect(contrastOf(whole.brand, tokens['brand-tint'])).toBeGreaterThanOrEqual(text);
      if (tokens['on-brand-soft'])
        expect(contrastOf(tokens['on-brand-soft'], whole.brand)).toBeGreaterThanOrEqual(text);
      if (tokens['brand-light'])
        expect(contrastOf(whole.onBrand, tokens['brand-light'])).toBeGreaterThanOrEqual(text);
      if (tokens['line-strong'])
        expect(contrastOf(tokens['line-strong'], whole.paper)).toBeGreaterThanOrEqual(
          leastContrast.line,
        );
    }),
    { numRuns: 2000 },
  );
});
