import { type SQL, sql } from 'drizzle-orm';
import { products, variants } from '#features/catalog/api.server';
import { parcels } from '#features/fulfilment/api.server';
import { orderLines, orderPhone, orders } from '#features/orders/api.server';
import { payments } from '#features/payments/api.server';
import { returns } from '#features/returns/api.server';
import { getSite } from '#features/settings/api.server';
import { customers as limits } from '#kernel/limits-customers';
import type { Host } from '#platform/host';

/** Words of what was typed that are looked for. */
const MOST_WORDS = 6;

const escaped = (word: string): string => word.replace(/[\\%_]/g, String.raw`\$&`);

const containing = (word: string): string => `%${escaped(word)}%`;

/** Whether a text, in lower case, holds every word that was typed. */
export const holdsWords = (text: SQL, search: string): SQL => {
  const words = search.toLowerCase().replaceAll('\0', '').split(/\s+/).filter(Boolean);
  const held = words.slice(0, MOST_WORDS).map((word) => sql`${text} like ${containing(word)}`);
  return sql.join([sql`true`, ...held], sql` and `);
};

/** Articles that a search is about at most, and the newest orders that are looked at of each. */
const ARTICLES = 200;
const ORDERS_EACH = 1000;

/** Characters from which a code is looked for: fewer begin too many. */
const SHORTEST_CODE = 4;
const SHORTEST_TITLE = 3;

/** The newest orders of articles, which an index has ready for each of them. */
const ofArticles = (articles: SQL, isIt: SQL, most: number): SQL => sql`
  select line.order_id from (${articles}) as article cross join lateral (
    select ${orderLines.orderId} from ${orderLines} where ${isIt}
    order by ${orderLines.orderId} desc limit ${most}
  ) as line`;

const byTitle = (siteId: number, search: string, most: number): SQL => {
  const words = search.split(/\s+/).slice(0, MOST_WORDS);
  const held = words.map((word) => sql`${products.title} ilike ${containing(word)}`);
  const articles = sql`select ${products.id} as id from ${products}
    where ${products.siteId} = ${siteId} and ${sql.join(held, sql` and `)} limit ${ARTICLES}`;
  return ofArticles(articles, sql`${orderLines.productId} = article.id`, most);
};

const byNumber = (code: string, most: number): SQL => {
  const begin = `${escaped(code)}%`;
  const articles = sql`select ${variants.id} as id, ${variants.productId} as product_id
    from ${variants} where lower(${variants.sku}) like ${begin.toLowerCase()}
      or ${variants.gtin} like ${begin} limit ${ARTICLES}`;
  const isIt = sql`${orderLines.productId} = article.product_id
    and ${orderLines.variantId} = article.id`;
  return ofArticles(articles, isIt, most);
};

/** Returns, parcels and payments by what they are known by: whole, and parcels by the beginning as well. */
const byCode = (code: string): SQL[] => [
  sql`select ${returns.orderId} from ${returns} where ${returns.number} = ${code.toUpperCase()}`,
  sql`select ${parcels.orderId} from ${parcels}
    where upper(${parcels.trackingCode}) like ${`${escaped(code.toUpperCase())}%`}`,
  sql`select ${payments.orderId} from ${payments} where ${payments.providerId} = ${code}`,
];

/** A telephone number by its last digits; undefined: what was typed is none. */
export const phoneIn = (search: string): string | undefined => {
  const digits = search.replace(/\D/g, '');
  const isPhone = /^\s*(?:\+|0)[\d\s()-]+$/.test(search) && digits.length >= limits.phoneDigits;
  return isPhone ? digits.slice(-limits.phoneDigits) : undefined;
};

/**
 * How a telephone number of this country begins, as an index has its last digits: '030-' is all that begins with 30.
 * Undefined: what was typed is no beginning that tells some from others.
 */
export const phoneBegun = (search: string): { from: string; below?: string } | undefined => {
  // Of another country's numbers the last digits don't tell where one begins.
  if (!/^\s*(?:\+\s*31|0)[\d\s()-]*$/.test(search)) return undefined;
  const from = search
    .replace(/\D/g, '')
    .replace(/^(?:00)?31|^0/, '')
    .replace(/^0/, '');
  if (from.startsWith('0')) return undefined;
  if (from.length < limits.phoneBegun || from.length >= limits.phoneDigits) return undefined;
  // A range instead of a pattern: whatever order of letters the database has, an index of digits can be used.
  const next = String(Number(from) + 1);
  return next.length > from.length ? { from } : { from, below: next };
};

/** The newest of who has a telephone number, however it is written: an index has its last digits. */
const byPhone = (phone: string, most: number): SQL => sql`
  select ${orders.id} from ${orders} where ${orderPhone} = ${phone}
  order by ${orders.id} desc limit ${most}`;

/**
 * The orders that a search finds by what belongs to them: articles by their title or number, payments, parcels and
 * returns by theirs, and by the telephone number of who ordered. `most`: of each article so many at most; absent: they are narrowed further, so more of them.
 */
export const ordersByThings = (host: Host, typed: string, most = ORDERS_EACH): SQL => {
  const search = typed.replaceAll('\0', '').trim();
  const isCode = search.length >= SHORTEST_CODE && !/\s/.test(search);
  const isTitle = search.length >= SHORTEST_TITLE;
  const phone = phoneIn(search);
  const parts = [
    ...(phone ? [byPhone(phone, most)] : []),
    ...(isCode ? [...byCode(search), byNumber(search, most)] : []),
    ...(isTitle ? [byTitle(getSite(host).id, search, most)] : []),
  ].map((part) => sql`(${part})`);
  return parts.length === 0 ? sql`select null::int where false` : sql.join(parts, sql` union `);
};
