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

/** From when a piece can be fetched, and until when it is held. */
export type Held = { ready: Date; until: Date };

/**
 * When a store puts aside what is asked for at an instant: at once where it is open for a while, else when it
 * next opens. Undefined: that is too far off. Of a store without hours nobody knows better than at once.
 */
export const readyAt = (
  schedule: Schedule,
  from: Date,
  { leastOpen, openWithin }: Pick<Holding, 'leastOpen' | 'openWithin'>,
): Date | undefined => {
  const latest = from.getTime() + openWithin;
  let at = from.getTime();
  while (at <= latest) {
    const { open, changesAt } = openState(schedule, new Date(at));
    if (changesAt === undefined) return open || isUnknown(schedule) ? new Date(at) : undefined;
    if (open && changesAt - at >= leastOpen) return new Date(at);
    at = changesAt;
  }
  return undefined;
};

/** The end of the day on which a store is open at an instant, or else of the next day on which it opens. */
const endOfOpenDay = (schedule: Schedule, at: number, openWithin: number): number => {
  const { open, changesAt } = openState(schedule, new Date(at));
  if (changesAt === undefined || changesAt > at + openWithin) return at;
  if (open) return endOfDay(schedule, changesAt);
  const closing = openState(schedule, new Date(changesAt)).changesAt;
  return closing === undefined ? at : endOfDay(schedule, closing);
};

/**
 * How long a piece is held that is asked for at an instant: so long from when it was put aside. Where that is
 * only when the store opens again, until the end of the day on which that time is over, or of the next day on
 * which the store is open. Undefined: it stays closed too long.
 */
export const heldUntil = (schedule: Schedule, from: Date, holding: Holding): Held | undefined => {
  const ready = readyAt(schedule, from, holding);
  if (!ready) return undefined;
  const plain = ready.getTime() + holding.heldFor;
  const isAtOnce = ready.getTime() === from.getTime();
  const until = isAtOnce ? plain : endOfOpenDay(schedule, plain, holding.openWithin);
  return { ready, until: new Date(until) };
};
