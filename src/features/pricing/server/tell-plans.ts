import { sql } from 'drizzle-orm';
import { memberNames } from '#features/staff/api.server';
import { prices as limits } from '#kernel/limits-prices';
import { priceTexts } from '#kernel/messages/nl-prices';
import type { Host } from '#platform/host';
import type { ToldPlan, ToldPlanLine, ToldPlanLines } from '../contract';
import { isBegun, type Plan } from './plans';

/** Articles that are named. */
const FEW = 3;

const minutesLate = ({ startsAt, endsAt, startedAt, endedAt, state }: Plan): number => {
  const late = (at: Date | null, done: Date | null) =>
    at && done ? done.getTime() - at.getTime() : 0;
  const worst = Math.max(late(startsAt, startedAt), state === 'done' ? late(endsAt, endedAt) : 0);
  return worst > limits.late ? Math.floor(worst / 60_000) : 0;
};

type Counted = { id: number; articles: number; titles: string[] };

const countArticles = async ({ db }: Host, plans: readonly Plan[]) => {
  const { rows } = await db.execute<Counted>(sql`
    select a.id, count(*)::int as articles,
      (array_agg(coalesce(p.title, a.product_id::text) order by a.product_id))[1:${FEW}] as titles
    from (select distinct plan_id as id, product_id from price_plan_items
      where plan_id = any(${sql.param(plans.map(({ id }) => id))}::int[])) a
    left join products p on p.id = a.product_id group by a.id`);
  return new Map(rows.map((row) => [row.id, row]));
};

/** Plans as the office shows them. */
export const tellPlans = async (host: Host, plans: readonly Plan[]): Promise<ToldPlan[]> => {
  if (plans.length === 0) return [];
  const [counted, names] = await Promise.all([
    countArticles(host, plans),
    memberNames(
      host,
      plans.map(({ memberId }) => memberId),
    ),
  ]);
  return plans.map((plan): ToldPlan => {
    const { articles = 0, titles = [] } = counted.get(plan.id) ?? {};
    const state = isBegun(plan) ? 'begun' : plan.state;
    return {
      ...{ id: plan.id, name: plan.name, told: plan.told, state, articles },
      ...{ startsAt: plan.startsAt.toISOString(), endsAt: plan.endsAt?.toISOString() ?? null },
      endedAt: state === 'begun' ? null : (plan.endedAt?.toISOString() ?? null),
      ...{ by: names.get(plan.memberId) ?? '', titles: articles > FEW ? [] : titles },
      minutesLate: minutesLate(plan),
      problems: plan.problems.slice(0, limits.told),
      isUnread: plan.isUnread,
    };
  });
};

/** The prices of a plan, article by article, from a place on. */
export const tellPlanLines = async (
  { db }: Host,
  { id, startedAt }: Plan,
  start: number,
): Promise<ToldPlanLines> => {
  const { rows } = await db.execute<ToldPlanLine>(sql`
    select i.product_id as "productId", coalesce(p.title, i.product_id::text) as title,
      case when i.variant_id = 0 then '' else
        coalesce(nullif(concat_ws(', ', c.title, z.title), ''), ${priceTexts.ledger.plain}) end as what,
      i.from_cents as from, i.to_cents as to,
      ${startedAt !== null} and not i.is_written as "isLeft"
    from price_plan_items i
    left join products p on p.id = i.product_id
    left join variants v on v.id = i.variant_id and v.product_id = i.product_id
    left join colors c on c.id = v.color_id left join sizes z on z.id = v.size_id
    where i.plan_id = ${id}
    order by title, i.product_id, i.variant_id <> 0, c.title, z.sort, i.variant_id
    limit ${limits.told + 1} offset ${start}`);
  return { lines: rows.slice(0, limits.told), hasMore: rows.length > limits.told };
};
