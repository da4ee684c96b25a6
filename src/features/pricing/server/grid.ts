import { sql } from 'drizzle-orm';
import { counterPath } from '#features/counter/contract';
import { byIds, readRows, valuesOf } from '#features/entities/api.server';
import { getSite } from '#features/settings/api.server';
import type { StaffMember } from '#features/staff/contract';
import { notFound } from '#kernel/errors';
import type { Host } from '#platform/host';
import type { GridVariant, ToldGrid } from '../contract';
import { groupBy } from './group-by';
import { storedProducts } from './write';

/** What a variant is, by its fields' names on the wire. */
export type StoredVariant = {
  id: number | null;
  color_id: number | null;
  size_id: number | null;
  sku: string;
  gtin: string;
  price_cents: number | null;
  weight_grams: number | null;
  state: 'Online' | 'Offline';
};

export type StoredArticle = {
  title: string;
  price_cents: number;
  van_price_cents: number | null;
  state: 'Online' | 'Offline';
  variants: readonly StoredVariant[];
  pictures: readonly { picture: { key: string }; color_id: number | null }[];
};

type Lying = { id: number; place: string; storeId: number | null; pieces: number };

const readStock = async ({ db }: Host, productId: number): Promise<Lying[]> => {
  const { rows } = await db.execute<Lying>(sql`
    select s.variant_id as id, w.title as place, w.location_id as "storeId", s.pieces
    from stock s join warehouses w on w.id = s.warehouse_id join variants v on v.id = s.variant_id
    where v.product_id = ${productId} and s.pieces > 0
    order by w.kind = 'web' desc, w.title`);
  return rows;
};

const readPriors = async ({ db }: Host, productId: number): Promise<Map<number, number>> => {
  const { rows } = await db.execute<{ id: number; cents: number }>(sql`
    select id, prior_cents as cents from variants
    where product_id = ${productId} and prior_cents is not null and state = 'Online'`);
  return new Map(rows.map(({ id, cents }) => [id, cents]));
};

type Named = { id: number; title: string };

const readNames = async ({ db }: Host, article: StoredArticle) => {
  const ids = (name: 'color_id' | 'size_id') =>
    sql.param([...new Set(article.variants.flatMap((one) => one[name] ?? []))]);
  const [colors, sizes] = await Promise.all([
    db.execute<Named & { hex: string }>(sql`
      select id, title, hex from colors where id = any(${ids('color_id')}::int[]) order by title, id`),
    db.execute<Named>(sql`
      select id, title from sizes where id = any(${ids('size_id')}::int[]) order by sort, title, id`),
  ]);
  return { colors: colors.rows, sizes: sizes.rows };
};

/** Where a member corrects pieces: at his own stores, or at all where he has none. */
const counterOf = ({ rights, storeIds }: StaffMember, { storeId, id }: Lying) => {
  const isHis = storeIds.length === 0 || (storeId !== null && storeIds.includes(storeId));
  const may = rights.special.includes('counter') && storeId !== null && isHis;
  return may ? { counter: counterPath.variant(storeId, id) } : {};
};

/** An article's variants with what stands of them elsewhere. Throws a 404. */
export const readGrid = async (
  host: Host,
  member: StaffMember,
  productId: number,
): Promise<Omit<ToldGrid, 'plans' | 'mayWrite'>> => {
  const stored = storedProducts(host);
  const [row] = await readRows(host.db, stored, getSite(host).id, byIds(stored, [productId]));
  if (!row) throw notFound();
  const article = valuesOf(stored, row) as StoredArticle;
  const [lying, priors, { colors, sizes }] = await Promise.all([
    readStock(host, productId),
    readPriors(host, productId),
    readNames(host, article),
  ]);
  const byVariant = groupBy(lying, ({ id }) => id);
  const isShown = article.state === 'Online' && article.van_price_cents !== null;
  const variants = article.variants.flatMap(({ weight_grams: _, id, ...one }): GridVariant[] => {
    if (id === null) return [];
    const stock = (byVariant.get(id) ?? []).map((place) => ({
      ...{ place: place.place, pieces: place.pieces, ...counterOf(member, place) },
    }));
    return [{ ...one, id, van: isShown ? (priors.get(id) ?? null) : null, stock }];
  });
  const { title, price_cents, van_price_cents, pictures } = article;
  return {
    ...{ id: productId, title, price_cents, van_price_cents, variants, sizes },
    colors: colors.map((color) => {
      const own = pictures.filter(({ color_id }) => color_id === color.id);
      return { ...color, pictures: own.length, picture: own[0]?.picture.key ?? null };
    }),
  };
};
