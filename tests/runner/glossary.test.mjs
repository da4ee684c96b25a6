import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

/** The rows of the glossary: what people read, and the words of the code. */
const rows = readFileSync(join(root, 'docs/glossary.md'), 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter((cells) => cells.length === 5 && cells[1] !== 'Dutch' && !/^-+$/.test(cells[1]));

const wordsOf = (cell) =>
  cell
    .replaceAll(/[()`]/g, ',')
    .split(/[,:]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** Sources, without comments, tests and texts that people read. */
const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|test-support)\.|messages\//.test(name))
  .map((name) =>
    readFileSync(join(root, 'src', name), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''),
  )
  .join('\n');

/** 'price ledger' as code may have it: priceLedger, price_ledger, price-ledger. */
const isUsed = (word) =>
  new RegExp(word.split(/[\s-]+/).join(String.raw`[\s_-]*`), 'i').test(sources);

test('each word of the glossary is one that the code uses', () => {
  expect(rows.length).toBeGreaterThan(80);
  const unused = rows.flatMap(([, , inCode]) => wordsOf(inCode).filter((word) => !isUsed(word)));
  expect(unused).toEqual([]);
});

test('each word that people read stands in it once, and so does each of the code', () => {
  const twice = (words) => words.filter((word, at) => words.indexOf(word) !== at);
  expect(twice(rows.flatMap(([, dutch]) => wordsOf(dutch)))).toEqual([]);
  expect(twice(rows.flatMap(([, , inCode]) => wordsOf(inCode)))).toEqual([]);
});
