import { and, desc, eq } from 'drizzle-orm';
import { findLocation, hasPage, type Location } from '#features/stores/api.server';
import { storeHref, streetLine } from '#features/stores/contract';
import { formatWeekdayMoment } from '#kernel/values/weekday-moment';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { ReservationView } from '../contract';
import { type ReservationState, reservations } from './tables';
import { isLonger, readyLater, readyText } from './until';

export type Reservation = typeof reservations.$inferSelect;

/** The reservation of an address; undefined for any other text. */
export const findReservation = async (db: Db, token: string): Promise<Reservation | undefined> => {
  if (!/^[\w-]{32}$/.test(token)) return undefined;
  const [row] = await db.select().from(reservations).where(eq(reservations.token, token));
  return row;
};

type Wanted = { state?: ReservationState; locationId?: number; limit?: number };

/** Reservations for staff, the newest first. */
export const listReservations = (
  db: Db,
  { state, locationId, limit = 100 }: Wanted = {},
): Promise<Reservation[]> =>
  db
    .select()
    .from(reservations)
    .where(
      and(
        state === undefined ? undefined : eq(reservations.state, state),
        locationId === undefined ? undefined : eq(reservations.locationId, locationId),
      ),
    )
    .orderBy(desc(reservations.id))
    .limit(limit);

type Told = Pick<
  Reservation,
  'code' | 'state' | 'title' | 'choice' | 'unitCents' | 'madeAt' | 'expiresAt' | 'locationId'
>;

export const viewReservation = async (host: Host, row: Told): Promise<ReservationView> =>
  presentReservation(row, await findLocation(host, row.locationId), host.clock.now());

/** When a piece is put aside that isn't yet; its store's hours may be others by now. */
const readyOf = ({ madeAt, expiresAt }: Told, store: Location, now: Date): Date | undefined => {
  const ready = readyLater(store, madeAt);
  return ready && ready > now && ready < expiresAt ? ready : undefined;
};

/** A reservation as its page and mails show it. */
export const presentReservation = (
  row: Told,
  store: Location | undefined,
  now: Date,
): ReservationView => {
  const { code, state, title, choice, unitCents, madeAt, expiresAt } = row;
  return {
    code,
    state,
    title,
    choice,
    unitCents,
    until: formatWeekdayMoment(expiresAt),
    isLonger: isLonger(expiresAt, madeAt),
    ready: store && readyText(readyOf(row, store, now)),
    store: {
      title: store?.title ?? '',
      href: store && hasPage(store) ? storeHref(store.access) : undefined,
      lines: store ? [streetLine(store), `${store.zipcode} ${store.place}`] : [],
    },
  };
};
