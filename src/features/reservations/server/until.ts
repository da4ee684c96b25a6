import type { Location } from '#features/stores/api.server';
import { reservations as limits } from '#kernel/limits';
import { type Held, heldUntil, readyAt } from '#kernel/values/held-until';
import { formatWeekdayMoment } from '#kernel/values/weekday-moment';

type Scheduled = Pick<Location, 'hours' | 'specialHours'>;

const scheduleOf = ({ hours, specialHours }: Scheduled) => ({ week: hours, special: specialHours });

/** From when and until when a store holds what is asked for now; undefined: it stays closed for days. */
export const holdsUntil = (store: Scheduled, now: Date): Held | undefined =>
  heldUntil(scheduleOf(store), now, limits);

/** Whether a store puts anything aside that is asked for now: it doesn't while it stays closed for days. */
export const isHolding = (store: Scheduled, now: Date): boolean =>
  readyAt(scheduleOf(store), now, limits) !== undefined;

/** When it is there, told where that is not at once: the store was closed when it was asked for. */
export const readyLater = (store: Scheduled, madeAt: Date): Date | undefined => {
  const ready = readyAt(scheduleOf(store), madeAt, limits);
  return ready && ready.getTime() > madeAt.getTime() ? ready : undefined;
};

/** The same in words. */
export const readyText = (ready: Date | undefined): string | undefined =>
  ready && formatWeekdayMoment(ready);

/** Whether that is longer than the usual 24 hours. */
export const isLonger = (until: Date, from: Date): boolean =>
  until.getTime() > from.getTime() + limits.heldFor;
