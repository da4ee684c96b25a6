import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { fontFaces } from './font-faces';
import { readTheme } from './read-theme';

const root = resolve(import.meta.dirname, '../../..');
const css = fontFaces(readTheme(join(root, 'themes/brink')));
const faces = css.match(/@font-face \{[^}]*\}/g) ?? [];
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
  const folder = join(root, 'src/kernel/messages');
  const files = readdirSync(folder).filter((name) => /^nl.*(?<!\.test)\.ts$/.test(name));
  const texts = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('');
  const quoted = (texts.match(/'[^'\n]*'|`[^`]*`/g) ?? []).join('');
  const letters = [...new Set(quoted)].filter((one) => /[\p{L}\p{N}\p{Sc}’‘“”–…]/u.test(one));
  expect(letters).toEqual(expect.arrayContaining(['a', 'é', 'ë', '€']));
  expect(cut).toHaveLength(2);
  for (const face of cut) expect(letters.filter((one) => !has(face)(one))).toEqual([]);
});

test('a face is named whole before it is named small: the last that has a letter is taken', () => {
  const own = faces.filter((face) => face.includes('.woff2'));
  expect(own.map((face) => face.includes('-dutch'))).toEqual([false, true, false, true]);
});

/** In percent. */
const read = (family: string, property: string, weight = ''): number => {
  const face = faces.find((one) => one.includes(`'${family}'`) && one.includes(weight)) ?? '';
  return Number(new RegExp(`${property}: ([\\d.]+)%`).exec(face)?.[1]);
};

test('what stands in for a face is as wide and as high: as was measured by hand, of each weight', () => {
  const measured: [string, number, string?][] = [
    ['Hanken Grotesk Fallback', 99.9, 'font-weight: 1 '],
    ['Hanken Grotesk Fallback', 99.4, 'font-weight: 475 '],
    ['Hanken Grotesk Fallback', 101.2, ' 1000;'],
    ['Young Serif Fallback', 112.76],
    ['Young Serif Fallback Android', 104.1],
    ['Young Serif Fallback Times', 123.8],
  ];
  for (const [family, percent, weight] of measured) {
    const told = read(family, 'size-adjust', weight);
    expect(Math.abs(told - percent), `${family} ${weight} ${told}`).toBeLessThan(0.6);
  }
  // Of a size that is made larger, less of it.
  const high = read('Young Serif Fallback', 'ascent-override');
  const wide = read('Young Serif Fallback', 'size-adjust');
  expect(Math.abs((high * wide) / 100 - 104.6)).toBeLessThan(0.2);
  expect(read('Young Serif Fallback', 'line-gap-override')).toBe(0);
});
