import { and, eq, sql } from 'drizzle-orm';
import {
  addOrderEvent,
  getOrder,
  type OrderEvent,
  orderEvents,
  viewOrder,
} from '#features/orders/api.server';
import { senderOf } from '#features/settings/api.server';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { MailCause } from '#platform/mail/cause';
import type { Mailer } from '#platform/mail/mailer';
import type { Written } from '#platform/mail/write';

type EventKey = { orderId: number; kind: string; name?: string; id?: string | number };

/** An entry in an order's log of a kind, perhaps about one thing: `data[name] = id`. */
export const findEventBy = async (
  db: Db,
  { orderId, kind, name, id }: EventKey,
): Promise<OrderEvent | undefined> => {
  const isIt = and(
    eq(orderEvents.orderId, orderId),
    eq(orderEvents.kind, kind),
    name === undefined ? undefined : sql`${orderEvents.data}->>${name}::text = ${String(id)}`,
  );
  const [event] = await db.select().from(orderEvents).where(isIt);
  return event;
};

/** What every mail about an order needs. */
export const frameOf = async (host: Host, orderId: number) => {
  const stored = await getOrder(host, orderId);
  return { stored, order: await viewOrder(host, stored), sender: senderOf(host) };
};

export type Frame = Awaited<ReturnType<typeof frameOf>>;

/**
 * Sends a mail about an order to its buyer unless the order's log says that it went. `by`: whose doing
 * it is.
 */
export const sendOnce = async (
  host: Host,
  mailer: Mailer,
  { by, ...key }: EventKey & { by: MailCause },
  write: (frame: Frame) => Promise<Written>,
): Promise<void> => {
  if (await findEventBy(host.db, key)) return;
  const frame = await frameOf(host, key.orderId);
  const { orderId, kind, name, id } = key;
  const data = name === undefined ? {} : { [name]: id };
  await mailer.send(
    { to: frame.stored.email, ...(await write(frame)) },
    {
      cause: by,
      key: `order ${orderId} ${kind}${name === undefined ? '' : ` ${id}`}`,
      note: (tx) => addOrderEvent(tx, { orderId, kind, data, at: host.clock.now() }),
    },
  );
};
