import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import { type DataHolder, type Forgotten, registerErasure } from '#features/accounts/api.server';
import { orders, ordersOf } from '#features/orders/api.server';
import { erasureTexts as texts } from '#kernel/messages/nl-erasure';
import type { Db, Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { returnLabels, returnLines, returns } from './tables';

/** What somebody sent back, or said that he would. */
export const ownReturns = async (host: Host, holder: DataHolder): Promise<object[]> => {
  const rows = await host.db
    .select({ one: returns, orderNumber: orders.number })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(ordersOf(holder))
    .orderBy(asc(returns.id));
  const ids = rows.map(({ one }) => one.id);
  const lines = await host.db.select().from(returnLines).where(inArray(returnLines.returnId, ids));
  return rows.map(({ one, orderNumber }) => {
    const { id, number, state, name, email, reason, way, announcedAt, receivedAt } = one;
    return {
      ...{ number, orderNumber, state, name, email, reason, way, announcedAt, receivedAt },
      // What was found to go back; that it went stands with the payments.
      toRefundCents: one.refundCents,
      lines: lines
        .filter(({ returnId }) => returnId === id)
        .map(({ variantId, quantity, state: of, note }) => ({
          variantId,
          quantity,
          state: of,
          note,
        })),
    };
  });
};

const idsOf = (db: Db | Tx, who: Forgotten) =>
  db
    .select({ id: returns.id })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(ordersOf(who));

export const registerReturnErasure = (host: Host): void =>
  registerErasure(host, 'returns', {
    runs: async (db, who) => {
      const [found] = await db
        .select({ count: count() })
        .from(returns)
        .where(
          and(
            inArray(returns.id, idsOf(db, who)),
            inArray(returns.state, ['announced', 'received']),
          ),
        );
      const href = `/bestellingen?q=${encodeURIComponent(who.provenEmail)}`;
      return [{ what: texts.runs.returns, count: found?.count ?? 0, href }];
    },
    erase: async (tx, who) => {
      const ids = (await idsOf(tx, who)).map(({ id }) => id);
      await tx
        .update(returns)
        .set({ name: '', email: '', reason: '' })
        .where(inArray(returns.id, ids));
      await tx.update(returnLines).set({ note: '' }).where(inArray(returnLines.returnId, ids));
      await tx
        .update(returnLabels)
        .set({ file: sql`null`, trackingUrl: '' })
        .where(inArray(returnLabels.returnId, ids));
      return ids.length;
    },
  });
