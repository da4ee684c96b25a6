/** A repeatable source of chance: the same seed always gives the same drawing. */
export interface Rng {
  /** A number from `low` up to `high`. */
  between(low: number, high: number): number;
  /** A whole number from `low` up to and including `high`. */
  int(low: number, high: number): number;
  /** One of the items. */
  pick<T>(items: readonly T[]): T;
  /** True in `share` of the cases (0 to 1). */
  chance(share: number): boolean;
  /** A number from `-size` to `size`. */
  jitter(size: number): number;
}

function hash(seed: string): number {
  let h = 2166136261;
  for (const char of seed) h = Math.imul(h ^ (char.codePointAt(0) ?? 0), 16777619);
  return h >>> 0;
}

/** Makes a source of chance from any text. */
export function createRng(seed: string): Rng {
  let state = hash(seed) || 1;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + next() * (high - low);
  const int = (low: number, high: number) => Math.floor(between(low, high + 1));
  return {
    between,
    int,
    pick: <T>(items: readonly T[]): T => items[int(0, items.length - 1)] as T,
    chance: (share) => next() < share,
    jitter: (size) => between(-size, size),
  };
}
