import { sql } from 'drizzle-orm';
import { listMovements } from '#features/stock/api.server';
import { tellMovement } from '#features/workfloor/api.server';
import { counter as limits } from '#kernel/limits-counter';
import { counterTexts as texts } from '#kernel/messages/nl-counter';
import type { Db } from '#platform/db/types';
import type { ToldMovement } from '#ui/work/movements.view';
import { counterPath, type FoundStock, type StockDetails, type StockItem } from '../contract';
import { choiceOf, findArticles, presentArticle } from './articles';
import { readPromised } from './promised';

const containing = (word: string): string => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`;

type Row = { variantId: number; free: number; count: number };

type Asked = { warehouseId: number | undefined; typed: string; page: number };

/** Variants of goods by words of their name, article number or EAN; a whole number comes first. */
const findRows = async (db: Db, { warehouseId, typed, page }: Asked): Promise<Row[]> => {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 6);
  const isIn = words.map(
    (word) => sql`lower(p.title || ' ' || coalesce(v.sku, '') || ' ' || coalesce(v.gtin, '') || ' '
      || coalesce(c.title, '') || ' ' || coalesce(z.title, '')) like ${containing(word)}`,
  );
  const { rows } = await db.execute<Row>(sql`
    select v.id as "variantId", coalesce(s.pieces, 0)::int as free, count(*) over ()::int as count
    from variants v join products p on p.id = v.product_id
    left join colors c on c.id = v.color_id left join sizes z on z.id = v.size_id
    left join stock s on s.variant_id = v.id and s.warehouse_id = ${warehouseId ?? null}::int
    where p.kind = 'goods' and (lower(v.sku) = ${typed.toLowerCase()} or v.gtin = ${typed}
      or (${sql.join(isIn, sql` and `)}))
    order by (lower(v.sku) = ${typed.toLowerCase()} or v.gtin = ${typed}) desc nulls last,
      coalesce(s.pieces, 0) = 0, p.title, z.sort, v.id
    limit ${limits.found} offset ${(page - 1) * limits.found}`);
  return rows;
};

const presentItem = (
  storeId: number,
  { variantId, free }: Pick<Row, 'variantId' | 'free'>,
  articles: Awaited<ReturnType<typeof findArticles>>,
): StockItem[] => {
  const article = articles.get(variantId);
  if (!article) return [];
  const { title } = article;
  return [
    {
      ...presentArticle({ title, choice: choiceOf(article) }, article),
      ...{ variantId, free, href: counterPath.variant(storeId, variantId) },
    },
  ];
};

/** Articles as a store has them. A whole article number or EAN finds that one alone. */
export const findStock = async (
  db: Db,
  at: { storeId: number; warehouseId: number | undefined },
  { typed, page }: Pick<Asked, 'typed' | 'page'>,
): Promise<FoundStock> => {
  const rows = await findRows(db, { warehouseId: at.warehouseId, typed, page });
  // An address that was kept may ask for a page that is no more.
  if (rows.length === 0 && page > 1) return findStock(db, at, { typed, page: 1 });
  const articles = await findArticles(
    db,
    rows.map(({ variantId }) => variantId),
  );
  const items = rows.flatMap((row) => presentItem(at.storeId, row, articles));
  const whole = items.filter(
    ({ sku, gtin }) => sku?.toLowerCase() === typed.toLowerCase() || gtin === typed,
  );
  if (whole.length > 0) return { items: whole, count: whole.length, page: 1, pages: 1 };
  const count = rows[0]?.count ?? 0;
  return { items, count, page, pages: Math.ceil(count / limits.found) };
};

/** An article at a store, with what is put aside of it; undefined: it is no article. */
export const readStock = async (
  db: Db,
  { storeId, warehouseId }: { storeId: number; warehouseId: number },
  variantId: number,
): Promise<(StockDetails & { productId: number }) | undefined> => {
  const article = (await findArticles(db, [variantId])).get(variantId);
  if (!article) return undefined;
  const { rows } = await db.execute<{ pieces: number }>(sql`
    select pieces from stock where warehouse_id = ${warehouseId} and variant_id = ${variantId}`);
  const free = rows[0]?.pieces ?? 0;
  const promised = await readPromised(db, { warehouseId, variantId });
  const { title, productId } = article;
  return {
    ...presentArticle({ title, choice: choiceOf(article) }, article),
    ...{ variantId, productId, free, promised: promised.pieces, all: free + promised.pieces },
    aside: [
      ...promised.orders.map(({ number, pieces }) => ({
        label: texts.asideOrder(number, pieces),
        href: counterPath.order(storeId, number),
      })),
      ...promised.reservations.map(({ id, name }) => ({
        label: texts.asideReservation(name),
        href: counterPath.reservation(storeId, id),
      })),
    ],
  };
};

/** What staff wrote of one article, the newest first. */
export const readMovements = async (
  db: Db,
  place: { warehouseId: number; variantId: number },
): Promise<ToldMovement[]> => (await listMovements(db, place, limits.movements)).map(tellMovement);

/** The same of all articles of a store. */
export const readAllMovements = async (
  db: Db,
  { storeId, warehouseId }: { storeId: number; warehouseId: number },
): Promise<ToldMovement[]> => {
  const rows = await listMovements(db, { warehouseId }, limits.movements);
  const articles = await findArticles(
    db,
    rows.map(({ variantId }) => variantId),
  );
  return rows.map((row) => {
    const article = articles.get(row.variantId);
    const name = article && [article.title, choiceOf(article)].filter(Boolean).join(', ');
    return {
      ...tellMovement(row),
      ...(name && { what: name }),
      href: counterPath.variant(storeId, row.variantId),
    };
  });
};
