import { openState, type Schedule } from './opening-hours';

/** In ms: how long a piece is held, and the least of that in which the store must be open. */
export type Holding = { heldFor: number; leastOpen: number; openWithin: number };

/** The instant at which a store that is open closes for the day, lunch breaks left out. */
const endOfDay = (schedule: Schedule, closing: number): number => {
  const next = openState(schedule, new Date(closing));
  const isToday = !next.open && next.next?.inDays === 0 && next.changesAt;
  if (!isToday) return closing;
  const later = openState(schedule, new Date(isToday)).changesAt;
  return later ? endOfDay(schedule, later) : closing;
};

const isUnknown = ({ week }: Schedule): boolean =>
  Object.values(week).every((periods) => periods.length === 0);

/**
 * Until when a piece is held that is put aside at an instant: so long, or when the store hardly opens
 * in that time until the end of the next day on which it does. Undefined: that day is too far off.
 * Of a store without hours nobody knows better.
 */
export const heldUntil = (
  schedule: Schedule,
  from: Date,
  { heldFor, leastOpen, openWithin }: Holding,
): Date | undefined => {
  const plain = from.getTime() + heldFor;
  const latest = from.getTime() + openWithin;
  let at = from.getTime();
  while (at <= latest) {
    const state = openState(schedule, new Date(at));
    const { changesAt } = state;
    if (changesAt === undefined) {
      return state.open || isUnknown(schedule)
        ? new Date(Math.max(plain, at + leastOpen))
        : undefined;
    }
    if (state.open && Math.min(changesAt, plain) - at >= leastOpen) return new Date(plain);
    if (state.open && changesAt > plain && changesAt - at >= leastOpen) {
      return new Date(endOfDay(schedule, changesAt));
    }
    at = changesAt;
  }
  return undefined;
};
