/** The number of ones in a 32-bit word. */
export function popcount(word: number): number {
  let w = word - ((word >>> 1) & 0x55555555);
  w = (w & 0x33333333) + ((w >>> 2) & 0x33333333);
  return Math.imul((w + (w >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** A stretch begins at a multiple of so many words: what counts by vectors takes that many at once. */
export const WORDS_A_STEP = 8;

/** A set as plain data; it shares its words. */
export type SavedBitset = { words: Uint32Array; first: number };

/**
 * A set of small non-negative integers, one bit each, kept for one stretch of words. It grows when a
 * number is added; what lies outside its words counts as absent, so sets of different stretches
 * combine freely.
 */
export class Bitset {
  words: Uint32Array;
  /** The place of the first word, a multiple of `WORDS_A_STEP`. */
  first = 0;

  /** @param capacity how many numbers it can hold before it has to grow */
  constructor(capacity = 0) {
    this.words = new Uint32Array((capacity + 31) >>> 5);
  }

  /** An empty set over the same stretch as another. */
  static over({ words, first }: Bitset): Bitset {
    return Bitset.of(new Uint32Array(words.length), first);
  }

  private static of(words: Uint32Array, first: number): Bitset {
    const set = new Bitset();
    set.words = words;
    set.first = first;
    return set;
  }

  static restore({ words, first }: SavedBitset): Bitset {
    return Bitset.of(words, first);
  }

  save(): SavedBitset {
    return { words: this.words, first: this.first };
  }

  has(n: number): boolean {
    const at = (n >>> 5) - this.first;
    if (at < 0 || at >= this.words.length) return false;
    return (((this.words[at] as number) >>> (n & 31)) & 1) === 1;
  }

  add(n: number): void {
    let at = (n >>> 5) - this.first;
    if (at < 0 || at >= this.words.length) {
      this.cover(n >>> 5, (n >>> 5) + 1);
      at = (n >>> 5) - this.first;
    }
    this.words[at] = (this.words[at] as number) | (1 << (n & 31));
  }

  /** Adds a number if it lies in this stretch. */
  addWithin(n: number): void {
    const at = (n >>> 5) - this.first;
    if (at < 0 || at >= this.words.length) return;
    this.words[at] = (this.words[at] as number) | (1 << (n & 31));
  }

  delete(n: number): void {
    const at = (n >>> 5) - this.first;
    if (at < 0 || at >= this.words.length) return;
    this.words[at] = (this.words[at] as number) & ~(1 << (n & 31));
  }

  clone(): Bitset {
    return Bitset.of(this.words.slice(), this.first);
  }

  /** A copy without the words at both ends in which there is nothing. */
  trim(): Bitset {
    const { words } = this;
    let from = 0;
    let to = words.length;
    while (from < to && words[from] === 0) from++;
    while (to > from && words[to - 1] === 0) to--;
    from -= from % WORDS_A_STEP;
    return Bitset.of(words.slice(from, to), this.first + from);
  }

  /** Keeps what is in both. */
  intersect(other: Bitset): this {
    const mine = this.words;
    const theirs = other.words;
    const away = this.first - other.first;
    const [from, to] = this.shared(other);
    mine.fill(0, 0, from);
    for (let i = from; i < to; i++) mine[i] = (mine[i] as number) & (theirs[i + away] as number);
    mine.fill(0, to);
    return this;
  }

  /** Leaves out everything of the other. */
  subtract(other: Bitset): this {
    const mine = this.words;
    const theirs = other.words;
    const away = this.first - other.first;
    const [from, to] = this.shared(other);
    for (let i = from; i < to; i++) mine[i] = (mine[i] as number) & ~(theirs[i + away] as number);
    return this;
  }

  /** Takes in everything of the other. */
  unite(other: Bitset): this {
    this.cover(other.first, other.end);
    return this.uniteWithin(other);
  }

  /** Takes in what the other has in this one's stretch. */
  uniteWithin(other: Bitset): this {
    const mine = this.words;
    const theirs = other.words;
    const away = this.first - other.first;
    const [from, to] = this.shared(other);
    for (let i = from; i < to; i++) mine[i] = (mine[i] as number) | (theirs[i + away] as number);
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
    const { words, first } = this;
    let filled = 0;
    for (let i = 0; i < words.length; i++) {
      for (let word = words[i] as number; word !== 0; word &= word - 1) {
        members[filled++] = ((i + first) << 5) + 31 - Math.clz32(word & -word);
      }
    }
    return members;
  }

  /** One more than the place of the last word. */
  get end(): number {
    return this.first + this.words.length;
  }

  /** The places, in this one's words, that the other has too. */
  private shared(other: Bitset): [from: number, to: number] {
    const { length } = this.words;
    const from = Math.min(Math.max(other.first - this.first, 0), length);
    return [from, Math.max(from, Math.min(other.end - this.first, length))];
  }

  private cover(from: number, to: number): void {
    if (from >= this.first && to <= this.end) return;
    const first = Math.min(this.first, from - (from % WORDS_A_STEP));
    const least = Math.max(this.end, to) - first;
    const grown = new Uint32Array(Math.max(least, Math.ceil(this.words.length * 1.5), 4));
    grown.set(this.words, this.first - first);
    this.words = grown;
    this.first = first;
  }
}
