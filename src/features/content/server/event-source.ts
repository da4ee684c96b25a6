import { termOptions, termsOf } from '#features/entities/api.server';
import type { EntitySource } from '#features/overviews/api.server';
import { listStores, locationOptions } from '#features/stores/api.server';
import type { IndexRow } from '#kernel/define/entity';
import { type Choice, choiceIds, choiceLabel } from '#kernel/values/choices';
import { formatWeekday } from '#kernel/values/dutch-dates';
import type { Host } from '#platform/host';
import type { EventCard } from '../contract';
import { calendarEntity } from '../entity';
import { plainText } from '../plain-text';
import { EventCardView } from '../site/event-card.view';
import { calendarApi } from './api-parts';
import { findFewSeats } from './booking-part';
import { type EventRow, findStoresOf, listEvents, presentCard } from './events';

const indexRow = (terms: readonly Choice[], row: EventRow, location: string): IndexRow => ({
  id: row.id,
  options: {
    category: choiceIds(terms, [row.category]),
    location: row.locationId ? [row.locationId] : [],
  },
  numbers: {},
  sort: { soon: row.startsAt.getTime(), name: row.title },
  texts: [
    { text: row.title, weight: 10 },
    { text: location, weight: 4 },
    { text: choiceLabel(terms, row.category), weight: 3 },
    { text: row.intro, weight: 2 },
    { text: plainText(row.body), weight: 1 },
  ],
});

const readCards = async (host: Host, ids: readonly number[]): Promise<Map<number, EventCard>> => {
  const rows = await listEvents(host, ids);
  const stores = await findStoresOf(host, rows);
  const left = await findFewSeats(host, rows);
  return new Map(
    rows.map((row) => [
      row.id,
      presentCard(host, row, stores.get(row.locationId ?? 0), left.get(row.id)),
    ]),
  );
};

/** How the calendar reaches the index, the cards and the suggestions: what is past has left. */
export const eventSource: EntitySource<EventCard> = {
  entity: calendarEntity,
  api: calendarApi,
  columns: 3,
  options: async (host) => ({
    category: termOptions(host, 'calendar-categories'),
    location: locationOptions(await listStores(host), host),
  }),
  async *rows(host, ids) {
    const rows = await listEvents(host, ids);
    const stores = await findStoresOf(host, rows);
    const terms = termsOf(host, 'calendar-categories');
    yield rows.map((row) => indexRow(terms, row, stores.get(row.locationId ?? 0)?.title ?? ''));
  },
  cards: readCards,
  card: EventCardView,
  hits: async (host, ids) => {
    const cards = await readCards(host, ids);
    return new Map(
      [...cards].map(([id, { title, href, startsAt, picture }]) => [
        id,
        {
          ...{ id, title, href, picture },
          note: `Agenda, ${formatWeekday(new Date(startsAt))}`,
          english: `Events, ${formatWeekday(new Date(startsAt), 'en-GB')}`,
        },
      ]),
    );
  },
};
