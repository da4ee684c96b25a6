import { LRUCache } from 'lru-cache';

type Entry<T> = { value: Promise<T | undefined>; until: number };

type Options = {
  /** Ms after which it is read anew, should a message ever be missed. */
  lifetime?: number;
  /** How many are kept at most. */
  most?: number;
};

/**
 * What the database holds and seldom changes, by key: read once, until it is dropped. Whoever asks
 * after a drop never gets what was read before it. What isn't there is asked for each time, so that
 * nobody can fill the memory with things that don't exist.
 */
export class QueryCache<T> {
  private readonly entries: LRUCache<string, Entry<T>>;
  private readonly lifetime: number;

  constructor({ lifetime = 60_000, most = 2000 }: Options = {}) {
    this.entries = new LRUCache({ max: most });
    this.lifetime = lifetime;
  }

  /** What is kept under the key, or what `read` finds. Times in ms since 1970. */
  get(key: string, now: number, read: () => Promise<T | undefined>): Promise<T | undefined> {
    const kept = this.entries.get(key);
    if (kept && kept.until > now) return kept.value;
    const entry = { value: read(), until: now + this.lifetime };
    this.entries.set(key, entry);
    const forget = () => {
      if (this.entries.peek(key) === entry) this.entries.delete(key);
    };
    entry.value.then((value) => value === undefined && forget(), forget);
    return entry.value;
  }

  drop(): void {
    this.entries.clear();
  }
}
