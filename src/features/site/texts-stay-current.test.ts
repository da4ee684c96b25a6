import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const src = resolve(import.meta.dirname, '../..');

/** What draws a text that the chain may say in its own words, of those in `kernel/site-texts`. */
const views = [
  'features/settings/site/promises.view.tsx',
  'features/pages/site/not-found.view.tsx',
  'features/cart/site/cart-empty.view.tsx',
  'features/newsletter/site/footer-form.view.tsx',
];

const fileOf = (path: string): string | undefined =>
  [path, `${path}.ts`, `${path}.tsx`].find((one) => /\.tsx?$/.test(one) && existsSync(one));

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'([#.][^']+)'/g)].flatMap(
    ([, name = '']) =>
      fileOf(name.startsWith('#') ? join(src, name.slice(1)) : join(dirname(file), name)) ?? [],
  );

const reachedFrom = (begin: readonly string[]): Set<string> => {
  const reached = new Set(begin);
  for (const file of reached) for (const one of importsOf(file)) reached.add(one);
  return reached;
};

test('no script of the site draws a text that a chain may change: what is saved is seen at once', () => {
  const islands = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.island.tsx'),
  );
  expect(islands.length).toBeGreaterThan(5);
  const begin = ['main/browser.ts', ...islands].map((file) => join(src, file));
  const reached = reachedFrom(begin);
  expect(reached.size).toBeGreaterThan(200);
  expect(views.filter((file) => !existsSync(join(src, file)))).toEqual([]);
  expect(views.filter((file) => reached.has(join(src, file)))).toEqual([]);
});
