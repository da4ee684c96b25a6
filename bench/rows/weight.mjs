import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { root } from '../places.mjs';
import { getText, listing } from '../site.mjs';

const BROTLI_BEST = 11;
const brotli = (bytes) => brotliCompressSync(bytes, { params: { 1: BROTLI_BEST } }).length;

const client = join(root, 'dist', 'client');
const manifest = () => JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8'));

/** An entry's file with all that it imports at once. */
const withImports = (all, name, seen = new Set()) => {
  if (seen.has(name) || !all[name]) return seen;
  seen.add(name);
  for (const other of all[name].imports ?? []) withImports(all, other, seen);
  return seen;
};

const atRest = () => {
  const all = manifest();
  return [...withImports(all, 'src/main/browser.ts')].map((name) => join(client, all[name].file));
};

const everything = () =>
  [...new Set(Object.values(manifest()).map(({ file }) => file))]
    .filter((file) => file.endsWith('.js') && !file.includes('styles'))
    .map((file) => join(client, file));

const styles = () =>
  readdirSync(join(client, 'assets'))
    .filter((file) => file.endsWith('.css'))
    .map((file) => join(client, 'assets', file));

const sum = (files) => files.reduce((total, file) => total + brotli(readFileSync(file)), 0);

const row = (name, limit, weigh) => ({
  name,
  budget: limit && { text: `at most ${limit} kB`, holds: ({ bytes }) => bytes <= limit * 1000 },
  run: async (context) => ({ weight: true, bytes: await weigh(context) }),
});

const page =
  (find) =>
  async ({ servers }) => {
    const { address } = await servers.get();
    return gzipSync(await getText(address + (await find(address)))).length;
  };

const productPath = async (address) => {
  const found = /href="(\/artikel\/[^"]+)"/.exec(await getText(address + listing));
  if (!found) throw new Error('the listing shows no article');
  return found[1];
};

/** What a browser fetches for a page. */
export const weightRows = () => [
  row(
    'HTML of the listing, gzip',
    20,
    page(() => listing),
  ),
  row('HTML of a product, gzip', 20, page(productPath)),
  row(
    'HTML of the home page, gzip',
    20,
    page(() => '/'),
  ),
  row('JavaScript at rest, brotli', 15, () => sum(atRest())),
  row('JavaScript in all, brotli', 120, () => sum(everything())),
  row('style sheets in all, brotli', undefined, () => sum(styles())),
];
