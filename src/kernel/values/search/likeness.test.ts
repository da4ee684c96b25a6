import { expect, test } from 'vitest';
import { likeness } from './likeness';

test('titles of the same kind of thing share a word, or how one ends', () => {
  expect(likeness('Bijzettafel Munt', 'Ronde bijzettafels')).toBe(2);
  expect(likeness('Bijzettafel Munt', 'Salontafel Plas')).toBe(1);
  expect(likeness('Ladekastje Nacht', 'Vitrinekast Apotheek')).toBe(1);
  expect(likeness('Hanglamp Fabriek', 'Staande lamp Linnenkast')).toBe(1);
});

test('a few letters, and words that only begin alike, say nothing', () => {
  expect(likeness('Bijzettafel Munt', 'Stationsklok Perron')).toBe(0);
  expect(likeness('Tafel Kort', 'Tafellamp Plooi')).toBe(0);
  expect(likeness('Pan', 'Koekenpan')).toBe(0);
  expect(likeness('', 'Tafel')).toBe(0);
});
