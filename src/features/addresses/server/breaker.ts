import type { Clock } from '#kernel/define/clock';

/** So many failures in a row, and a service is left alone for so long (in ms). */
const FAILURES = 3;
const PAUSE = 30_000;

/** Thrown instead of asking a service that keeps failing. */
export class Unavailable extends Error {
  override name = 'Unavailable';
}

/**
 * Leaves a failing service alone: after three failures in a row calls fail at once for half a
 * minute; then one may try, and the others still fail until it has.
 */
export const createBreaker = (clock: Clock) => {
  let failures = 0;
  let closedUntil = 0;

  return async <T>(call: () => Promise<T>): Promise<T> => {
    const now = clock.now().getTime();
    if (now < closedUntil) throw new Unavailable('a service that keeps failing is left alone');
    if (failures >= FAILURES) closedUntil = now + PAUSE;
    try {
      const result = await call();
      failures = 0;
      closedUntil = 0;
      return result;
    } catch (error) {
      failures += 1;
      if (failures >= FAILURES) closedUntil = clock.now().getTime() + PAUSE;
      throw error;
    }
  };
};

export type Breaker = ReturnType<typeof createBreaker>;
