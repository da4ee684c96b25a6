import { localTime } from './dutch-dates';
import { dayAfter, minutesOf, periodsOn, type Schedule, timeOf } from './opening-hours';

/** When an order can be fetched: a day (`YYYY-MM-DD`), and the time from which, if it is known. */
export type PickupReady = { day: string; from?: string };

/** In minutes: making ready, the steps in which times are told, and what is left to fetch it in. */
export type Preparing = { prepare: number; step: number; leastToFetch: number };

const DAY = 24 * 60;
/** Days ahead in which a store that opens at all opens. */
const FURTHEST = 60;

const spansOn = (schedule: Schedule, day: string): [from: number, until: number][] =>
  periodsOn(schedule, day).flatMap(([first, last]) => {
    const from = minutesOf(first);
    const until = minutesOf(last);
    if (Number.isNaN(from) || Number.isNaN(until)) return [];
    return [[from, until <= from ? until + DAY : until] as [number, number]];
  });

/**
 * When what lies in a store can be fetched there: staff make it ready while the store is open, and
 * it must stay open for long enough after that. Undefined: it doesn't open.
 */
export const readyInStore = (
  schedule: Schedule,
  instant: Date,
  { prepare, step, leastToFetch }: Preparing,
): PickupReady | undefined => {
  const { date, minutes } = localTime(instant);
  // From yesterday on, whose last period may still run.
  for (let inDays = -1; inDays <= FURTHEST; inDays += 1) {
    const day = dayAfter(date, inDays);
    for (const [from, until] of spansOn(schedule, day)) {
      const start = Math.max(from, minutes - inDays * DAY);
      const ready = Math.ceil((start + prepare) / step) * step;
      if (ready + leastToFetch > until) continue;
      return { day: dayAfter(day, Math.floor(ready / DAY)), from: timeOf(ready) };
    }
  }
  return undefined;
};

/** When what is brought on a day can be fetched: that day, or the first after it with open doors. */
export const readyWhenBrought = (schedule: Schedule, arrives: string): PickupReady => {
  for (let later = 0; later <= FURTHEST; later += 1) {
    const day = dayAfter(arrives, later);
    if (spansOn(schedule, day).length > 0) return { day };
  }
  return { day: arrives };
};
