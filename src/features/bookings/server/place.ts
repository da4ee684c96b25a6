import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { EventDetail } from '#features/content/contract';
import { announceChange } from '#features/overviews/api.server';
import { senderOf } from '#features/settings/api.server';
import { returnStock, takeStock } from '#features/stock/api.server';
import { bookings as limits } from '#kernel/limits-bookings';
import { transact } from '#platform/db/transact';
import type { Db, Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { VisitorCause } from '#platform/mail/cause';
import { isSameMailbox, mailboxOf } from '#platform/mail/cause';
import { sendMail } from '#platform/mail/jobs';
import { createRateLimiter } from '#platform/rate-limiter/rate-limiter';
import { writeBooked } from './mail/booked';
import { writeCancelled } from './mail/cancelled';
import { type Booking, type OpenEvent, presentEvent } from './read';
import { calendarAttachment } from './seats-mail';
import { eventBookings } from './tables';

export type BookingRequest = {
  /** One booking a key, however often the form is sent. */
  key: string;
  seats: number;
  name: string;
  /** In small letters. */
  email: string;
  /** Who does it, by network address: for the day's limit; and for the mail. */
  client: string;
  cause: VisitorCause;
};

/** Tells of seats before who books is answered: the event's page, which he may go back to, has them anew. */
const announceSeats = async (host: Host, productIds: readonly number[]): Promise<void> => {
  if (productIds.length > 0) await announceChange(host, 'Product', productIds);
};

type Problem = 'gone' | 'had' | 'enough';

export type Placed = { token: string } | { problem: Problem };

/** It can't be booked after all: what was done for it is undone. */
class Undone extends Error {
  constructor(readonly problem: Problem) {
    super(problem);
  }
}

type Row = typeof eventBookings.$inferInsert & { email: string };

/** Where an event's seats lie. */
const findPlace = async (tx: Tx, variantId: number): Promise<number | undefined> => {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select warehouse_id as id from stock where variant_id = ${variantId} order by 1 limit 1`,
  );
  return rows[0]?.id;
};

/** What was made with a key: a form that is sent again, by a second press or a retry. */
export const findBookedByKey = async (tx: Db | Tx, key: string): Promise<string | undefined> => {
  const { rows } = await tx.execute<{ token: string }>(
    sql`select token from event_bookings where key = ${key}`,
  );
  return rows[0]?.token;
};

/** Seats that a mailbox has, however its address is written. */
const countHad = async (tx: Tx, { eventId, email }: Row): Promise<number> => {
  const { rows } = await tx.execute<{ email: string; seats: number }>(sql`
    select email, seats from event_bookings where event_id = ${eventId} and state = 'booked'`);
  return rows
    .filter((row) => isSameMailbox(row.email, email))
    .reduce((sum, { seats }) => sum + seats, 0);
};

const DAY = 86_400;

type Counting = Pick<Host, 'db' | 'clock' | 'config'>;

const countedOf = (host: Counting) => ({
  bookings: createRateLimiter(host, {
    name: 'booked',
    points: limits.perClientInADay,
    seconds: DAY,
  }),
  seats: createRateLimiter(host, {
    name: 'booked-seats',
    points: limits.seatsInADay,
    seconds: DAY,
  }),
});

/** In seconds, when a client who booked enough for a day may book again. */
export const untilNextDay = async (host: Host, client: string): Promise<number> => {
  const { bookings, seats } = countedOf(host);
  return Math.max(await bookings.secondsLeft(client), await seats.secondsLeft(client));
};

/**
 * Counts a booking and its seats for the day, with the booking or not at all. An event that gives more
 * seats at once than a day's can still be booked once.
 */
const countInDay = async (
  { clock, config }: Host,
  tx: Tx,
  { client, seats }: Pick<BookingRequest, 'client' | 'seats'>,
): Promise<boolean> => {
  const counted = countedOf({ db: tx, clock, config });
  return (
    (await counted.bookings.take(client)) &&
    counted.seats.take(client, Math.min(seats, limits.seatsInADay))
  );
};

/**
 * Books seats that cost nothing: they leave the event's stock in the same transaction, and never more
 * than there are. The stock's row is held last, and shortest.
 */
export const placeBooking = async (
  host: Host,
  { row: event, event: detail, seats: open, productId }: OpenEvent,
  { key, seats, name, email, client, cause }: BookingRequest,
): Promise<Placed> => {
  const token = randomBytes(24).toString('base64url');
  const mail = {
    to: email,
    ...(await writeBooked({
      ...{ sender: senderOf(host), event: presentEvent(detail), seats, token },
    })),
    attachment: calendarAttachment(host, [detail]),
    cause,
  };
  const book = async (tx: Tx): Promise<Placed> => {
    // One person's forms come one after the other, so that his limit holds.
    const turn = `booking ${event.id} ${mailboxOf(email)}`;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${turn}))`);
    const known = await findBookedByKey(tx, key);
    if (known) return { token: known };
    const warehouseId = await findPlace(tx, event.seatVariantId);
    if (warehouseId === undefined) return { problem: 'gone' };
    const row: Row = {
      ...{ eventId: event.id, variantId: event.seatVariantId, warehouseId, token, key, seats },
      ...{ name, email, state: 'booked', madeAt: host.clock.now() },
    };
    const had = await countHad(tx, row);
    if (had + seats > open.most) return { problem: 'had' };
    if (!(await countInDay(host, tx, { client, seats }))) throw new Undone('enough');
    await tx.insert(eventBookings).values(row);
    await host.jobs.enqueue(sendMail, mail, { tx });
    const take = { warehouseId, variantId: row.variantId, pieces: seats };
    if (!(await takeStock(tx, take))) throw new Undone('gone');
    return { token };
  };
  try {
    const placed = await transact(host.db, book);
    if ('token' in placed) await announceSeats(host, [productId]);
    return placed;
  } catch (error) {
    if (error instanceof Undone) return { problem: error.problem };
    throw error;
  }
};

type Cancelling = {
  /** Whoever booked is mailed of it; undefined: it is gone. */
  event: EventDetail | undefined;
  cause: VisitorCause;
};

const cancelledMail = async (
  host: Host,
  { email, seats }: Pick<Booking, 'email' | 'seats'>,
  { event, cause }: Cancelling,
) =>
  event &&
  email !== null && {
    to: email,
    ...(await writeCancelled({ sender: senderOf(host), event: presentEvent(event), seats })),
    cause,
  };

/** Gives up a booking that stands; its seats come back, once, and a mail says so. Answers whether it did. */
export const cancelBooking = async (
  host: Host,
  booking: Pick<Booking, 'id' | 'email' | 'seats'>,
  cancelling: Cancelling,
): Promise<boolean> => {
  const { id } = booking;
  const mail = await cancelledMail(host, booking, cancelling);
  const at = host.clock.now().toISOString();
  const productIds = await transact(host.db, async (tx) => {
    const { rows } = await tx.execute<{
      variantId: number;
      warehouseId: number;
      seats: number;
      productId: number | null;
    }>(sql`
      update event_bookings b set state = 'cancelled', ended_at = ${at}::timestamptz
      where b.id = ${id} and b.state = 'booked'
      returning b.variant_id as "variantId", b.warehouse_id as "warehouseId", b.seats,
        (select v.product_id from variants v where v.id = b.variant_id) as "productId"`);
    const [row] = rows;
    // An event that is gone has no seats to give back to.
    if (row?.productId) {
      const { variantId, warehouseId, seats: pieces } = row;
      await returnStock(tx, { variantId, warehouseId, pieces });
    }
    if (row && mail) await host.jobs.enqueue(sendMail, mail, { tx });
    return row && (row.productId ? [row.productId] : []);
  });
  if (productIds) await announceSeats(host, productIds);
  return productIds !== undefined;
};
