import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { getSite } from '#features/settings/api.server';
import { feedLimits as limits } from '#kernel/limits-feeds';
import { type FeedProblem, feedProblems, problemMask } from '#kernel/values/feed-rules';
import type { Db } from '#platform/db/types';
import type { Host, JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import type { ToldRefused } from '../contract';
import { dropLeftovers } from './leftovers';
import { allProblems, type Offer, takenOf } from './resolve-offer';
import { offersOf } from './tell';

type Found = { productId: number; kinds: number };

const refusedOf = (offers: readonly Offer[]): Found[] =>
  offers.flatMap((offer) => {
    const kinds = problemMask(allProblems(offer));
    return kinds === 0 ? [] : [{ productId: offer.article.id, kinds }];
  });

/** Marks those of some articles that are refused, and no others of them. `until`: the last; null: all that come after. */
const mark = async (
  db: Db,
  siteId: number,
  { after, until, found }: { after: number; until: number | null; found: readonly Found[] },
): Promise<void> => {
  await db.execute(sql`
    with found as (
      select f."productId" as product_id, f.kinds
      from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as f("productId" int, kinds int)
      join products p on p.id = f."productId"
    ), gone as (
      delete from feed_refusals r where r.site_id = ${siteId} and r.product_id > ${after}
        and (${until}::int is null or r.product_id <= ${until}::int)
        and not exists (select from found where found.product_id = r.product_id)
    )
    insert into feed_refusals as r (product_id, site_id, kinds)
    select product_id, ${siteId}, kinds from found order by product_id
    on conflict (product_id) do update set site_id = excluded.site_id, kinds = excluded.kinds
      where (r.site_id, r.kinds) is distinct from (excluded.site_id, excluded.kinds)`);
};

/** Looks all articles through by Google's rules, and notes when. */
export const checkFeeds = async (host: Host): Promise<void> => {
  const { db, clock } = host;
  const siteId = getSite(host).id;
  const begun = clock.now().toISOString();
  let after = 0;
  let articles = 0;
  let variants = 0;
  for await (const offers of offersOf(host)) {
    const until = offers.at(-1)?.article.id ?? after;
    await mark(db, siteId, { after, until, found: refusedOf(offers) });
    after = until;
    const taken = offers.map((offer) => takenOf(offer).length).filter((count) => count > 0);
    articles += taken.length;
    variants += taken.reduce((sum, count) => sum + count, 0);
  }
  await mark(db, siteId, { after, until: null, found: [] });
  await db.execute(sql`
    insert into feed_rounds (site_id, at, articles, variants)
    values (${siteId}, ${begun}, ${articles}, ${variants})
    on conflict (site_id) do update
      set at = excluded.at, articles = excluded.articles, variants = excluded.variants
      where feed_rounds.at <= excluded.at`);
};

export const checkFeedsJob = defineJob<object, JobContext>({
  name: 'feeds.check',
  schema: z.object({}),
  cron: '17 * * * *',
  timeout: 1_800,
  run: async (_, { host }) => {
    await checkFeeds(host());
    await dropLeftovers();
  },
});

export type Checked = {
  at: Date | null;
  articles: number;
  variants: number;
  refused: number;
  problems: readonly { problem: FeedProblem; count: number }[];
};

/** How it stood when all were last looked through. */
export const readChecked = async (db: Db, siteId: number): Promise<Checked> => {
  const [groups, rounds] = await Promise.all([
    db.execute<{ kinds: number; count: number }>(sql`
      select kinds, count(*)::int as count from feed_refusals
      where site_id = ${siteId} group by kinds`),
    db.execute<{ at: string; articles: number; variants: number }>(
      sql`select at, articles, variants from feed_rounds where site_id = ${siteId}`,
    ),
  ]);
  const sum = (mask: number) =>
    groups.rows.reduce((all, { kinds, count }) => all + ((kinds & mask) === 0 ? 0 : count), 0);
  const [round] = rounds.rows;
  return {
    at: round ? new Date(round.at) : null,
    ...{ articles: round?.articles ?? 0, variants: round?.variants ?? 0 },
    refused: sum(problemMask(feedProblems)),
    problems: feedProblems
      .map((problem) => ({ problem, count: sum(problemMask([problem])) }))
      .filter(({ count }) => count > 0),
  };
};

/** Some of the articles that are refused for one reason, the newest first, and how many there are. */
export const listRefused = async (
  db: Db,
  siteId: number,
  { problem, start }: { problem: FeedProblem; start: number },
): Promise<ToldRefused> => {
  const mask = problemMask([problem]);
  const [{ rows }, checked] = await Promise.all([
    db.execute<ToldRefused['rows'][number]>(sql`
      select p.id, p.title, b.title as brand
      from (select product_id from feed_refusals
        where site_id = ${siteId} and kinds & ${mask}::int <> 0
        order by product_id desc limit ${limits.rows} offset ${start}) shown
      join products p on p.id = shown.product_id left join brands b on b.id = p.brand_id
      order by p.id desc`),
    readChecked(db, siteId),
  ]);
  return { rows, total: checked.problems.find((one) => one.problem === problem)?.count ?? 0 };
};
