import { expect, test } from 'vitest';
import { paysByButton } from './button';

test('a button by which one orders says that it costs money', () => {
  const good = [
    'Bestellen en betalen',
    'Betalen',
    'Betaal nu',
    'Kopen',
    'Bestelling met betaalplicht',
  ];
  expect(good.filter((text) => !paysByButton(text))).toEqual([]);
  const bad = ['Bestelling plaatsen', 'Bestellen', 'Bevestigen', 'Verder', 'Afrekenen', ''];
  expect(bad.filter(paysByButton)).toEqual([]);
});
