import { type DeliveryRhythm, promiseAt } from '#kernel/values/delivery-promise';
import { dayOf } from '#kernel/values/dutch-dates';
import type { Urgency } from './contract';

export type Promised = {
  /** The day (`YYYY-MM-DD`) on which it was promised to leave. */
  leaves: string;
  /** Until when that day it is fetched: '22:00'. */
  cutOff: string;
  /** Since when it waits. */
  since: Date;
};

/** When an order was promised to leave; one whose way is gone, the day on which it was ordered. */
export const promisedOf = (since: Date, rhythm: DeliveryRhythm | undefined): Promised => {
  const promise = rhythm && promiseAt(since, rhythm);
  return {
    leaves: promise?.leaves ?? dayOf(since),
    cutOff: rhythm?.cutOff ?? '00:00',
    since,
  };
};

const textOrder = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** In the order in which promises run out; of the same, who waits longest comes first. */
export const comparePromises = (one: Promised, other: Promised): number =>
  textOrder(one.leaves, other.leaves) ||
  textOrder(one.cutOff, other.cutOff) ||
  one.since.getTime() - other.since.getTime();

export const urgencyOf = ({ leaves }: Pick<Promised, 'leaves'>, today: string): Urgency => {
  if (leaves < today) return 'late';
  return leaves === today ? 'today' : 'later';
};
