import { type SQL, sql } from 'drizzle-orm';
import { catalogLimits as limits } from '#kernel/limits-catalog';
import { gapMask, isUrgentGap, type ProductGap } from '#kernel/values/product-gaps';
import type { Db } from '#platform/db/types';

export type GapCounts = {
  /** Of what is online, and of all. */
  gaps: readonly { gap: ProductGap; online: number; all: number }[];
  /** When all articles were last looked through; null: not yet. */
  at: Date | null;
};

const has = (gaps: readonly ProductGap[]): SQL =>
  sql`g.kinds & ${sql.raw(`${gapMask(gaps)}`)} <> 0`;

type Group = { kinds: number; is_online: boolean; count: number };

/** How many articles lack the same, read of an index alone. */
const readGroups = async (db: Db, siteId: number): Promise<Group[]> => {
  const { rows } = await db.execute<Group>(sql`
    select kinds, is_online, count(*)::int as count from product_gaps g
    where g.site_id = ${siteId} group by is_online, kinds`);
  return rows;
};

const countIn = (groups: readonly Group[], mask: number): number =>
  groups.reduce((sum, { kinds, count }) => sum + ((kinds & mask) === 0 ? 0 : count), 0);

/** How many articles lack what. */
export const countGaps = async (
  db: Db,
  siteId: number,
  gaps: readonly ProductGap[],
): Promise<GapCounts> => {
  const [groups, { rows }] = await Promise.all([
    readGroups(db, siteId),
    db.execute<{ at: string }>(sql`select at from product_gap_rounds where site_id = ${siteId}`),
  ]);
  const online = groups.filter((one) => one.is_online);
  return {
    gaps: gaps.map((gap) => ({
      gap,
      online: countIn(online, gapMask([gap])),
      all: countIn(groups, gapMask([gap])),
    })),
    at: rows[0] ? new Date(rows[0].at) : null,
  };
};

/** How many articles that are online lack something that visitors or the law miss. */
export const countUrgentGaps = async (
  db: Db,
  siteId: number,
  gaps: readonly ProductGap[],
): Promise<number> => {
  const groups = await readGroups(db, siteId);
  const mask = gapMask(gaps.filter(isUrgentGap));
  return countIn(
    groups.filter((one) => one.is_online),
    mask,
  );
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
  // Names of articles are read only when they are looked for: then all that are found are, to be counted.
  const joined = what.search ? sql`join products p on p.id = g.product_id` : sql``;
  const kept = what.search ? sql`materialized` : sql`not materialized`;
  const total = what.search ? sql`(select count(*)::int from found)` : sql`null`;
  const [groups, { rows }] = await Promise.all([
    what.search ? [] : readGroups(db, siteId),
    db.execute<{ total: number | null; rows: GapRow[] }>(sql`
      with found as ${kept} (
        select g.product_id, g.is_online from product_gaps g ${joined}
        where ${asked(siteId, what)}
      ), shown as (
        select * from found order by product_id desc limit ${limits.gapRows} offset ${what.start}
      )
      select ${total} as total, coalesce((
        select json_agg(json_build_object('id', p.id, 'title', p.title, 'brand', b.title,
          'isOnline', shown.is_online, 'picture', (
            select pp.media_key from product_pictures pp where pp.product_id = p.id
            order by pp.position, pp.id limit 1)) order by p.id desc)
        from shown join products p on p.id = shown.product_id
          left join brands b on b.id = p.brand_id), '[]') as rows`),
  ]);
  const counted = groups.filter((one) => what.isAll || one.is_online);
  return {
    rows: rows[0]?.rows ?? [],
    total: rows[0]?.total ?? countIn(counted, gapMask([what.gap])),
  };
};

type GapBrand = { id: number; title: string; count: number };

/** Brands of articles without a maker that have none themselves: filled in there it holds for all of them. */
export const listMakerlessBrands = async (db: Db, siteId: number): Promise<GapBrand[]> => {
  const { rows } = await db.execute<GapBrand>(sql`
    select b.id, b.title, count(*)::int as count
    from product_gaps g join products p on p.id = g.product_id join brands b on b.id = p.brand_id
    where g.site_id = ${siteId} and ${has(['maker'])} and p.maker is null
    group by b.id order by count desc, b.title limit ${limits.gapBrands}`);
  return rows;
};
