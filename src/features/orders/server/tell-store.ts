import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { senderOf } from '#features/settings/api.server';
import { findLocation } from '#features/stores/api.server';
import type { Db } from '#platform/db/types';
import type { Host, JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { patience } from '#platform/mail/jobs';
import { isCertain } from '../payment';
import { causeOfOrder } from './cause';
import { addOrderEvent, findOrderEvent } from './events';
import { type StoreLine, writeForStore } from './mail/for-store';
import type { Order, WhichOrder } from './order';
import { orderEvents } from './tables';
import { findWhich, whichOrder } from './which-order';

/** Entries in an order's log: its store was told of it, and that it is off. */
const kinds = { aside: 'store-told', off: 'store-told-off' } as const;
type News = keyof typeof kinds;

/** What a store is yet to hear of an order; `after`: the entry of what it heard last. */
const newsOf = async (db: Db, order: Order): Promise<{ news: News; after: number } | undefined> => {
  const [last] = await db
    .select({ id: orderEvents.id, kind: orderEvents.kind })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, order.id), inArray(orderEvents.kind, Object.values(kinds))))
    .orderBy(desc(orderEvents.id))
    .limit(1);
  const isTold = last?.kind === kinds.aside;
  const after = last?.id ?? 0;
  if (order.state === 'cancelled') return isTold ? { news: 'off', after } : undefined;
  const isWanted = order.state !== 'done' && isCertain(order.paymentMethod, order.paymentState);
  return isWanted && !isTold ? { news: 'aside', after } : undefined;
};

/** What lies ready in the end, and whether it was taken from the store's own shelves. */
const listStoreLines = async (db: Db, orderId: number) => {
  const { rows } = await db.execute<StoreLine & { variantId: number }>(sql`
    select l.variant_id as "variantId", l.title, l.choice, l.quantity, v.sku, coalesce(w.kind = 'store', false) as "isHere"
    from order_lines l left join variants v on v.id = l.variant_id
    left join warehouses w on w.id = l.warehouse_id
    where l.order_id = ${orderId} and l.kind = 'goods' order by l.id`);
  return rows;
};

type Absent = { absent?: readonly { variantId: number; quantity: number }[] };

/** What a store has to put back: not what couldn't be found there, nor what went out of the order before. */
const listBack = async (db: Db, orderId: number): Promise<StoreLine[]> => {
  const kinds = ['cancelled-by', 'cancelled'] as const;
  const [by, off] = await Promise.all(kinds.map((kind) => findOrderEvent(db, { orderId, kind })));
  const { absent = [] } = { ...by?.data, ...off?.data } as Absent;
  const less = new Map(absent.map(({ variantId, quantity }) => [variantId, quantity]));
  return (await listStoreLines(db, orderId))
    .map((line) => {
      const gone = Math.min(line.quantity, less.get(line.variantId) ?? 0);
      less.set(line.variantId, (less.get(line.variantId) ?? 0) - gone);
      return { ...line, quantity: line.quantity - gone };
    })
    .filter(({ quantity }) => quantity > 0);
};

const write = async (host: Host, order: Order, news: News) =>
  writeForStore({
    sender: senderOf(host),
    isOff: news === 'off',
    number: order.number,
    store: order.pickup?.title ?? '',
    promise: order.deliveryPromise ?? undefined,
    dueCents: order.paymentMethod === 'store' ? order.totalCents - order.giftCardCents : 0,
    isGift: order.giftText !== null,
    lines: await (news === 'off' ? listBack : listStoreLines)(host.db, order.id),
  });

/**
 * Tells a store by mail what to put aside for an order that is fetched there, once its money is
 * certain, and when that is off. Reads how the order stands, so it may be asked for at any change of
 * it. A store without an address leaves it to the chain's.
 */
export const tellStore = defineJob<WhichOrder, JobContext>({
  name: 'order.tell-store',
  schema: whichOrder,
  ...patience,
  run: async (which, { host: getHost, mailer }) => {
    const host = getHost();
    // What changed while a mail was sent is told by the next round.
    for (let told = ''; ; ) {
      const order = await findWhich(host, which);
      const next = order && (await newsOf(host.db, order));
      if (!order?.pickupLocationId || !next) return;
      const { news, after } = next;
      const key = `order ${order.id} store ${news} ${after}`;
      // The mail was sent, but that could not be stored.
      if (key === told) return;
      told = key;
      const to = (await findLocation(host, order.pickupLocationId))?.email;
      const receiver = to || senderOf(host).identity.email;
      if (!receiver) return host.log.warn({ orderId: order.id }, 'no address to tell a store at');
      const mail = { to: receiver, ...(await write(host, order, news)) };
      const event = { orderId: order.id, kind: kinds[news] };
      await mailer.send(mail, {
        // The store must hear of each, whatever else is mailed to it.
        cause: causeOfOrder(order, { owed: true }),
        key,
        note: (tx) => addOrderEvent(tx, { ...event, at: host.clock.now() }),
      });
    }
  },
});
