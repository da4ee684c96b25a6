/** The number of ones in a 32-bit word. */
export function popcount(word: number): number {
  let w = word - ((word >>> 1) & 0x55555555);
  w = (w & 0x33333333) + ((w >>> 2) & 0x33333333);
  return Math.imul((w + (w >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/**
 * A set of small non-negative integers, one bit each. It grows when a number is added; what lies
 * beyond its words counts as absent, so sets of different lengths combine freely.
 */
export class Bitset {
  words: Uint32Array;

  /** @param capacity how many numbers it can hold before it has to grow */
  constructor(capacity = 0) {
    this.words = new Uint32Array((capacity + 31) >>> 5);
  }

  has(n: number): boolean {
    return (((this.words[n >>> 5] ?? 0) >>> (n & 31)) & 1) === 1;
  }

  add(n: number): void {
    const at = n >>> 5;
    if (at >= this.words.length) this.grow(at + 1);
    this.words[at] = (this.words[at] as number) | (1 << (n & 31));
  }

  delete(n: number): void {
    const at = n >>> 5;
    if (at < this.words.length) this.words[at] = (this.words[at] as number) & ~(1 << (n & 31));
  }

  clone(): Bitset {
    const copy = new Bitset();
    copy.words = this.words.slice();
    return copy;
  }

  /** Keeps what is in both. */
  intersect(other: Bitset): this {
    const mine = this.words;
    const theirs = other.words;
    const shared = Math.min(mine.length, theirs.length);
    for (let i = 0; i < shared; i++) mine[i] = (mine[i] as number) & (theirs[i] as number);
    mine.fill(0, shared);
    return this;
  }

  /** Leaves out everything of the other. */
  subtract(other: Bitset): this {
    const mine = this.words;
    const theirs = other.words;
    const shared = Math.min(mine.length, theirs.length);
    for (let i = 0; i < shared; i++) mine[i] = (mine[i] as number) & ~(theirs[i] as number);
    return this;
  }

  /** Takes in everything of the other. */
  unite(other: Bitset): this {
    const theirs = other.words;
    if (theirs.length > this.words.length) this.grow(theirs.length);
    const mine = this.words;
    for (let i = 0; i < theirs.length; i++) mine[i] = (mine[i] as number) | (theirs[i] as number);
    return this;
  }

  count(): number {
    const words = this.words;
    let total = 0;
    for (let i = 0; i < words.length; i++) total += popcount(words[i] as number);
    return total;
  }

  /** Writes the members, ascending, into a list of exactly `count()` numbers. */
  toArray(): Uint32Array {
    const members = new Uint32Array(this.count());
    const words = this.words;
    let filled = 0;
    for (let i = 0; i < words.length; i++) {
      for (let word = words[i] as number; word !== 0; word &= word - 1) {
        members[filled++] = (i << 5) + 31 - Math.clz32(word & -word);
      }
    }
    return members;
  }

  private grow(length: number): void {
    const grown = new Uint32Array(Math.max(length, Math.ceil(this.words.length * 1.5), 4));
    grown.set(this.words);
    this.words = grown;
  }
}
