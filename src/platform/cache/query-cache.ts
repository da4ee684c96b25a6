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
  private readonly entries = new Map<string, Entry<T>>();
  private readonly options: Required<Options>;

  constructor(options: Options = {}) {
    this.options = { lifetime: 60_000, most: 2000, ...options };
  }

  /** What is kept under the key, or what `read` finds. Times in ms since 1970. */
  get(key: string, now: number, read: () => Promise<T | undefined>): Promise<T | undefined> {
    const kept = this.entries.get(key);
    if (kept && kept.until > now) return kept.value;
    if (this.entries.size >= this.options.most) this.entries.clear();
    const entry = { value: read(), until: now + this.options.lifetime };
    this.entries.set(key, entry);
    const forget = () => {
      if (this.entries.get(key) === entry) this.entries.delete(key);
    };
    entry.value.then((value) => value === undefined && forget(), forget);
    return entry.value;
  }

  drop(): void {
    this.entries.clear();
  }
}
