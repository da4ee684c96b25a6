import { stores as limits } from '#kernel/limits-stores';
import { holdsUntil, type OpenState, openState } from '#kernel/values/opening-hours';
import { comingDays, comingSpecial } from '#kernel/values/opening-hours-coming';
import type { OpeningHoursProps } from '../site/opening-hours.view';
import type { Location } from './read';

/** When a store is open, as its page tells; `until`: how long that stays true. */
export const openingOf = (
  { hours, specialHours }: Location,
  now: Date,
): { opening: OpeningHoursProps; state: OpenState; until: Date } => {
  const schedule = { week: hours, special: specialHours };
  const state = openState(schedule, now);
  const coming = comingSpecial(schedule, now, limits.askedAhead);
  const soon = comingSpecial(schedule, now, limits.specialAhead);
  return {
    opening: {
      days: comingDays(schedule, now),
      special: soon,
      later: coming.slice(soon.length),
    },
    state,
    until: holdsUntil(state, now),
  };
};
