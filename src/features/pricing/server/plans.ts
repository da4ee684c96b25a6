import { and, asc, desc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { getSite } from '#features/settings/api.server';
import { notFound } from '#kernel/errors';
import { prices as limits } from '#kernel/limits-prices';
import { priceTexts } from '#kernel/messages/nl-prices';
import type { Db, Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { pricePlanItems as items, pricePlans as plans } from './tables';

const texts = priceTexts.problems;

export type Plan = typeof plans.$inferSelect;
export type PlanItem = typeof items.$inferSelect;

/** Those that ask prices, or may yet. */
export const OPEN = ['planned', 'running', 'held'] as const;
const DAY = 86_400_000;

export const ofSite = (host: Host) => eq(plans.siteId, getSite(host).id);

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

/** A plan as it stands. Throws a 404. */
export const readPlan = async (host: Host, id: number): Promise<Plan> => {
  const [row] = await host.db
    .select()
    .from(plans)
    .where(and(ofSite(host), eq(plans.id, id)));
  if (!row) throw notFound(texts.gone);
  return row;
};

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

/** How many went otherwise than planned, which nobody has read. */
export const countUnread = async (host: Host): Promise<number> => {
  const rows = await host.db
    .select({ count: sql<number>`count(*)::int` })
    .from(plans)
    .where(and(ofSite(host), plans.isUnread));
  return rows[0]?.count ?? 0;
};
