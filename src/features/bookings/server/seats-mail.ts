import { and, eq } from 'drizzle-orm';
import { eventsFile, readEventsOfSeats } from '#features/content/api.server';
import type { EventDetail } from '#features/content/contract';
import {
  addOrderEvent,
  findWhich,
  listOrderLines,
  orderEvents,
  type WhichOrder,
  whichOrder,
} from '#features/orders/api.server';
import { senderOf } from '#features/settings/api.server';
import { isSeat } from '#kernel/values/line-kind';
import { path } from '#kernel/wire';
import type { Host, JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { patience } from '#platform/mail/jobs';
import { writePaid } from './mail/paid';
import { presentEvent } from './read';

const KIND = 'seats-mailed';

/** The events of an order's seats, with how many there are. */
export const listBooked = async (
  host: Host,
  orderId: number,
): Promise<{ event: EventDetail; seats: number }[]> => {
  const lines = (await listOrderLines(host.db, orderId)).filter(isSeat);
  const found = await readEventsOfSeats(
    host,
    lines.map(({ variantId }) => variantId),
  );
  return found.map(({ row, event }) => ({
    event,
    seats: lines
      .filter(({ variantId }) => variantId === row.seatVariantId)
      .reduce((sum, { quantity }) => sum + quantity, 0),
  }));
};

/** Events as a file for one's calendar, to go with a mail. */
export const calendarAttachment = (host: Host, events: readonly EventDetail[]) => ({
  name: 'agenda.ics',
  type: 'text/calendar; charset=utf-8; method=PUBLISH',
  text: eventsFile(host, events),
});

/** Mails the seats of an order that is paid, once; none when it was cancelled meanwhile. */
export const mailSeats = defineJob<WhichOrder, JobContext>({
  name: 'booking.seats',
  schema: whichOrder,
  ...patience,
  run: async (which, { host: getHost, mailer }) => {
    const host = getHost();
    const order = await findWhich(host, which);
    if (!order || order.paidAt === null || order.state === 'cancelled') return;
    const orderId = order.id;
    const isSent = and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, KIND));
    const [sent] = await host.db.select().from(orderEvents).where(isSent);
    if (sent) return;
    const booked = await listBooked(host, orderId);
    if (booked.length === 0) return;
    const { number, billing } = order;
    const mail = await writePaid({
      sender: senderOf(host),
      order: { number, href: path.order(order.token), name: billing.firstName },
      booked: booked.map(({ event, seats }) => ({ event: presentEvent(event), seats })),
    });
    const attachment = calendarAttachment(
      host,
      booked.map(({ event }) => event),
    );
    await mailer.send(
      { to: order.email, ...mail, attachment },
      {
        // They were paid for.
        cause: 'system',
        key: `order ${orderId} seats`,
        note: (tx) => addOrderEvent(tx, { orderId, kind: KIND, at: host.clock.now() }),
      },
    );
  },
});
