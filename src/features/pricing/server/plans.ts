import { and, asc, desc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { getSite } from '#features/settings/api.server';
import { AppError, notFound } from '#kernel/errors';
import { prices as limits } from '#kernel/limits-prices';
import { priceTexts } from '#kernel/messages/nl-prices';
import { formatMoment } from '#kernel/values/dutch-dates';
import type { Db, Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { groupBy } from './group-by';
import type { Period } from './read-change';
import type { Article, Step } from './steps';
import { pricePlanItems as items, pricePlans as plans } from './tables';

const texts = priceTexts.problems;

export type Plan = typeof plans.$inferSelect;
export type PlanItem = typeof items.$inferSelect;

/** Those that ask prices, or may yet. */
const OPEN = ['planned', 'running', 'held'] as const;
const DAY = 86_400_000;

const ofSite = (host: Host) => eq(plans.siteId, getSite(host).id);

/** Whether its prices stay: it began, has no end, and wasn't taken back. */
export const isBegun = ({ state, startedAt, endsAt }: Plan): boolean =>
  state === 'done' && startedAt !== null && endsAt === null;

/** All that comes and runs, and what ended lately, the last first. */
export const listPlans = (host: Host, ids?: readonly number[]): Promise<Plan[]> => {
  const since = new Date(host.clock.now().getTime() - limits.toldDays * DAY);
  const isTold = or(inArray(plans.state, [...OPEN]), plans.isUnread, gt(plans.endedAt, since));
  return host.db
    .select()
    .from(plans)
    .where(and(ofSite(host), isTold, ids && inArray(plans.id, [...ids])))
    .orderBy(desc(plans.startsAt), desc(plans.id))
    .limit(limits.plans);
};

/** The numbers of plans that are about an article and not over. */
export const plansOf = async (db: Db, productId: number): Promise<number[]> => {
  const rows = await db
    .selectDistinct({ id: items.planId })
    .from(items)
    .innerJoin(plans, eq(plans.id, items.planId))
    .where(and(eq(items.productId, productId), inArray(plans.state, [...OPEN])));
  return rows.map(({ id }) => id);
};

export const itemsOf = (db: Db, planId: number): Promise<PlanItem[]> =>
  db
    .select()
    .from(items)
    .where(eq(items.planId, planId))
    .orderBy(asc(items.productId), asc(items.variantId));

/** A plan that nobody else touches meanwhile. Throws a 404. */
export const lockPlan = async (host: Host, tx: Tx, id: number): Promise<Plan> => {
  const isIt = and(ofSite(host), eq(plans.id, id));
  const [row] = await tx.select().from(plans).where(isIt).for('update');
  if (!row) throw notFound(texts.gone);
  return row;
};

export const setPlan = async (tx: Tx, id: number, set: Partial<Plan>): Promise<void> => {
  await tx.update(plans).set(set).where(eq(plans.id, id));
};

export const markWritten = async (
  tx: Tx,
  planId: number,
  ids: readonly number[],
): Promise<void> => {
  if (ids.length === 0) return;
  await tx
    .update(items)
    .set({ isWritten: true })
    .where(and(eq(items.planId, planId), inArray(items.productId, [...ids])));
};

/** What begins or ends by now, in the order in which it should have: at one moment, ends come first. */
export const listDue = async (host: Host): Promise<{ id: number; step: 'start' | 'end' }[]> => {
  const now = host.clock.now();
  const open = await host.db
    .select()
    .from(plans)
    .where(and(ofSite(host), inArray(plans.state, ['planned', 'running'])));
  return open
    .flatMap(({ id, state, startsAt, endsAt }) => {
      const at = state === 'running' ? endsAt : startsAt;
      const step = state === 'running' ? ('end' as const) : ('start' as const);
      return at && at <= now ? [{ id, step, at }] : [];
    })
    .toSorted(
      (one, other) =>
        one.at.getTime() - other.at.getTime() ||
        one.step.localeCompare(other.step) ||
        one.id - other.id,
    );
};

/**
 * Articles as they stand at a moment ahead: what a plan that runs puts back before it, is put back.
 */
export const articlesAt = async (
  db: Db,
  host: Host,
  stands: readonly Article[],
  at: Date,
): Promise<Article[]> => {
  if (stands.length === 0) return [];
  const found = await db
    .select({ item: items })
    .from(items)
    .innerJoin(plans, eq(plans.id, items.planId))
    .where(
      and(
        ...[ofSite(host), eq(plans.state, 'running'), sql`${plans.endsAt} <= ${at.toISOString()}`],
        ...[eq(items.isWritten, true)],
        inArray(
          items.productId,
          stands.map(({ id }) => id),
        ),
      ),
    );
  const byArticle = groupBy(found, ({ item }) => item.productId);
  return stands.map((article) =>
    (byArticle.get(article.id) ?? []).reduce((one, { item }) => putBack(one, item), article),
  );
};

/** An article with a planned price taken back, if it still stands there. */
export const putBack = (article: Article, item: PlanItem): Article => {
  const { variantId, fromCents, toCents, fromVanCents, toVanCents } = item;
  if (variantId !== 0) {
    const variants = article.variants.map((one) =>
      one.id === variantId && one.price_cents === toCents
        ? { ...one, price_cents: fromCents }
        : one,
    );
    return { ...article, variants };
  }
  if (article.price_cents !== toCents || fromCents === null) return article;
  const isVanSame = article.van_price_cents === toVanCents;
  const van = isVanSame ? fromVanCents : article.van_price_cents;
  const isLow = van !== null && van <= fromCents;
  return { ...article, price_cents: fromCents, van_price_cents: isLow ? null : van };
};

/** 'van 1 december 2026 om 09:00 tot 8 december 2026 om 09:00' */
export const tellPeriod = ({ startsAt, endsAt }: Period): string =>
  endsAt
    ? priceTexts.period(formatMoment(startsAt), formatMoment(endsAt))
    : priceTexts.since(formatMoment(startsAt));

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

/** How many went otherwise than planned, which nobody has read. */
export const countUnread = async (host: Host): Promise<number> => {
  const rows = await host.db
    .select({ count: sql<number>`count(*)::int` })
    .from(plans)
    .where(and(ofSite(host), plans.isUnread));
  return rows[0]?.count ?? 0;
};
