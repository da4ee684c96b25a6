import { and, asc, eq, gt, inArray, lte, type SQL } from 'drizzle-orm';
import { termsOf } from '#features/entities/api.server';
import { fillFactsIn } from '#features/settings/api.server';
import { findLocations, hasPage, type Location } from '#features/stores/api.server';
import { storeHref, streetLine } from '#features/stores/contract';
import { choiceLabel } from '#kernel/values/choices';
import type { Host } from '#platform/host';
import type { EventCard, EventDetail } from '../contract';
import { calendarEntity } from '../entity';
import { calendarEvents } from './tables';

export type EventRow = typeof calendarEvents.$inferSelect;

/** Its texts as they are read: what they promise is what the settings say. */
const withFacts = async (host: Host, row: EventRow): Promise<EventRow> => ({
  ...row,
  ...(await fillFactsIn(host, { title: row.title, intro: row.intro, body: row.body })),
});

/** What is still to come or goes on now, soonest first; of `ids` those of which that is so. */
export const listEvents = async (host: Host, ids?: readonly number[]): Promise<EventRow[]> => {
  const comes = and(
    eq(calendarEvents.state, 'Online'),
    gt(calendarEvents.endsAt, host.clock.now()),
  );
  const rows = await host.db
    .select()
    .from(calendarEvents)
    .where(ids ? and(comes, inArray(calendarEvents.id, [...ids])) : comes)
    .orderBy(asc(calendarEvents.startsAt), asc(calendarEvents.id));
  return Promise.all(rows.map((row) => withFacts(host, row)));
};

/** By its address part, also when it is past. */
export const findEvent = async (host: Host, access: string): Promise<EventRow | undefined> => {
  const [row] = await host.db
    .select()
    .from(calendarEvents)
    .where(and(eq(calendarEvents.state, 'Online'), eq(calendarEvents.access, access)));
  return row && withFacts(host, row);
};

/** An event with its place, by a condition on its row. */
const readEvents = async (
  host: Host,
  which: SQL,
): Promise<{ row: EventRow; event: EventDetail }[]> => {
  const found = await host.db.select().from(calendarEvents).where(which);
  const rows = await Promise.all(found.map((row) => withFacts(host, row)));
  const stores = await findStoresOf(host, rows);
  return rows.map((row) => ({
    row,
    event: presentDetail(host, row, stores.get(row.locationId ?? 0)),
  }));
};

/** An event by its number, whatever its state; undefined: there is none. */
export const readEvent = async (host: Host, id: number) =>
  (await readEvents(host, eq(calendarEvents.id, id)))[0];

/** The events whose seats are these variants, whatever their state. */
export const readEventsOfSeats = (host: Host, variantIds: readonly number[]) =>
  readEvents(host, inArray(calendarEvents.seatVariantId, [...variantIds]));

/** Ids of what ended between two instants. */
export const listEnded = async (host: Host, after: Date, until: Date): Promise<number[]> => {
  const rows = await host.db
    .select({ id: calendarEvents.id })
    .from(calendarEvents)
    .where(and(gt(calendarEvents.endsAt, after), lte(calendarEvents.endsAt, until)));
  return rows.map(({ id }) => id);
};

/** The stores of some events, by id. */
export const findStoresOf = (
  host: Host,
  rows: readonly EventRow[],
): Promise<Map<number, Location>> =>
  findLocations(
    host,
    rows.flatMap(({ locationId }) => locationId ?? []),
  );

export const presentCard = (
  host: Host,
  row: EventRow,
  store: Location | undefined,
  seatsLeft?: number,
): EventCard => ({
  id: row.id,
  href: calendarEntity.href(row.access),
  title: row.title,
  intro: row.intro,
  category: choiceLabel(termsOf(host, 'calendar-categories'), row.category),
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  location: store?.title,
  priceCents: row.priceCents,
  seatsLeft,
  picture: row.picture ?? undefined,
});

export const presentDetail = (
  host: Host,
  row: EventRow,
  store: Location | undefined,
): EventDetail => ({
  ...presentCard(host, row, store),
  body: row.body,
  givenBy: row.givenBy || undefined,
  seats: row.seats ?? undefined,
  store:
    store && hasPage(store)
      ? {
          title: store.title,
          href: storeHref(store.access),
          address: { ...store, street: streetLine(store) },
        }
      : undefined,
});
