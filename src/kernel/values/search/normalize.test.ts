import { expect, test } from 'vitest';
import { normalizeDutch, wordsToFind, wordsToIndex } from './normalize';

test.each([
  ["Baby's en foto’s", 'baby en foto'],
  ["d'avond l`eau", 'd avond l eau'],
  ["'s avonds", 's avonds'],
  ['Straße, Ørsted & Ångström', 'strasse ørsted angstrom'],
  ['IJs 2024/25', 'ijs 2024 25'],
  ['Москва 12, Αθήνα', 'москва 12 αθηνα'],
])('%j has the words %j', (text, words) => {
  const found = normalizeDutch(text);
  expect(found.join(' ').normalize('NFD').replace(/\p{M}/gu, '').replace('ø', 'o')).toBe(
    words.replace('ø', 'o'),
  );
});

test('what is written with hyphens is found in parts and in one piece', () => {
  expect(wordsToIndex('Wit T-shirt')).toEqual(['wit', 't', 'shirt', 'tshirt']);
  expect(wordsToIndex('kant-en-klaar')).toEqual(['kant', 'en', 'klaar', 'kantenklaar']);
  expect(wordsToIndex('heren - dames -')).toEqual(['heren', 'dames']);
  expect(wordsToIndex('Wit shirt')).toEqual(['wit', 'shirt']);
  expect(wordsToIndex('б-12-q')).toEqual(['б', '12', 'q', 'б12q']);
});

test('small words of a query say nothing beside others, and each word is looked for once', () => {
  expect(wordsToFind('lamp voor de lamp in het huis')).toEqual(['lamp', 'huis']);
  expect(wordsToFind('tot en met')).toEqual(['tot', 'en', 'met']);
  const small = 'aan de den der des die dat een en het in met of om op te tot uit van voor';
  expect(wordsToFind(`${small} kast`)).toEqual(['kast']);
});
