import { RateLimiterMemory } from 'rate-limiter-flexible';
import { formLimits } from '#kernel/limits';
import type { Host } from '#platform/host';

type Pace = { script: RateLimiterMemory; plain: RateLimiterMemory };

const paces = new WeakMap<Host, Pace>();

const limiter = (points: number) =>
  new RateLimiterMemory({ points, duration: formLimits.submissionsPer / 1000 });

const paceOf = (host: Host): Pace => {
  const known = paces.get(host);
  if (known) return known;
  const made = {
    script: limiter(formLimits.submissions),
    plain: limiter(formLimits.plainSubmissions),
  };
  paces.set(host, made);
  return made;
};

/**
 * Whether a client (an address) may send one more form now, in this process: fewer without script,
 * where no captcha was worked out.
 */
export const maySubmit = async (
  host: Host,
  client: { ip: string; script: boolean },
): Promise<boolean> => {
  const pace = paceOf(host)[client.script ? 'script' : 'plain'];
  return pace.consume(client.ip).then(
    () => true,
    () => false,
  );
};
