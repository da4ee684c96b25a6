import type { Location } from '#features/stores/api.server';
import { reservations as limits } from '#kernel/limits';
import { heldUntil } from '#kernel/values/held-until';

type Scheduled = Pick<Location, 'hours' | 'specialHours'>;

/** Until when a store holds what is put aside now; undefined: it stays closed for days. */
export const holdsUntil = ({ hours, specialHours }: Scheduled, now: Date): Date | undefined =>
  heldUntil({ week: hours, special: specialHours }, now, limits);

/** Whether that is longer than the usual 24 hours. */
export const isLonger = (until: Date, from: Date): boolean =>
  until.getTime() > from.getTime() + limits.heldFor;
