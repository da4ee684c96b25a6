import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readFamily, readToken } from './read-token';
import { families, theme } from './theme';

test('a colour is read from the style sheet, the first that is set', () => {
  const css = ':root { --paper-raised: #111111; --paper: #F8f4ec; }\n.dark { --paper: #000; }';
  expect(readToken(css, 'paper', '#ffffff')).toBe('#F8f4ec');
});

test('without a colour of its own it is the neutral one', () => {
  for (const css of ['', '--paper: var(--tint);', '--paper: rgb(1 2 3 / 4%);', '--paper: #12;']) {
    expect(readToken(css, 'paper', '#ffffff')).toBe('#ffffff');
  }
});

test('the theme’s colours are those of its token file', () => {
  const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
  expect(new Set(Object.values(theme)).size).toBe(Object.keys(theme).length - 1);
  expect(theme.ground).toBe(theme.onBrand);
  for (const color of Object.values(theme)) expect(tokens).toContain(`: ${color};`);
});

test('a typeface is the first that a token names', () => {
  const css = ":root { --font-text: 'Fine Sans', 'Fine Fallback', sans-serif; --font-mono: mono; }";
  expect(readFamily(css, 'font-text')).toBe("'Fine Sans'");
  expect(readFamily(css, 'font-mono')).toBeUndefined();
  expect(families).toEqual({ text: "'Hanken Grotesk'", display: "'Young Serif'" });
});
