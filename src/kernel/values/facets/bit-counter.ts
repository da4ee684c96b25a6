import { popcount, WORDS_A_STEP } from './bitset';

/** Where a counter keeps a copy of a list of words. Belongs to one list and one counter. */
export class WordCopy {
  /** In the counter's memory, in words. */
  at = 0;
  room = 0;
  /** How many of the list's words it has; 0: none, or older ones. */
  length = 0;

  /** Tells that the words changed. */
  expire(): void {
    this.length = 0;
  }
}

/** Counts the ones that lists of words share with the one list that it holds. */
export interface BitCounter {
  /**
   * Takes the words that others are compared with, until it is given others. The first stands at
   * `first` of theirs, a multiple of `WORDS_A_STEP`.
   */
  hold(words: Uint32Array, first: number): void;
  /** How many ones both have at the same place. The words are copied when `copy` isn't theirs yet. */
  count(words: Uint32Array, copy: WordCopy): number;
}

// What the kernel needs of it: its own types are the browser's and Node's.
declare const WebAssembly:
  | undefined
  | {
      validate(bytes: Uint8Array): boolean;
      Module: new (bytes: Uint8Array) => object;
      Instance: new (module: object) => { exports: object };
    };

type Memory = { buffer: ArrayBuffer; grow(pages: number): number };
type Exports = { memory: Memory; count(left: number, right: number, end: number): number };

const PAGE = 65_536;

/**
 * The ones that two stretches of memory share: 256 bits a round, `left` up to `end`. Ten times as
 * quick as the same in JavaScript, and counting is most of the work of a filtered list.
 */
const PROGRAM = new Uint8Array([
  // "\0asm", version 1
  ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
  // one type: (i32 left, i32 right, i32 end) → i32; one function of it
  ...[0x01, 0x08, 0x01, 0x60, 0x03, 0x7f, 0x7f, 0x7f, 0x01, 0x7f],
  ...[0x03, 0x02, 0x01, 0x00],
  // one memory of at least a page
  ...[0x05, 0x03, 0x01, 0x00, 0x01],
  // exports: "memory", "count"
  ...[0x07, 0x12, 0x02],
  ...[0x06, 0x6d, 0x65, 0x6d, 0x6f, 0x72, 0x79, 0x02, 0x00],
  ...[0x05, 0x63, 0x6f, 0x75, 0x6e, 0x74, 0x00, 0x00],
  // the function's length, and its one variable besides: v128 sum
  ...[0x0a, 0x60, 0x01, 0x5e, 0x01, 0x01, 0x7b],
  // loop
  ...[0x03, 0x40],
  // sum, v128.load left, v128.load right, v128.and, i8x16.popcnt
  ...[0x20, 0x03, 0x20, 0x00, 0xfd, 0x00, 0x04, 0x00, 0x20, 0x01, 0xfd, 0x00, 0x04, 0x00],
  ...[0xfd, 0x4e, 0xfd, 0x62],
  // the same 16 bytes further, i8x16.add
  ...[0x20, 0x00, 0xfd, 0x00, 0x04, 0x10, 0x20, 0x01, 0xfd, 0x00, 0x04, 0x10],
  ...[0xfd, 0x4e, 0xfd, 0x62, 0xfd, 0x6e],
  // i16x8.extadd_pairwise_i8x16_u, i32x4.extadd_pairwise_i16x8_u
  ...[0xfd, 0x7d, 0xfd, 0x7f],
  // sum = i32x4.add
  ...[0xfd, 0xae, 0x01, 0x21, 0x03],
  // right += 32
  ...[0x20, 0x01, 0x41, 0x20, 0x6a, 0x21, 0x01],
  // left += 32, and again while it is below the end
  ...[0x20, 0x00, 0x41, 0x20, 0x6a, 0x22, 0x00, 0x20, 0x02, 0x49, 0x0d, 0x00, 0x0b],
  // the sum's four lanes together
  ...[0x20, 0x03, 0xfd, 0x1b, 0x00, 0x20, 0x03, 0xfd, 0x1b, 0x01, 0x6a],
  ...[0x20, 0x03, 0xfd, 0x1b, 0x02, 0x6a, 0x20, 0x03, 0xfd, 0x1b, 0x03, 0x6a, 0x0b],
]);

/** Keeps its copies for as long as it lives: counting alone is an eighth of copying and counting. */
class VectorCounter implements BitCounter {
  private readonly exports: Exports;
  private memory: Uint32Array;
  private readonly held = new WordCopy();
  private first = 0;
  /** How many words of its memory are given out. */
  private used = 0;

  constructor(exports: Exports) {
    this.exports = exports;
    this.memory = new Uint32Array(exports.memory.buffer);
  }

  hold(words: Uint32Array, first: number): void {
    this.first = first;
    this.take(words, this.held);
  }

  count(words: Uint32Array, copy: WordCopy): number {
    if (copy.length !== words.length) this.take(words, copy);
    const shared = Math.min(words.length - this.first, this.held.length);
    if (shared <= 0) return 0;
    const from = copy.at + this.first;
    // Of the words that fill up the last step, those of the shorter list are zero.
    return this.exports.count(from * 4, this.held.at * 4, (from + roundUp(shared)) * 4);
  }

  private take(words: Uint32Array, copy: WordCopy): void {
    const room = roundUp(words.length);
    if (copy.room < room) this.giveRoom(copy, room);
    this.memory.set(words, copy.at);
    this.memory.fill(0, copy.at + words.length, copy.at + room);
    copy.length = words.length;
  }

  private giveRoom(copy: WordCopy, room: number): void {
    copy.at = this.used;
    // A list that outgrows its room leaves it behind: the next one lasts longer.
    copy.room = copy.room === 0 ? room : roundUp(room * 1.5);
    this.used += copy.room;
    const missing = this.used * 4 - this.memory.byteLength;
    if (missing <= 0) return;
    const pages = Math.max(Math.ceil(missing / PAGE), this.memory.byteLength / PAGE / 4);
    this.exports.memory.grow(Math.ceil(pages));
    this.memory = new Uint32Array(this.exports.memory.buffer);
  }
}

/** The same where vectors can't be counted. */
export class PlainCounter implements BitCounter {
  private held: Uint32Array = new Uint32Array(0);
  private first = 0;

  hold(words: Uint32Array, first: number): void {
    this.held = words;
    this.first = first;
  }

  count(words: Uint32Array): number {
    const { held, first } = this;
    const shared = Math.min(words.length - first, held.length);
    let total = 0;
    for (let i = 0; i < shared; i++) {
      total += popcount((words[i + first] as number) & (held[i] as number));
    }
    return total;
  }
}

const roundUp = (words: number): number => Math.ceil(words / WORDS_A_STEP) * WORDS_A_STEP;

/** The quickest counter that there is here. */
export function makeCounter(): BitCounter {
  if (typeof WebAssembly === 'undefined' || !WebAssembly.validate(PROGRAM)) {
    return new PlainCounter();
  }
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(PROGRAM));
  return new VectorCounter(exports as Exports);
}
