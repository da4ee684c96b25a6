import { and, asc, count, eq, inArray } from 'drizzle-orm';
import { type DataHolder, registerErasure } from '#features/accounts/api.server';
import { orders, ordersOf } from '#features/orders/api.server';
import { erasureTexts as texts } from '#kernel/messages/nl-erasure';
import type { Host } from '#platform/host';
import { payments, refunds } from './tables';

/** How somebody paid, and what he got back. */
export const ownPayments = async (host: Host, holder: DataHolder): Promise<object[]> => {
  const own = host.db.select({ id: orders.id }).from(orders).where(ordersOf(holder));
  const paid = await host.db
    .select({ one: payments, orderNumber: orders.number })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(inArray(payments.orderId, own))
    .orderBy(asc(payments.id));
  const back = await host.db
    .select({ one: refunds, orderNumber: orders.number })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(inArray(refunds.orderId, own))
    .orderBy(asc(refunds.id));
  return [
    ...paid.map(
      ({ one: { provider, providerId, method, amountCents, state, createdAt }, orderNumber }) => ({
        ...{ orderNumber, provider, reference: providerId, method, amountCents, state, createdAt },
      }),
    ),
    ...back.map(({ one: { amountCents, state, createdAt }, orderNumber }) => ({
      // Only a refund that succeeded has been paid back: one that is under way or failed is still owed.
      ...{ orderNumber, [state === 'done' ? 'refundCents' : 'toRefundCents']: amountCents },
      ...{ state, createdAt },
    })),
  ];
};

/** A reason to give money back is typed by people; the sums stay for the books. */
export const registerPaymentErasure = (host: Host): void =>
  registerErasure(host, 'payments', {
    runs: async (db, who) => {
      const own = db.select({ id: orders.id }).from(orders).where(ordersOf(who));
      const [found] = await db
        .select({ count: count() })
        .from(refunds)
        .where(
          and(
            inArray(refunds.orderId, own),
            inArray(refunds.state, ['waiting', 'sent', 'by-hand', 'failed']),
          ),
        );
      const href = `/bestellingen?q=${encodeURIComponent(who.provenEmail)}`;
      return [{ what: texts.runs.refunds, count: found?.count ?? 0, href }];
    },
    erase: async (tx, who) => {
      const own = tx.select({ id: orders.id }).from(orders).where(ordersOf(who));
      const rows = await tx
        .update(refunds)
        .set({ reason: texts.erased, problem: null })
        .where(inArray(refunds.orderId, own))
        .returning({ id: refunds.id });
      return rows.length;
    },
    stays: [{ what: texts.stays.payments, columns: [], why: texts.why.tax }],
  });
