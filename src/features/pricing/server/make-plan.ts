import { and, inArray, sql } from 'drizzle-orm';
import { getSite } from '#features/settings/api.server';
import { AppError } from '#kernel/errors';
import { prices as limits } from '#kernel/limits-prices';
import { priceTexts } from '#kernel/messages/nl-prices';
import { tellPeriod } from '#kernel/values/sent-period';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { OPEN, ofSite, type Plan } from './plans';
import type { Period } from './read-change';
import type { Step } from './steps';
import { pricePlans as plans } from './tables';

const texts = priceTexts.problems;

type Overlap = {
  title: string;
  name: string;
  starts_at: Date | string;
  ends_at: Date | string | null;
};

/** Throws a 409 when some of these prices are planned for a part of that time already. */
const refuseOverlap = async (
  host: Host,
  tx: Tx,
  steps: readonly Step[],
  { startsAt, endsAt }: Period,
): Promise<void> => {
  const wanted = JSON.stringify(
    steps.flatMap(({ article: { id }, prices }) =>
      prices.map(({ variantId }) => ({ product: id, variant: variantId })),
    ),
  );
  // What isn't over asks its prices until its end: without one, for good.
  const { rows } = await tx.execute<Overlap>(sql`
    select p.title, pl.name, pl.starts_at, pl.ends_at
    from json_to_recordset(${wanted}::json) as w(product int, variant int)
    join price_plan_items i on i.product_id = w.product
      and (i.variant_id = w.variant or i.variant_id = 0 or w.variant = 0)
    join price_plans pl on pl.id = i.plan_id and pl.site_id = ${getSite(host).id}
      and pl.state in ('planned', 'running', 'held')
    join products p on p.id = w.product
    where (pl.ends_at is null or pl.ends_at > ${startsAt.toISOString()}::timestamptz)
      and (${endsAt?.toISOString() ?? null}::timestamptz is null
        or pl.starts_at < ${endsAt?.toISOString() ?? null}::timestamptz)
    order by pl.starts_at, p.id limit 1`);
  const [other] = rows;
  if (!other) return;
  const when = tellPeriod({
    startsAt: new Date(other.starts_at),
    endsAt: other.ends_at === null ? null : new Date(other.ends_at),
  });
  const told = texts.overlap(other.title, other.name, when);
  throw new AppError(409, 'overlap', told, { starts_at: told });
};

type NewPlan = Period & { name: string; told: string; memberId: number };

/** Stores a plan. Throws a 409 for what overlaps another, or when there are too many. */
export const makePlan = async (
  host: Host,
  tx: Tx,
  { name, told, memberId, startsAt, endsAt }: NewPlan,
  steps: readonly Step[],
): Promise<Plan> => {
  const [counted] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(plans)
    .where(and(ofSite(host), inArray(plans.state, [...OPEN])));
  if ((counted?.count ?? 0) >= limits.plans) throw new AppError(409, 'too_many', texts.plans);
  await refuseOverlap(host, tx, steps, { startsAt, endsAt });
  const createdAt = host.clock.now();
  const own = { siteId: getSite(host).id, name: name || told, told, memberId };
  const [row] = await tx
    .insert(plans)
    .values({ ...own, startsAt, endsAt, createdAt })
    .returning();
  if (!row) throw new Error('The plan was not stored');
  const list = JSON.stringify(
    steps.flatMap(({ article: { id }, prices, van }) =>
      prices.map(({ variantId, from, to }) => ({
        ...{ product_id: id, variant_id: variantId, from_cents: from, to_cents: to },
        ...(variantId === 0 && { from_van_cents: van.from, to_van_cents: van.to }),
      })),
    ),
  );
  await tx.execute(sql`
    insert into price_plan_items
      (plan_id, product_id, variant_id, from_cents, to_cents, from_van_cents, to_van_cents)
    select ${row.id}, x.* from json_to_recordset(${list}::json) as x(product_id int, variant_id int,
      from_cents int, to_cents int, from_van_cents int, to_van_cents int)`);
  return row;
};
