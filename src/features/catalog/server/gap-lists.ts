import { type SQL, sql } from 'drizzle-orm';
import { catalogLimits as limits } from '#kernel/limits-catalog';
import { gapMask, isUrgentGap, type ProductGap, productGaps } from '#kernel/values/product-gaps';
import type { Db } from '#platform/db/types';

export type GapCounts = {
  /** Of what is online, and of all. */
  gaps: readonly { gap: ProductGap; online: number; all: number }[];
  /** When all articles were last looked through; null: not yet. */
  at: Date | null;
};

const has = (gaps: readonly ProductGap[]): SQL =>
  sql`g.kinds & ${sql.raw(`${gapMask(gaps)}`)} <> 0`;

/** How many articles lack what. */
export const countGaps = async (
  db: Db,
  siteId: number,
  gaps: readonly ProductGap[],
): Promise<GapCounts> => {
  const pairs = gaps.map(
    (gap) => sql`${gap}::text, json_build_array(
      count(*) filter (where g.is_online and ${has([gap])}), count(*) filter (where ${has([gap])}))`,
  );
  const { rows } = await db.execute<{ counts: Record<string, number[]>; at: string | null }>(sql`
    select json_build_object(${sql.join(pairs, sql`, `)}) as counts,
      (select at from product_gap_rounds where site_id = ${siteId}) as at
    from product_gaps g where g.site_id = ${siteId}`);
  const { counts = {}, at = null } = rows[0] ?? {};
  return {
    gaps: gaps.map((gap) => ({ gap, online: counts[gap]?.[0] ?? 0, all: counts[gap]?.[1] ?? 0 })),
    at: at === null ? null : new Date(at),
  };
};

/** How many articles that are online lack something that visitors or the law miss. */
export const countUrgentGaps = async (
  db: Db,
  siteId: number,
  gaps: readonly ProductGap[] = productGaps,
): Promise<number> => {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from product_gaps g
    where g.site_id = ${siteId} and g.is_online and ${has(gaps.filter(isUrgentGap))}`);
  return rows[0]?.count ?? 0;
};

export type GapAsked = {
  gap: ProductGap;
  search: string;
  /** Also what isn't online. */
  isAll: boolean;
  start: number;
};

export type GapRow = {
  id: number;
  title: string;
  brand: string | null;
  isOnline: boolean;
  picture: string | null;
};

const holding = (text: string): string => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;

const asked = (siteId: number, { gap, search, isAll }: GapAsked): SQL => {
  const only = [
    sql`g.site_id = ${siteId} and ${has([gap])}`,
    ...(isAll ? [] : [sql`g.is_online`]),
    ...(search ? [sql`p.title ilike ${holding(search)}`] : []),
  ];
  return sql.join(only, sql` and `);
};

/** Some of the articles that lack something, what was made last first, and how many there are. */
export const listGaps = async (
  db: Db,
  siteId: number,
  what: GapAsked,
): Promise<{ rows: GapRow[]; total: number }> => {
  const which = asked(siteId, what);
  // Counting names of articles only when those are looked for.
  const joined = what.search ? sql`join products p on p.id = g.product_id` : sql``;
  const [counted, { rows }] = await Promise.all([
    db.execute<{ total: number }>(
      sql`select count(*)::int as total from product_gaps g ${joined} where ${which}`,
    ),
    db.execute<GapRow>(sql`
      select p.id, p.title, b.title as brand, g.is_online as "isOnline",
        (select pp.media_key from product_pictures pp where pp.product_id = p.id
          order by pp.position, pp.id limit 1) as picture
      from product_gaps g join products p on p.id = g.product_id
        left join brands b on b.id = p.brand_id
      where ${which} order by g.product_id desc limit ${limits.gapRows} offset ${what.start}`),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
};

export type GapBrand = { id: number; title: string; count: number };

/** Brands of articles without a maker that have none themselves: filled in there it holds for all of them. */
export const listMakerlessBrands = async (db: Db, siteId: number): Promise<GapBrand[]> => {
  const { rows } = await db.execute<GapBrand>(sql`
    select b.id, b.title, count(*)::int as count
    from product_gaps g join products p on p.id = g.product_id join brands b on b.id = p.brand_id
    where g.site_id = ${siteId} and ${has(['maker'])} and p.maker is null
    group by b.id order by count desc, b.title limit ${limits.gapBrands}`);
  return rows;
};
