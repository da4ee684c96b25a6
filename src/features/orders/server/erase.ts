import { and, eq, inArray } from 'drizzle-orm';
import { type Forgotten, registerErasure } from '#features/accounts/api.server';
import { forgetUses } from '#features/promotions/api.server';
import { erasureTexts as texts } from '#kernel/messages/nl-erasure';
import { NOBODY } from '#kernel/values/person/nobody';
import type { Db, Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { OrderAddress } from '../contract';
import { isSettled } from '../contract';
import { withoutPerson } from '../without-person';
import { addOrderEvent } from './events';
import { ordersOf } from './own-data';
import { listLinesOfOrders } from './read';
import { orderEvents, orders } from './tables';

/** The orders of who is forgotten; locked: they stay as they are until it is done. */
const findErased = (db: Db | Tx, who: Forgotten) =>
  db.select().from(orders).where(ordersOf(who)).orderBy(orders.id).for('update');

/** Of an address only in which country it is. */
const countryOf = ({ country }: OrderAddress): OrderAddress => ({
  ...{ firstName: '', lastName: '', street: '', housenumber: '', housenumberSuffix: '' },
  ...{ zipcode: '', place: '', country, phone: '' },
});

/** Those of which all went by mail, seats or gift cards: they stay as they were placed. */
const findMailed = async (db: Db | Tx, ids: readonly number[]): Promise<ReadonlySet<number>> => {
  if (ids.length === 0) return new Set();
  const lines = await listLinesOfOrders(db, ids);
  const kinds = { giftcard: 'giftcards-mailed', seat: 'seats-mailed' } as const;
  const events = await db
    .select({ orderId: orderEvents.orderId, kind: orderEvents.kind })
    .from(orderEvents)
    .where(
      and(inArray(orderEvents.orderId, [...ids]), inArray(orderEvents.kind, Object.values(kinds))),
    );
  const isMailed = ({ orderId, kind }: (typeof lines)[number]) =>
    kind !== 'goods' &&
    events.some((event) => event.orderId === orderId && event.kind === kinds[kind]);
  return new Set(ids.filter((id) => lines.filter(({ orderId }) => orderId === id).every(isMailed)));
};

/** Orders that aren't over: something of them is to be paid, packed, sent or fetched. */
const runs = async (db: Db | Tx, who: Forgotten) => {
  const found = await findErased(db, who);
  const mailed = await findMailed(
    db,
    found.map(({ id }) => id),
  );
  const isOpen = ({ id, state }: (typeof found)[number]) =>
    (state === 'placed' && !mailed.has(id)) || state === 'packed' || state === 'ready';
  const open = found.filter(isOpen);
  const unpaid = found.filter(
    (order) =>
      !isOpen(order) &&
      order.cancelledAt === null &&
      order.state !== 'cancelled' &&
      !isSettled(order.paymentState),
  );
  const href = `/bestellingen?q=${encodeURIComponent(who.provenEmail)}`;
  return [
    { what: texts.runs.orders, count: open.length, href },
    { what: texts.runs.unpaid, count: unpaid.length, href },
  ];
};

/**
 * Of an order stays what the tax office asks for: what was sold for how much, and to whom, by whose address the invoice
 * was made. Of one that nobody paid not even that.
 */
const erase = async (tx: Tx, who: Forgotten, at: Date): Promise<number> => {
  const found = await findErased(tx, who);
  if (found.length === 0) return 0;
  const ids = found.map(({ id }) => id);
  for (const { id, billing, delivery, paidAt } of found) {
    await tx
      .update(orders)
      .set({
        ...{ email: NOBODY, accountId: null, sessionId: null, client: null },
        ...{ remark: '', giftText: null },
        billing: paidAt ? { ...billing, phone: '' } : countryOf(billing),
        delivery: delivery && countryOf(delivery),
      })
      .where(eq(orders.id, id));
  }
  await forgetUses(tx, ids);
  await tx
    .delete(orderEvents)
    .where(and(inArray(orderEvents.orderId, ids), eq(orderEvents.kind, 'note')));
  const events = await tx.select().from(orderEvents).where(inArray(orderEvents.orderId, ids));
  for (const { id, data } of events) {
    const left = withoutPerson(data);
    if (JSON.stringify(left) === JSON.stringify(data)) continue;
    await tx.update(orderEvents).set({ data: left }).where(eq(orderEvents.id, id));
  }
  for (const orderId of ids) await addOrderEvent(tx, { orderId, kind: 'erased', at });
  return ids.length;
};

export const registerOrderErasure = (host: Host): void =>
  registerErasure(host, 'orders', {
    runs,
    erase: (tx, who) => erase(tx, who, host.clock.now()),
    stays: [
      {
        what: texts.stays.orders,
        columns: ['orders.billing', 'orders.words'],
        why: texts.why.tax,
      },
    ],
  });
