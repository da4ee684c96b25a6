import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutWords } from './without-words';

test('words are taken out of every text and name, whatever their capitals', () => {
  const line = { subject: 'Mail (AN@klant.nl)', after: { 'an@klant.nl': ['An de Wit', 5, null] } };
  expect(withoutWords(line, ['an@klant.nl', 'an de wit'], '–')).toEqual({
    subject: 'Mail (–)',
    after: { '–': ['–', 5, null] },
  });
});

test('nothing else changes, and no sign of a word is read as a pattern', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.array(fc.string({ minLength: 1 })), (thing, words) => {
      const texts = JSON.stringify(withoutWords(thing, words, '')).toLowerCase();
      expect(texts.length).toBeLessThanOrEqual(JSON.stringify(thing).length);
      expect(withoutWords(thing, [], '')).toEqual(thing);
    }),
  );
});
