import { and, eq, inArray } from 'drizzle-orm';
import { findLocations, type Location } from '#features/stores/api.server';
import { routeHref } from '#features/stores/contract';
import { contentTexts } from '#kernel/messages/nl-content';
import { orderTexts as texts } from '#kernel/messages/nl-orders';
import { dayOf, formatWeekday } from '#kernel/values/dutch-dates';
import { openState, periodsOn, type Schedule } from '#kernel/values/opening-hours';
import { formatWeekdayMoment } from '#kernel/values/weekday-moment';
import type { Host } from '#platform/host';
import type { Fetching } from '../contract';
import type { Order } from './order';
import { paymentTermsOf } from './payment-terms';
import { pickupCodeOf } from './pickup-code';
import { orderEvents } from './tables';

const DAY = 86_400_000;

/** Until when it is kept: by the minute what is paid at the till and expires, by the day what is paid. */
const untilOf = (host: Host, { expiresAt }: Order, readyAt: Date): string => {
  if (expiresAt) return texts.fetching.before(formatWeekdayMoment(expiresAt));
  const last = new Date(readyAt.getTime() + paymentTermsOf(host).keptDays * DAY);
  return texts.fetching.until(formatWeekday(last).replace(/ \d{4}$/, ''));
};

/** The store's hours of today, and how it stands now. */
const openingOf = ({ hours, specialHours }: Location, now: Date): string => {
  const schedule: Schedule = { week: hours, special: specialHours };
  const periods = periodsOn(schedule, dayOf(now)).map((period) => period.join('–'));
  const state = contentTexts.stores.openText(openState(schedule, now));
  return periods.length > 0 ? texts.fetching.today(periods, state) : state;
};

/** What one needs to know to fetch what lies ready, by the order's number in the database. */
export const readFetching = async (
  host: Host,
  orders: readonly Order[],
): Promise<ReadonlyMap<number, Fetching>> => {
  const ready = orders.filter(({ state, pickup }) => state === 'ready' && pickup);
  if (ready.length === 0) return new Map();
  const ids = ready.map(({ id }) => id);
  const [events, stores] = await Promise.all([
    host.db
      .select({ orderId: orderEvents.orderId, at: orderEvents.at })
      .from(orderEvents)
      .where(and(inArray(orderEvents.orderId, ids), eq(orderEvents.kind, 'ready'))),
    findLocations(
      host,
      ready.flatMap(({ pickup }) => pickup?.id ?? []),
    ),
  ]);
  const readyAt = new Map(events.map(({ orderId, at }) => [orderId, at]));
  const now = host.clock.now();
  return new Map(
    ready.flatMap((order) => {
      const { id, pickup } = order;
      const at = readyAt.get(id);
      if (!pickup || !at) return [];
      const store = stores.get(pickup.id);
      const fetching: Fetching = {
        until: untilOf(host, order, at),
        opening: store && openingOf(store, now),
        routeHref: routeHref([pickup.title, ...pickup.lines].join(', ')),
        code: pickupCodeOf(order.token),
      };
      return [[id, fetching] as const];
    }),
  );
};
