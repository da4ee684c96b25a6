import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { catalogLimits as limits } from '#kernel/limits-catalog';
import { gapMask, type ProductGap, productGaps } from '#kernel/values/product-gaps';
import type { Db, Tx } from '#platform/db/types';
import type { Host, JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';

const operatorLacks = ['name', 'address', 'contact'].map(
  (part) => sql`coalesce(m.maker ->> ${sql.raw(`'${part}'`)}, '') = ''`,
);

const isGoods = sql`p.kind = 'goods'`;

/** When an article lacks what; `v`, `pp`, `pc`, `m` and `t`: what is read of its variants and all else, below. */
const lacks: Readonly<Record<ProductGap, SQL>> = {
  maker: sql`${isGoods} and (m.maker is null or ${sql.join(operatorLacks, sql` or `)})`,
  composition: sql`${isGoods} and p.composition = '' and t.is_textile`,
  price: sql`p.price_cents < 1 or v.is_free`,
  picture: sql`pp.is_none`,
  // Of what is short it is looked whether there is a word in it.
  description: sql`length(p.description) < 60 and regexp_replace(p.description, '<[^>]*>', '', 'g') !~ '[[:alnum:]]'`,
  // A gift card is found by itself.
  category: sql`${isGoods} and pc.is_none`,
  choice: sql`${isGoods} and (v.is_none or (t.is_textile and v.lacks_choice))`,
  gtin: sql`${isGoods} and v.lacks_gtin`,
  alt: sql`pp.lacks_alt`,
};

const kinds = sql.join(
  productGaps.map(
    (gap) => sql`case when ${lacks[gap]} then ${sql.raw(`${gapMask([gap])}`)} else 0 end`,
  ),
  sql` + `,
);

/** Marks articles with what they lack; `which`: a condition on `p`. */
const mark = async (db: Db, which: SQL): Promise<void> => {
  await db.execute(sql`
    with recursive textiles as (
      select id from categories where textile
      union select c.id from categories c join textiles on c.parent_id = textiles.id
    ), found as materialized (
      select p.id, p.site_id, p.state = 'Online' as is_online, ${kinds} as kinds
      from products p left join brands b on b.id = p.brand_id
      cross join lateral (select coalesce(p.maker, b.maker) as maker) m
      cross join lateral (
        select count(*) = 0 as is_none, coalesce(bool_or(price_cents < 1), false) as is_free,
          coalesce(bool_or(color_id is null or size_id is null), false) as lacks_choice,
          coalesce(bool_or(coalesce(gtin, '') = ''), false) as lacks_gtin
        from variants where product_id = p.id and state = 'Online') v
      cross join lateral (
        select count(*) = 0 as is_none, coalesce(bool_or(alt = ''), false) as lacks_alt
        from product_pictures where product_id = p.id) pp
      cross join lateral (
        select count(*) = 0 as is_none, coalesce(bool_or(textiles.id is not null), false) as is_textile
        from product_categories c left join textiles on textiles.id = c.category_id
        where c.product_id = p.id) pc
      cross join lateral (select coalesce(p.textile, pc.is_textile) as is_textile) t
      where p.kind <> 'seat' and ${which}
    ), gone as (
      delete from product_gaps g using found where g.product_id = found.id and found.kinds = 0
    )
    insert into product_gaps as g (product_id, site_id, is_online, kinds)
    select id, site_id, is_online, kinds from found where kinds <> 0 order by id
    on conflict (product_id) do update
      set site_id = excluded.site_id, is_online = excluded.is_online, kinds = excluded.kinds
      where (g.site_id, g.is_online, g.kinds)
        is distinct from (excluded.site_id, excluded.is_online, excluded.kinds)`);
};

/** Marks some articles anew, in the transaction that changed them. */
export const markGaps = async (db: Db, ids: readonly number[]): Promise<void> => {
  if (ids.length > 0) await mark(db, sql`p.id = any(${sql.param([...ids])}::int[])`);
};

/** Looks all articles through, some at a time, and notes when. */
export const markAllGaps = async ({ db, clock }: Pick<Host, 'db' | 'clock'>): Promise<void> => {
  const begun = clock.now().toISOString();
  for (let after = 0; ; ) {
    const { rows } = await db.execute<{ last: number | null }>(sql`
      select max(id) as last from (
        select id from products where id > ${after} order by id limit ${limits.gapsAtOnce}) these`);
    const last = rows[0]?.last ?? null;
    if (last === null) break;
    await mark(db, sql`p.id > ${after} and p.id <= ${last}`);
    after = last;
  }
  await db.execute(sql`
    insert into product_gap_rounds (site_id, at) select id, ${begun} from sites
    on conflict (site_id) do update set at = excluded.at`);
};

/** What changes of brands, categories and files come to, and what was written past the fields. */
export const markGapsJob = defineJob<object, JobContext>({
  name: 'catalog.gaps',
  schema: z.object({}),
  cron: '*/10 * * * *',
  run: async (_, { host }) => markAllGaps(host()),
});

/** Has all articles looked through soon; with `tx` once what changed is committed. */
export const markSoon = async (host: Host, tx?: Tx): Promise<void> => {
  await host.jobs.enqueue(markGapsJob, {}, { ...(tx && { tx }), singletonKey: 'all' });
};
