import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { atMost } from '../budget.mjs';
import { openPhone, withBrowser } from '../phone.mjs';
import { root } from '../places.mjs';
import { BEHIND_PROXY } from '../shopper.mjs';
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

/** In ms: so long a page gets to come to rest. */
const REST = 1500;

const searchFor = async (page) => {
  await page.locator('[data-search-toggle]').tap();
  await page.getByRole('combobox').first().fill('trui');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
};

const putInCart = async (page) => {
  await page.locator('label:has(input[name="size_id"]:not([disabled]))').first().tap();
  await page
    .getByRole('button', { name: /^In winkelmand/ })
    .first()
    .tap();
  await page.locator('dialog[data-cart-popover]').waitFor();
};

/** What a visitor's phone fetched of a page on which all woke, search was used and whatever `act` does. */
const awake =
  (find, act = async () => {}) =>
  async ({ servers }) => {
    const { address } = await servers.get(BEHIND_PROXY);
    const path = await find(address);
    const files = new Set();
    await withBrowser(async (browser) => {
      const { page } = await openPhone(browser, address);
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') {
          files.add(join(client, new URL(response.url()).pathname));
        }
      });
      await page.goto(path);
      await page.getByRole('button', { name: 'Weigeren', exact: true }).click();
      await searchFor(page);
      await act(page);
      await page.waitForTimeout(REST);
      const asleep = await page.locator('etalage-island:not([data-awake])').count();
      if (asleep > 0) throw new Error(`${asleep} islands of ${path} did not wake`);
    });
    return sum(files);
  };

const styles = () =>
  readdirSync(join(client, 'assets'))
    .filter((file) => file.endsWith('.css'))
    .map((file) => join(client, 'assets', file));

const sum = (files) => [...files].reduce((total, file) => total + brotli(readFileSync(file)), 0);

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
  row('JavaScript of the listing awake, brotli', 120, awake(listingPath)),
  row('JavaScript of a product awake, brotli', 120, awake(productPath, putInCart)),
  row('style sheet that the listing waits for, brotli', 13, page(listingPath, awaited)),
  row('style sheet that a product waits for, brotli', 13, page(productPath, awaited)),
  row('style sheet that the home page waits for, brotli', 13, page(homePath, awaited)),
  row('style sheets in all, brotli', undefined, () => sum(styles())),
];
