import { inArray, lt } from 'drizzle-orm';
import { z } from 'zod';
import { orders as limits } from '#kernel/limits-orders';
import { dayOf } from '#kernel/values/dutch-dates';
import type { Host, JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { orders } from './tables';

/** Rows of one statement: what hangs on an order goes with it. */
const BATCH = 500;

/** Orders placed before this have been kept for as long as the tax office asks: whole book years. */
const keptSince = (now: Date): Date =>
  new Date(Date.UTC(Number(dayOf(now).slice(0, 4)) - limits.yearsKept, 0, 1));

/**
 * Removes orders, with their invoices, payments, parcels and returns, whose time to keep is over.
 * Answers how many.
 */
export const purgeOldOrders = async ({ db }: Pick<Host, 'db'>, now: Date): Promise<number> => {
  for (let removed = 0; ; ) {
    const old = db
      .select({ id: orders.id })
      .from(orders)
      .where(lt(orders.placedAt, keptSince(now)))
      .orderBy(orders.id)
      .limit(BATCH);
    const { rowCount } = await db.delete(orders).where(inArray(orders.id, old));
    removed += rowCount ?? 0;
    if ((rowCount ?? 0) < BATCH) return removed;
  }
};

export const purgeOldOrdersJob = defineJob<object, JobContext>({
  name: 'orders.purge-old',
  schema: z.object({}),
  cron: '40 3 * * *',
  run: async (_, { host }) => {
    await purgeOldOrders(host(), host().clock.now());
  },
});
