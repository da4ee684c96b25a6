import type { PickupStore } from './contract';

type Told = Pick<PickupStore, 'id' | 'ready'>;

/** The day that each store was shown to be ready, as the form carries it: '3=2026-03-02,7=…'. */
export const readyDaysOf = (stores: readonly Told[]): string =>
  stores.map(({ id, ready }) => `${id}=${ready.day}`).join(',');

/** Whether it is ready on a later day than was shown. What was not shown was not promised. */
export const isLater = (shown: string, { id, ready }: Told): boolean => {
  const [, day] = new RegExp(`(?:^|,)${id}=(\\d{4}-\\d{2}-\\d{2})(?:,|$)`).exec(shown) ?? [];
  return day !== undefined && day < ready.day;
};
