import { and, asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { senderOf } from '#features/settings/api.server';
import { findLocation } from '#features/stores/api.server';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import { sendMail } from '#platform/mail/jobs';
import { endReservation } from './end';
import { writeReleased } from './mail/released';
import { presentReservation, type Reservation } from './read';
import { reservations } from './tables';

/** `called`: words of the name of whom it is for. */
type AtStore = {
  code?: string;
  id?: number;
  called?: readonly string[];
  limit?: number;
  offset?: number;
};

const isCalled = (words: readonly string[]): SQL | undefined =>
  and(
    ...words.map(
      (word) =>
        sql`lower(coalesce(${reservations.name}, '')) like ${`%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`}`,
    ),
  );

/** What a store has put aside or is yet to, what is held the shortest first; or one with a code, ended ones too. */
export const listAtStore = (
  db: Db,
  locationId: number,
  { code, id, called = [], limit = 200, offset = 0 }: AtStore = {},
): Promise<Reservation[]> =>
  db
    .select()
    .from(reservations)
    .where(
      and(
        eq(reservations.locationId, locationId),
        code === undefined ? undefined : eq(reservations.code, code),
        id === undefined ? undefined : eq(reservations.id, id),
        code === undefined && id === undefined ? eq(reservations.state, 'held') : undefined,
        isCalled(called),
      ),
    )
    .orderBy(asc(reservations.expiresAt), asc(reservations.id))
    .limit(limit)
    .offset(offset);

/** How many a store holds; `called`: for whom that is so called. */
export const countAtStore = (
  db: Db,
  locationId: number,
  { called = [], isReady }: Pick<AtStore, 'called'> & { isReady?: boolean } = {},
): Promise<number> =>
  db.$count(
    reservations,
    and(
      ...[eq(reservations.locationId, locationId), eq(reservations.state, 'held')],
      isReady === undefined ? undefined : (isReady ? isNotNull : isNull)(reservations.readyAt),
      isCalled(called),
    ),
  );

/** Notes that the store has a piece put aside; answers whether it was still to be done. */
export const layReady = async (host: Host, id: number): Promise<boolean> => {
  const laid = await host.db
    .update(reservations)
    .set({ readyAt: host.clock.now() })
    .where(
      and(eq(reservations.id, id), eq(reservations.state, 'held'), isNull(reservations.readyAt)),
    )
    .returning({ id: reservations.id });
  return laid.length === 1;
};

/**
 * Ends a reservation that the store can't keep, and mails whom it was for why, so that he doesn't come for nothing.
 * Answers whether it still ran.
 */
export const releaseWithReason = async (
  host: Host,
  row: Reservation,
  reason: string,
): Promise<boolean> => {
  const store = await findLocation(host, row.locationId);
  const view = presentReservation(row, store, host.clock.now());
  const mail = await writeReleased({ sender: senderOf(host), view, reason, token: row.token });
  return endReservation(host, row.id, 'released', {
    reason,
    andThen: async (tx) => {
      if (!row.email) return;
      await host.jobs.enqueue(sendMail, { to: row.email, ...mail, cause: 'system' }, { tx });
    },
  });
};
