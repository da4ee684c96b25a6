import { sql } from 'drizzle-orm';
import { memberNames } from '#features/staff/api.server';
import { prices as limits } from '#kernel/limits-prices';
import type { Host } from '#platform/host';
import type { ToldPlan } from '../contract';
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
