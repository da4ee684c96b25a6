import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
const faces = read('fonts.css').match(/@font-face \{[^}]*\}/g) ?? [];
const cut = faces.filter((face) => face.includes('-dutch.woff2'));

const has = (face: string) => {
  const [, list = ''] = /unicode-range:([^;]*);/.exec(face) ?? [];
  const ranges = list.split(',').map((one) => {
    const [from = '', to = from] = one.trim().replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return (letter: string) => {
    const code = letter.codePointAt(0) ?? 0;
    return ranges.some(([from, to]) => code >= from && code <= to);
  };
};

test('the small fonts have every letter that our own Dutch texts have', () => {
  const folder = join(import.meta.dirname, '../../kernel/messages');
  const files = readdirSync(folder).filter((name) => /^nl.*(?<!\.test)\.ts$/.test(name));
  const texts = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('');
  const quoted = (texts.match(/'[^'\n]*'|`[^`]*`/g) ?? []).join('');
  const letters = [...new Set(quoted)].filter((one) => /[\p{L}\p{N}\p{Sc}’‘“”–…]/u.test(one));
  expect(letters).toEqual(expect.arrayContaining(['a', 'é', 'ë', '€']));
  expect(cut).toHaveLength(2);
  for (const face of cut) expect(letters.filter((one) => !has(face)(one))).toEqual([]);
});

test('the text font has every weight of the theme', () => {
  const text = cut.find((face) => face.includes('hanken')) ?? '';
  const [, least, most] = /font-weight: (\d+) (\d+)/.exec(text) ?? [];
  const weights = [...read('tokens.css').matchAll(/--weight-\w+: (\d+)/g)].map(([, one]) => one);
  expect(weights.length).toBeGreaterThan(2);
  for (const weight of weights) {
    expect(Number(weight)).toBeGreaterThanOrEqual(Number(least));
    expect(Number(weight)).toBeLessThanOrEqual(Number(most));
  }
});

test('a face is named whole before it is named small: the last that has a letter is taken', () => {
  const own = faces.filter((face) => face.includes('.woff2'));
  expect(own.map((face) => face.includes('-dutch'))).toEqual([false, true, false, true]);
});
