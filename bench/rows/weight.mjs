import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { atMost } from '../budget.mjs';
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

const ISLAND = '.island.tsx';

/** What a page fetches once all on it woke: its islands, and what the shell of any page may fetch. */
const awake = (html) => {
  const all = manifest();
  const entry = 'src/main/browser.ts';
  const shell = all[entry].dynamicImports.filter((name) => !name.endsWith(ISLAND));
  const islands = [...html.matchAll(/data-island="([^"]+)"/g)].map(([, id]) => {
    const name = `src/${id}${ISLAND}`;
    if (!all[name]) throw new Error(`the build has no island '${id}'`);
    return name;
  });
  const names = new Set();
  for (const name of [entry, ...shell, ...islands]) withImports(all, name, names);
  return [...names].map((name) => join(client, all[name].file));
};

const styles = () =>
  readdirSync(join(client, 'assets'))
    .filter((file) => file.endsWith('.css'))
    .map((file) => join(client, 'assets', file));

const sum = (files) => files.reduce((total, file) => total + brotli(readFileSync(file)), 0);

const row = (name, limit, weigh) => ({
  name,
  budget: limit && atMost(limit, 'kB', ({ bytes }) => bytes / 1000, { digits: 1 }),
  run: async (context) => ({ weight: true, bytes: await weigh(context) }),
});

const page =
  (find, weigh) =>
  async ({ servers }) => {
    const { address } = await servers.get();
    return weigh(await getText(address + (await find(address))));
  };

/** The style sheets that a page waits for before it shows anything. */
const awaited = (html) => {
  const found = [...html.matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)];
  if (found.length === 0) throw new Error('the page has no style sheet');
  return sum(found.map(([, file]) => join(client, file)));
};

const zipped = (html) => gzipSync(html).length;
const scripts = (html) => sum(awake(html));

const listingPath = () => listing;
const homePath = () => '/';

const productPath = async (address) => {
  const found = /href="(\/artikel\/[^"]+)"/.exec(await getText(address + listing));
  if (!found) throw new Error('the listing shows no article');
  return found[1];
};

/** What a browser fetches for a page. */
export const weightRows = () => [
  row('HTML of the listing, gzip', 20, page(listingPath, zipped)),
  row('HTML of a product, gzip', 20, page(productPath, zipped)),
  row('HTML of the home page, gzip', 20, page(homePath, zipped)),
  row('JavaScript at rest, brotli', 15, () => sum(atRest())),
  row('JavaScript of the listing awake, brotli', 120, page(listingPath, scripts)),
  row('JavaScript of a product awake, brotli', 120, page(productPath, scripts)),
  row('style sheet that the listing waits for, brotli', 13, page(listingPath, awaited)),
  row('style sheet that a product waits for, brotli', 13, page(productPath, awaited)),
  row('style sheet that the home page waits for, brotli', 13, page(homePath, awaited)),
  row('style sheets in all, brotli', undefined, () => sum(styles())),
];
