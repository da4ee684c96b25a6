import { findStoreStock } from '#features/stock/api.server';
import { pickup as preparing } from '#kernel/limits';
import { promiseAt } from '#kernel/values/delivery-promise';
import { dayOf } from '#kernel/values/dutch-dates';
import type { Schedule } from '#kernel/values/opening-hours';
import { readyInStore, readyWhenBrought } from '#kernel/values/pickup-ready';
import type { Host } from '#platform/host';
import type { Readiness } from '../contract';
import { datedReady, readyText } from '../promise-text';
import { listMethods } from './methods';

export type Fetching = {
  /** Pieces by variant: what is mailed is none of it. */
  lines: readonly { variantId: number; quantity: number }[];
  stores: readonly ({ id: number } & Schedule)[];
};

/** Stores where all of it lies now. */
const findComplete = async (host: Host, lines: Fetching['lines']): Promise<Set<number>> => {
  const ids = lines.map(({ variantId }) => variantId);
  const complete = new Map<number, number>();
  for (const { locationId, variantId, pieces } of await findStoreStock(host.db, ids)) {
    const line = lines.find((one) => one.variantId === variantId);
    if (line && pieces >= line.quantity) {
      complete.set(locationId, (complete.get(locationId) ?? 0) + 1);
    }
  }
  return new Set([...complete].flatMap(([id, count]) => (count === lines.length ? [id] : [])));
};

/**
 * When an order can be fetched, by store: within opening hours where all of it lies, else once the
 * rest was brought from the web warehouse.
 */
export const listReadiness = async (
  host: Host,
  { lines, stores }: Fetching,
): Promise<Map<number, Readiness>> => {
  const now = host.clock.now();
  const method = (await listMethods(host)).find(({ kind }) => kind === 'pickup');
  const today = dayOf(now);
  const arrives = (method && promiseAt(now, method.rhythm)?.arrives) ?? today;
  const complete = await findComplete(host, lines);
  return new Map(
    stores.map(({ id, ...schedule }) => {
      const isHere = complete.has(id);
      const own = isHere ? readyInStore(schedule, now, preparing) : undefined;
      const ready = own ?? readyWhenBrought(schedule, arrives);
      return [id, { ...ready, isHere, text: readyText(ready, today), dated: datedReady(ready) }];
    }),
  );
};
