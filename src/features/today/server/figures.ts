import { type Sold, soldByDay, soldByStore, soldMost } from '#features/orders/api.server';
import { getSite } from '#features/settings/api.server';
import { dayOf, instantOf } from '#kernel/values/dutch-dates';
import { dayAfter } from '#kernel/values/opening-hours';
import type { Host } from '#platform/host';
import type { ToldFigures } from '../contract';

/** Products that are told. */
const FEW = 5;

const sum = (all: readonly Sold[]): Sold => ({
  orders: all.reduce((total, { orders }) => total + orders, 0),
  cents: all.reduce((total, { cents }) => total + cents, 0),
});

/** What was sold in the last so many days, today among them. */
export const readFigures = async (host: Host, count: number): Promise<ToldFigures> => {
  const { id: siteId } = getSite(host);
  const today = dayOf(host.clock.now());
  const days = Array.from({ length: count }, (_, nth) => dayAfter(today, nth - count + 1));
  const begins = (day: string) => instantOf(day, 0);
  const from = begins(days[0] ?? today);
  const period = { siteId, from, until: begins(dayAfter(today, 1)) };
  const earlier = { siteId, from: begins(dayAfter(today, 1 - 2 * count)), until: from };
  const [sold, before, stores, products] = await host.reads((db) =>
    Promise.all([
      soldByDay(db, period),
      soldByDay(db, earlier),
      soldByStore(db, period),
      soldMost(db, period, FEW),
    ]),
  );
  const byDay = new Map(sold.map(({ day, ...rest }) => [day, rest]));
  return {
    days: days.map((day) => ({ day, ...(byDay.get(day) ?? { orders: 0, cents: 0 }) })),
    ...{ total: sum(sold), before: sum(before), stores, products },
  };
};
