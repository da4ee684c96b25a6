import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatComposition, parseComposition, type TextilePart } from './composition';
import { fibreNames } from './fibres';

const names = fc.constantFrom(...fibreNames);

/** Percentages of whole numbers that add up to 100. */
const shares = fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 3 }).map((some) => {
  const rest = 100 - some.reduce((sum, one) => sum + one, 0);
  return [...some, rest];
});

const part = (name: string) =>
  fc.tuple(shares, fc.uniqueArray(names, { minLength: 4, maxLength: 4 })).map(
    ([percents, fibres]): TextilePart => ({
      part: name,
      fibres: percents
        .map((percent, at) => ({ percent, name: fibres[at] ?? 'wol' }))
        .sort((a, b) => b.percent - a.percent),
    }),
  );

const compositions = fc.oneof(
  part('').map((one) => [one]),
  fc.tuple(part('Buitenstof'), part('Voering')),
);

test('a composition that is written is read again as it was', () => {
  fc.assert(
    fc.property(compositions, (parts) => {
      const text = formatComposition(parts);
      const read = parseComposition(text);
      expect(read).not.toHaveProperty('fault');
      expect(formatComposition(read as TextilePart[])).toBe(text);
    }),
  );
});

test('the fibre that weighs most comes first, and percentages may have a decimal', () => {
  const read = parseComposition('12,5% Zijde, 87,5% katoen') as TextilePart[];
  expect(formatComposition(read)).toBe('87,5% katoen, 12,5% zijde');
});

test.each([
  ['80% wol, 10% polyamide', 'de percentages zijn samen 90, niet 100'],
  ['Voering: 80% wol', "de percentages van 'Voering' zijn samen 80, niet 100"],
  ['100% wolwol', "'wolwol' is geen wettelijke vezelnaam"],
  ['100% merino', "'merino' is geen wettelijke vezelnaam"],
  ['wol', "'wol' is niet van de vorm '80% wol'"],
  ['', "'' is niet van de vorm '80% wol'"],
  ['100% wol; Voering: 100% viscose', 'van elk onderdeel moet de naam voor een dubbele punt staan'],
  [`${'v'.repeat(50)}: 80% wol`, `de percentages van '${'v'.repeat(40)}' zijn samen 80, niet 100`],
  [`100% ${'w'.repeat(50)}`, `'${'w'.repeat(40)}' is geen wettelijke vezelnaam`],
  ['w'.repeat(50), `'${'w'.repeat(40)}' is niet van de vorm '80% wol'`],
  ['100% wol; 100% viscose', 'van elk onderdeel moet de naam voor een dubbele punt staan'],
])('%s is refused with why', (text, fault) => {
  expect(parseComposition(text)).toEqual({ fault });
});

test('where a fibre came from may stand before its name', () => {
  const text = '60% biologisch katoen, 40% gerecycled polyester';
  expect(formatComposition(parseComposition(text) as TextilePart[])).toBe(text);
});
