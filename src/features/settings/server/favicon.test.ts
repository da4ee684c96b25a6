import { expect, test } from 'vitest';
import { theme, usualColors } from '#ui/theme/theme';
import { drawIcon } from './favicon';

test('a site’s icon is its first letter in the theme’s colours', () => {
  const icon = drawIcon(' ørsted & zoon', usualColors);
  expect(icon).toContain('>Ø</text>');
  expect(icon).toContain(`fill="${theme.brand}"`);
});

test('whatever a site is called, its icon is sound SVG', () => {
  expect(drawIcon('<b>', usualColors)).toContain('>&lt;</text>');
  expect(drawIcon('', usualColors)).toContain('></text>');
});
