import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseComposition } from '#kernel/values/composition';
import type { DemoProduct } from './read';

const folder = new URL('../content/products/', import.meta.url);
const read = (file: string) =>
  JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as DemoProduct[];
const products = readdirSync(folder).flatMap(read);

/** Words in an article's name, and the fibre that it then has. */
const fibres: [RegExp, string][] = [
  [/\bwollen|lamswol|merino/i, 'wol'],
  [/\bkatoenen/i, 'katoen'],
  [/\blinnen/i, 'linnen'],
  [/\bzijden/i, 'zijde'],
  [/kasjmier/i, 'kasjmier'],
  [/mohair/i, 'mohair'],
];
const numbers = ['nul', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht'];

test('what is for summer is not new in winter', () => {
  const both = products.filter(({ tags }) => tags.includes('nieuw') && tags.includes('zomer'));
  expect(both.map(({ access }) => access)).toEqual([]);
});

test('each pair of shoes says how its size falls', () => {
  const shoes = readdirSync(folder).filter((file) => file.startsWith('schoenen-'));
  const pairs = shoes.flatMap(read);
  expect(pairs.length).toBeGreaterThan(50);
  expect(pairs.filter(({ attributes }) => !attributes.Pasvorm).map(({ access }) => access)).toEqual(
    [],
  );
});

describe.each(products.map((one) => [one.access, one] as const))('%s', (_, product) => {
  const { title, attributes, composition } = product;

  test('says what it is made of once', () => {
    if (!composition) return;
    expect(parseComposition(composition)).not.toHaveProperty('fault');
    expect(attributes.Materiaal ?? '').not.toContain('%');
    for (const [word, fibre] of fibres) {
      if (word.test(`${title} ${attributes.Materiaal ?? ''}`)) expect(composition).toContain(fibre);
    }
  });

  test('has as many pieces as its name says', () => {
    const [, word] = /(\p{L}+) (?:stuks|paar)$/u.exec(title) ?? [];
    if (word) expect(attributes.Aantal).toMatch(new RegExp(`^${numbers.indexOf(word)} `));
  });
});
