import { expect, test } from 'vitest';
import { readToken } from './read-token';
import { theme } from './theme';

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
  for (const color of Object.values(theme)) expect(color).toMatch(/^#[\da-f]{6}$/i);
  expect(theme.ground).not.toBe(theme.brand);
});
