import type { PurgeTarget } from './settings';

/** In ms: who doesn't answer by then is asked again. */
const PATIENCE = 3_000;

/** A purge that wasn't done. `retryAfter` in ms, when the cache says how long it wants to be left alone. */
export class PurgeFailed extends Error {
  override name = 'PurgeFailed';
  constructor(
    message: string,
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

type Limits = {
  /** Keys of one call, and bytes of them with what stands between. */
  keys: number;
  bytes: number;
  /** In ms: keys are gathered so long before they are sent. */
  gather: number;
};

/** What one call may carry: Varnish takes 8 kB a header, Fastly 256 keys; Cloudflare counts calls most strictly. */
export const limitsOf: Record<PurgeTarget['kind'], Limits> = {
  varnish: { keys: 500, bytes: 6_000, gather: 50 },
  fastly: { keys: 256, bytes: 12_000, gather: 100 },
  cloudflare: { keys: 30, bytes: 12_000, gather: 500 },
};

type Call = { address: string; method: string; headers: Record<string, string>; body?: string };

const callOf = (target: PurgeTarget, keys: readonly string[]): Call => {
  if (target.kind === 'varnish') {
    const headers: Call['headers'] = { xkey: keys.join(' ') };
    if (target.key !== undefined) headers['etalage-purge-key'] = target.key;
    return { address: `${target.url}/`, method: 'PURGE', headers };
  }
  if (target.kind === 'fastly') {
    return {
      address: `${target.url}/service/${target.service}/purge`,
      method: 'POST',
      headers: {
        'fastly-key': target.key,
        'surrogate-key': keys.join(' '),
        accept: 'application/json',
      },
    };
  }
  return {
    address: `${target.url}/zones/${target.zone}/purge_cache`,
    method: 'POST',
    headers: { authorization: `Bearer ${target.key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ tags: keys }),
  };
};

const SECONDS = /^\d{1,5}$/;

/** Has a cache forget all that carries one of the keys. Throws PurgeFailed, without a secret in its message. */
export const sendPurge = async (
  target: PurgeTarget,
  keys: readonly string[],
  patience = PATIENCE,
): Promise<void> => {
  const { address, ...call } = callOf(target, keys);
  let answer: Response;
  try {
    answer = await fetch(address, {
      ...call,
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    // The connection is free for the next one once all is read.
    await answer.arrayBuffer();
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    throw new PurgeFailed(name === 'TimeoutError' ? 'no answer' : (cause?.code ?? name));
  }
  if (answer.ok) return;
  const wait = answer.headers.get('retry-after') ?? '';
  const retryAfter = SECONDS.test(wait) ? Number(wait) * 1000 : undefined;
  throw new PurgeFailed(`answered ${answer.status}`, retryAfter);
};
