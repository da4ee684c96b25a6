import { RateLimiterMemory } from 'rate-limiter-flexible';
import { promotions as limits } from '#kernel/limits';
import type { Host } from '#platform/host';
import { normalizeCode } from '../card-code';

type Tries = { wrong: RateLimiterMemory; known: RateLimiterMemory };

const all = new WeakMap<Host, Tries>();

const triesOf = (host: Host): Tries => {
  const tries = all.get(host) ?? {
    wrong: new RateLimiterMemory({ points: limits.tries, duration: 60 }),
    known: new RateLimiterMemory({ points: 1, duration: 60 }),
  };
  all.set(host, tries);
  return tries;
};

/** Whether a client may try a code: not after too many that were wrong. */
export const mayTry = async (host: Host, client: string): Promise<boolean> => {
  const found = await triesOf(host).wrong.get(client);
  return found === null || found.consumedPoints < limits.tries;
};

/** Counts a wrong code of a client, so that guessing is slow; the same one again is no guess. */
export const countWrong = async (host: Host, client: string, code: string): Promise<void> => {
  const { wrong, known } = triesOf(host);
  const isNew = await known.consume(`${client} ${normalizeCode(code).slice(0, 60)}`).then(
    () => true,
    () => false,
  );
  if (isNew) await wrong.consume(client).catch(() => undefined);
};
