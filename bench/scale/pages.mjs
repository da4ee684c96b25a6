// Which pages the bench asks for, and how a price is changed in the office.
import { logIn } from '../office.mjs';

const LISTINGS = [
  '/dames',
  '/heren',
  '/schoenen',
  '/accessoires',
  '/wonen',
  '/winkels',
  '/vacatures',
];
const ORDERS = ['price', 'price-down', 'name', 'newest', 'popular'];

const textOf = async (address, headers = {}) => {
  const reply = await fetch(address, { headers, redirect: 'manual' });
  return { reply, text: await reply.text() };
};

const locationsIn = (xml) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address).pathname);

/** So many addresses of pages, all that sitemaps list first, then listings in other orders and with filters. */
export const listPages = async (address, wanted) => {
  const maps = locationsIn((await textOf(`${address}/sitemap.xml`)).text);
  const found = new Set(['/']);
  for (const map of maps) {
    for (const path of locationsIn((await textOf(address + map)).text)) found.add(path);
  }
  for (const path of LISTINGS) for (const sort of ORDERS) found.add(`${path}?sort=${sort}`);
  for (let from = 1; found.size < wanted; from += 1) {
    for (const path of LISTINGS.slice(0, 5)) found.add(`${path}?filter_price_min=${from}`);
  }
  return [...found].slice(0, wanted);
};

/** Runs tasks, so many at once. */
export const inTurn = async (all, most, run) => {
  const left = [...all.entries()];
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) await run(next[1], next[0]);
  };
  await Promise.all(Array.from({ length: most }, work));
};

/** An article, and all pages of these that show its card or are its own; each is then kept. */
export const pagesThatShow = async (address, access, candidates) => {
  const shows = [];
  await inTurn(candidates, 8, async (path) => {
    // Pages with a query are kept from the second time on.
    const both = [await textOf(address + path), await textOf(address + path)];
    const [{ text }] = both;
    if (path === `/artikel/${access}` || text.includes(`href="/artikel/${access}"`))
      shows.push(path);
  });
  return shows;
};

/** As pages write it, in Dutch or in English. */
export const inEuros = (cents) => new RegExp((cents / 100).toFixed(2).replace('.', '[.,]'));

/** Somebody of the office who changes prices: `change` resolves once the office says that it is done. */
export const openOffice = async (address) => {
  const cookie = await logIn(address);
  const call = async (path, body) => {
    const reply = await fetch(`${address}/admin/api/${path}`, {
      method: 'POST',
      headers: {
        cookie,
        origin: address,
        'etalage-office': '1',
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    const told = await reply.json();
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${JSON.stringify(told)}`);
    return told;
  };
  const change = async (id, cents) => {
    const body = {
      ids: [id],
      rule: { way: 'fixed', value: cents, rounding: 'none' },
      ...{ sale: false, floor: null },
    };
    const { print } = await call('prices/preview', body);
    const { changed } = await call('prices/change', { ...body, print });
    if (changed !== 1) throw new Error(`a price was not changed: ${changed}`);
  };
  return { change };
};

/**
 * Asks for pages through a cache until all show a price, beginning now. Answers the seconds until the last one did,
 * how often a page was asked for, and how many answers of those came from the cache.
 */
export const seenIn = async (address, pages, price, { patience = 40 } = {}) => {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  let [asked, hits, last] = [0, 0, 0];
  await inTurn(pages, 8, async (path) => {
    for (;;) {
      const { reply, text: html } = await textOf(address + path, { 'accept-encoding': 'gzip' });
      asked += 1;
      if (reply.headers.get('cache-status')?.endsWith('hit')) hits += 1;
      if (price.test(html)) break;
      if (seconds() > patience)
        throw new Error(`${path} does not say ${price} after ${patience} s`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    last = Math.max(last, seconds());
  });
  return { seconds: last, asked, hits };
};

/** How many pages don't show a price now. */
export const countWithout = async (address, pages, price) => {
  let count = 0;
  await inTurn(pages, 8, async (path) => {
    const { text } = await textOf(address + path, { 'accept-encoding': 'gzip' });
    if (!price.test(text)) count += 1;
  });
  return count;
};
