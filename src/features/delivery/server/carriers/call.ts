import { createBreaker } from '#features/addresses/api.server';
import type { Clock } from '#kernel/define/clock';
import { services } from '#kernel/limits';
import { readLimited } from '#platform/http/read-limited';

/** In ms. A visitor at the checkout doesn't wait longer. */
const TIMEOUT = 3000;

export type CarrierCall = (
  path: string,
  more?: { headers?: Record<string, string>; body?: unknown },
) => Promise<unknown>;

/**
 * Calls a carrier's JSON interface: with `body` a POST, else a GET. Throws when it doesn't answer
 * with a 2xx in time; after failures in a row it is left alone for a while.
 */
export const createCall = (base: string, clock: Clock): CarrierCall => {
  const breaker = createBreaker(clock);
  return (path, { headers, body } = {}) =>
    breaker(async () => {
      const reply = await fetch(`${base}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        body: body === undefined ? undefined : JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT),
      });
      if (!reply.ok) throw new Error(`the carrier answers ${reply.status}`);
      return JSON.parse(await readLimited(reply, services.answerBytes));
    });
};
