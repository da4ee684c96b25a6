import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { senderOf } from '#features/settings/api.server';
import type { Host, JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { type VisitorCause, visitorCause } from '#platform/mail/cause';
import { patience } from '#platform/mail/jobs';
import type { OrderAddress, ServicePlace } from '../contract';
import { type Changed, writeChanged } from './mail/changed';
import type { Order, OrderEvent } from './order';
import { addressLines, getOrder, viewOrder } from './read';
import { orderEvents } from './tables';

/** What an entry in the order's log says that it is now. */
const changedBy = (
  order: Order,
  { kind, data }: OrderEvent,
  payment: string,
): Changed | undefined => {
  if (kind === 'address-changed') {
    return { what: kind, to: addressLines(data.to as OrderAddress) };
  }
  if (kind === 'point-changed') {
    const { title, lines } = data.to as ServicePlace;
    return { what: kind, to: [title, ...lines] };
  }
  if (kind !== 'payment-method') return undefined;
  // What was chosen after it has a mail of its own.
  return data.to === order.paymentMethod ? { what: kind, to: [payment] } : undefined;
};

const readChange = async (host: Host, eventId: number) => {
  const [event] = await host.db.select().from(orderEvents).where(eq(orderEvents.id, eventId));
  if (!event) return undefined;
  const stored = await getOrder(host, event.orderId);
  const order = await viewOrder(host, stored);
  const changed = changedBy(stored, event, order.paymentTitle);
  return changed && { stored, order, changed };
};

/** A way to pay is a change to whoever has been told of another. */
const isConfirmed = async (host: Host, orderId: number): Promise<boolean> => {
  const isMailed = and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, 'mailed'));
  const rows = await host.db.select({ id: orderEvents.id }).from(orderEvents).where(isMailed);
  return rows.length > 0;
};

/** Tells a buyer what was changed of his order, by an entry in its log; once an entry. */
export const mailChanged = defineJob<{ eventId: number; cause: VisitorCause }, JobContext>({
  name: 'order.changed',
  schema: z.object({ eventId: z.int(), cause: visitorCause }),
  ...patience,
  run: async ({ eventId, cause }, { host: getHost, mailer }) => {
    const host = getHost();
    const read = await readChange(host, eventId);
    if (!read) return;
    const { stored, order, changed } = read;
    if (changed.what === 'payment-method' && !(await isConfirmed(host, stored.id))) return;
    const mail = await writeChanged({ order, sender: senderOf(host), ...changed });
    const key = `order ${stored.id} changed ${eventId}`;
    await mailer.send({ to: stored.email, ...mail }, { cause, key });
  },
});
