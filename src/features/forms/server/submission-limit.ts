import { formLimits } from '#kernel/limits-forms';
import type { Host } from '#platform/host';
import { createRateLimiter } from '#platform/rate-limiter/rate-limiter';

type Client = { ip: string; script: boolean };

const limiterOf = (host: Host, script: boolean) =>
  createRateLimiter(host, {
    name: script ? 'form' : 'plain form',
    points: script ? formLimits.submissions : formLimits.plainSubmissions,
    seconds: formLimits.submissionsPer / 1000,
  });

/**
 * Whether a client (an address) may send one more form now, in all processes together: fewer without
 * script, where no captcha was worked out.
 */
export const maySubmit = (host: Host, { ip, script }: Client): Promise<boolean> =>
  limiterOf(host, script).take(ip);

/** The same, without counting it. */
export const maySubmitYet = (host: Host, { ip, script }: Client): Promise<boolean> =>
  limiterOf(host, script).hasRoom(ip);
