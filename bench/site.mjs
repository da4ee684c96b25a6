import { pick, randomFrom } from './random.mjs';

/** The listings that are loaded: one page for each department. */
export const listing = '/dames';
export const listings = ['/dames', '/heren', '/schoenen', '/accessoires', '/wonen'];

export const getText = async (address) => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
};

/** The site's name in addresses. */
export const siteOf = async (address) =>
  /data-site="([^"]+)"/.exec(await getText(address))?.[1] ?? 'brink';

const attributes = (tag) =>
  Object.fromEntries(
    [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );

/** What a listing's page offers: its section's address and its filters with their values. */
const readListing = (html) => {
  const url = /data-section-url="([^"]+)"/.exec(html)?.[1];
  if (!url) throw new Error('the page has no section');
  const inputs = [...html.matchAll(/<input[^>]*>/g)].map(([tag]) => attributes(tag));
  const columns = new Map();
  for (const { name = '', value = '' } of inputs) {
    if (!/^filter_\w+(\[\])?$/.test(name) || !/^\d+$/.test(value) || /_m(in|ax)$/.test(name))
      continue;
    columns.set(name, [...(columns.get(name) ?? []), value]);
  }
  const orders = [...html.matchAll(/<option[^>]*value="([\w-]+)"/g)].map(([, value]) => value);
  return { url, id: url.split('/').at(-1), columns, orders };
};

const bodyOf = (random, { id, columns, orders }) => {
  const body = new URLSearchParams({ view: 'ajax' });
  for (const [name, values] of columns) {
    if (random() > 0.35) continue;
    const count = name.endsWith('[]') ? 1 + Math.floor(random() * 3) : 1;
    for (const value of new Set(Array.from({ length: count }, () => pick(random, values)))) {
      body.append(name, value);
    }
  }
  if (random() < 0.3) body.append('filter_price_min', String(10 + Math.floor(random() * 60)));
  if (random() < 0.3) body.append('filter_price_max', String(80 + Math.floor(random() * 120)));
  if (orders.length > 0 && random() < 0.3) body.append('sort', pick(random, orders));
  if (random() < 0.2) body.append(`page_${id}`, String(2 + Math.floor(random() * 4)));
  return body.toString();
};

/** Posts for listings' sections with random filters over all their columns. */
export const randomFragments = async (address, count = 20_000, from = listings) => {
  const random = randomFrom(7);
  const known = await Promise.all(
    from.map(async (path) => readListing(await getText(address + path))),
  );
  return Array.from({ length: count }, () => {
    const one = pick(random, known);
    return { method: 'POST', path: one.url, body: bodyOf(random, one) };
  });
};

const titlesOf = (html) =>
  [...html.matchAll(/<a[^>]*href="\/artikel\/[^"]*"[^>]*>([^<]+)<\/a>/g)].map(([, title]) => title);

/** The site's name, and the words of articles' titles on its listings. */
const wordsOf = async (address) => {
  const pages = await Promise.all(
    listings.flatMap((path) =>
      ['', '?sort=price', '?sort=name'].map((query) => getText(address + path + query)),
    ),
  );
  const site = /data-site="([^"]+)"/.exec(pages[0])?.[1] ?? 'brink';
  const words = pages
    .flatMap(titlesOf)
    .flatMap((title) => title.toLowerCase().match(/\p{L}{2,}/gu) ?? []);
  return { site, words: [...new Set(words)] };
};

const suggestionFor = (site, search) => ({
  path: `/${site}/webcore/search/suggest?${new URLSearchParams({ search })}`,
});

const LETTERS = [...'aeionrst'];

/** A word with another letter in one place. */
const mistyped = (random, word, first = 0) => {
  const at = first + Math.floor(random() * (word.length - first));
  return word.slice(0, at) + pick(random, LETTERS) + word.slice(at + 1);
};

/** What people type: words of articles' titles and their beginnings, some with an error. */
export const randomSuggestions = async (address, count = 20_000) => {
  const random = randomFrom(11);
  const { site, words } = await wordsOf(address);
  const typed = () => {
    const word = pick(random, words);
    const length = 2 + Math.floor(random() * (word.length - 1));
    const part = word.slice(0, length);
    if (random() < 0.1 && part.length > 4) return mistyped(random, part, 1);
    return random() < 0.25 ? `${pick(random, words)} ${part}` : part;
  };
  return Array.from({ length: count }, () => suggestionFor(site, typed()));
};

/** The first three letters of articles' words, half of them with another one. */
export const threeLetters = async (address, count = 20_000) => {
  const random = randomFrom(31);
  const { site, words } = await wordsOf(address);
  const long = words.filter(({ length }) => length >= 3).map((word) => word.slice(0, 3));
  return Array.from({ length: count }, () => {
    const part = pick(random, long);
    return suggestionFor(site, random() < 0.5 ? mistyped(random, part) : part);
  });
};
