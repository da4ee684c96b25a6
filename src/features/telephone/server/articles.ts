import { sql } from 'drizzle-orm';
import { presentChoice } from '#features/cart/api.server';
import { colors, products, sizes, variants } from '#features/catalog/api.server';
import { getSite } from '#features/settings/api.server';
import { stock, warehouses } from '#features/stock/api.server';
import { orders as limits } from '#kernel/limits-orders';
import type { Host } from '#platform/host';
import type { ToldArticle, ToldArticles } from '../contract';
import { findSeats } from './seats';
import { escaped, wordsOf } from './words';

/** Variants of one article that are told. */
const MOST_VARIANTS = 60;

/** Characters from which a number or a part of a name is looked for: fewer begin too many. */
const SHORTEST = 2;

type Row = {
  productId: number;
  title: string;
  variantId: number;
  color: string | null;
  size: string | null;
  sku: string | null;
  gtin: string | null;
  pieces: number;
  unitCents: number;
};

const isOnline = sql`${products.state} = 'Online' and ${variants.state} = 'Online'`;

/** Articles by their name, or by the beginning of a number: those that are for sale, a few at a time. */
const findIds = async (host: Host, search: string): Promise<number[]> => {
  const named = wordsOf(search).map((word) => sql`${products.title} ilike ${`%${escaped(word)}%`}`);
  const begin = `${escaped(search)}%`;
  const { rows } = await host.db.execute<{ id: number }>(sql`
    select ${products.id} as id from ${products}
    where ${products.siteId} = ${getSite(host).id} and ${products.state} = 'Online' and (
      (${sql.join(named, sql` and `)})
      or ${products.id} in (select ${variants.productId} from ${variants}
        where lower(${variants.sku}) like ${begin.toLowerCase()} or ${variants.gtin} like ${begin}))
    order by ${products.id} in (select ${variants.productId} from ${variants}
        where lower(${variants.sku}) = ${search.toLowerCase()} or ${variants.gtin} = ${search}) desc,
      ${products.title}, ${products.id} limit ${limits.telephoneArticles + 1}`);
  return rows.map(({ id }) => id);
};

const listVariants = async (host: Host, ids: readonly number[]): Promise<Row[]> => {
  const { rows } = await host.db.execute<Row>(sql`
    select ${products.id} as "productId", ${products.title} as title, ${variants.id} as "variantId",
      ${colors.title} as color, ${sizes.title} as size, ${variants.sku} as sku, ${variants.gtin} as gtin,
      coalesce(${variants.priceCents}, ${products.priceCents}) as "unitCents",
      coalesce((select sum(${stock.pieces}) from ${stock}
        join ${warehouses} on ${warehouses.id} = ${stock.warehouseId} and ${warehouses.kind} = 'web'
        where ${stock.variantId} = ${variants.id}), 0)::int as pieces
    from ${products} join ${variants} on ${variants.productId} = ${products.id}
    left join ${colors} on ${colors.id} = ${variants.colorId}
    left join ${sizes} on ${sizes.id} = ${variants.sizeId}
    where ${isOnline} and ${products.id} in ${[...ids]}
    order by ${colors.title} nulls first, ${variants.id}`);
  return rows;
};

const isNumber = ({ sku, gtin }: Row, search: string): boolean =>
  sku?.toLowerCase() === search.toLowerCase() || gtin === search;

const tellArticle = (productId: number, rows: readonly Row[], search: string): ToldArticle[] => {
  const own = rows.filter((row) => row.productId === productId);
  const [first] = own;
  if (!first) return [];
  const exact = own.filter((row) => isNumber(row, search));
  const sorted = [...exact, ...own.filter((row) => !exact.includes(row))];
  const told = sorted.slice(0, MOST_VARIANTS).map((row) => ({
    ...{ variantId: row.variantId, choice: presentChoice(row), sku: row.sku ?? '' },
    ...{ pieces: row.pieces, unitCents: row.unitCents },
    ...(exact.includes(row) && { isMatch: true as const }),
  }));
  return [{ productId, title: first.title, variants: told }];
};

/** Articles that can be ordered now, with what of them there is and what it costs. */
export const findArticles = async (host: Host, typed: string): Promise<ToldArticles> => {
  const search = typed.replaceAll('\0', '').trim();
  if (search.length < SHORTEST) return { articles: [], hasMore: false };
  const [found, seats] = await Promise.all([findIds(host, search), findSeats(host, search)]);
  const ids = found.slice(0, limits.telephoneArticles);
  const rows = ids.length > 0 ? await listVariants(host, ids) : [];
  const articles = [...seats, ...ids.flatMap((id) => tellArticle(id, rows, search))];
  return { articles, hasMore: found.length > limits.telephoneArticles };
};
