import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalizeDutch } from './normalize';
import { stem } from './stem';
import { FAMILIES, STRANGERS } from './stem.test-support';

describe('one stem for all forms of a word', () => {
  for (const [word = '', ...forms] of FAMILIES) {
    test(`${word}: ${forms.join(', ')}`, () => {
      for (const form of forms) expect([form, stem(form)]).toEqual([form, stem(word)]);
    });
  }
});

describe('words that only look alike keep their own stem', () => {
  for (const [a = '', b = ''] of STRANGERS) {
    test(`${a} is not ${b}`, () => expect(stem(a)).not.toBe(stem(b)));
  }
});

test('a compound ends in the stem of its last part, so that jas finds regenjas', () => {
  const compounds = 'regenjassen jas, kinderfietsen fiets, regenlaarzen laars, drinkflessen fles';
  for (const pair of compounds.split(', ')) {
    const [compound = '', part = ''] = pair.split(' ');
    expect(stem(compound).endsWith(stem(part))).toBe(true);
  }
});

test('any word has a stem of its own beginning, whatever it is', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9]{1,12}$/), (word) => {
      expect(stem(word).length).toBeGreaterThan(0);
      expect(stem(`${word}'s`)).toBe(stem(word));
    }),
  );
});

test('a text falls apart into folded words', () => {
  expect(normalizeDutch("Crème-kleurige Foto's, 2 ĲSJES & één T-shirt")).toEqual([
    'creme',
    'kleurige',
    'foto',
    '2',
    'ijsjes',
    'een',
    't',
    'shirt',
  ]);
  expect(normalizeDutch(' … ')).toEqual([]);
});

test('a word of three letters or with a digit, and what would be left without a vowel, stays as it is', () => {
  for (const word of [
    'een',
    'tje',
    'les',
    'mp3en',
    '4x4en',
    'pssten',
    'grrre',
    'roze',
    'thee',
    'schoen',
  ]) {
    expect(stem(word)).toBe(word);
  }
});

test('the ending of a diminutive is looked for at the end alone', () => {
  for (const [word, plain] of [
    ['bloemetjesjurkje', 'bloemetjesjurk'],
    ['stoeltjeshoesje', 'stoeltjeshoes'],
    ['vrouwtjesmandje', 'vrouwtjesmand'],
    ['dingetjesdoosje', 'dingetjesdoos'],
    ['bommetjesspelletje', 'bommetjesspel'],
    ['koninkjesjasje', 'koninkjesjas'],
    ['boompjesplantje', 'boompjesplant'],
    ['tafeltjeskleedje', 'tafeltjeskleed'],
  ] as const) {
    expect(stem(word), word).toBe(stem(plain));
    expect(stem(word)).toContain('jes');
  }
});
