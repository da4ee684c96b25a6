import { expect, test } from 'vitest';
import { theme } from '#ui/theme/theme';
import { drawIcon } from './favicon';

test('a site’s icon is its first letter in the theme’s colours', () => {
  const icon = drawIcon(' ørsted & zoon');
  expect(icon).toContain('>Ø</text>');
  expect(icon).toContain(`fill="${theme.brand}"`);
});

test('whatever a site is called, its icon is sound SVG', () => {
  expect(drawIcon('<b>')).toContain('>&lt;</text>');
  expect(drawIcon('')).toContain('></text>');
});
