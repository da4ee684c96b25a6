import { clientOf } from './client-of';

/** Clients that one counter remembers, at about 100 bytes each. */
const MOST_CLIENTS = 50_000;

type Count = { taken: number; until: number };

export type CallCounterOptions = {
  /** What a client may take in a period. */
  points: number;
  /** Of a period, from a client's first call. */
  seconds: number;
  /** Clients that are remembered; of more the ones that began first are forgotten. */
  mostClients?: number;
  /** In ms, never going back. */
  now?: () => number;
};

export type CallCounter = {
  /**
   * Counts a call, or one of some cost; answers whether it was still allowed. What is refused is not
   * counted. Who calls is told as `clientOf` takes it.
   */
  take: (who: Parameters<typeof clientOf>[0], cost?: number) => boolean;
  /** Clients that are remembered now. */
  readonly size: number;
};

/** A limit that this process counts by itself, in a bounded memory; see `createRateLimiter` for all together. */
export const createCallCounter = ({
  points,
  seconds,
  mostClients = MOST_CLIENTS,
  now = () => performance.now(),
}: CallCounterOptions): CallCounter => {
  // Periods are equally long and a client is added when one begins, so the first ends first.
  const counts = new Map<string, Count>();

  const forget = (at: number): void => {
    for (const [client, { until }] of counts) {
      if (until > at && counts.size < mostClients) return;
      counts.delete(client);
    }
  };

  const countOf = (client: string, at: number): Count => {
    const known = counts.get(client);
    if (known && known.until > at) return known;
    counts.delete(client);
    forget(at);
    const begun = { taken: 0, until: at + seconds * 1000 };
    counts.set(client, begun);
    return begun;
  };

  return {
    take(who, cost = 1) {
      const count = countOf(clientOf(who), now());
      if (count.taken + cost > points) return false;
      count.taken += cost;
      return true;
    },
    get size() {
      return counts.size;
    },
  };
};
