import { promotions as limits } from '#kernel/limits-orders';
import type { Host } from '#platform/host';
import { withMutex } from '#platform/mutex';
import { createRateLimiter } from '#platform/rate-limiter/rate-limiter';
import { normalizeCode } from '../card-code';

const wrong = (host: Host) =>
  createRateLimiter(host, { name: 'code', points: limits.attempts, seconds: 60 });
const known = (host: Host) =>
  createRateLimiter(host, { name: 'same code', points: 1, seconds: 60 });

/** Whether a client may try a code: not after too many that were wrong. */
export const mayGuess = (host: Host, client: string): Promise<boolean> =>
  wrong(host).hasRoom(client);

/** A client’s attempts one after the other: of many at once each would be looked up before any counts. */
export const withCodeMutex = <T>(client: string, run: () => Promise<T>): Promise<T> =>
  withMutex(`code ${client}`, run);

/** Counts a wrong code of a client, so that guessing is slow; the same one again is no guess. */
export const countWrong = async (host: Host, client: string, code: string): Promise<void> => {
  const isNew = await known(host).take(`${client} ${normalizeCode(code)}`);
  if (isNew) await wrong(host).take(client);
};
