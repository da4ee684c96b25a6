import { fold } from './fold';
import { radixSort } from './radix';

/** The keys as plain data; they are shared. */
export type SavedKeys = Float64Array | string[];

/** What the rows are sorted by, by slot. */
export interface SortKeys {
  /** Stores a key. False when it was there already. */
  set(slot: number, key: number | string | undefined): boolean;
  /** Below zero when a comes first. Zero when they are equal. */
  compare(a: number, b: number): number;
  /** Sorts a long list of slots, keeping the order of equal ones. */
  sort(slots: Uint32Array): void;
  save(): SavedKeys;
  /** @throws TypeError when what was saved were keys of another kind */
  restore(saved: SavedKeys): void;
}

/** Numbers. A row without one comes last, whichever the direction. */
export class NumberKeys implements SortKeys {
  private keys: Float64Array = new Float64Array(64);
  private readonly sign: 1 | -1;

  constructor(descending: boolean) {
    this.sign = descending ? -1 : 1;
  }

  set(slot: number, key: number | string | undefined): boolean {
    if (slot >= this.keys.length) this.grow(slot);
    const known = typeof key === 'number' && !Number.isNaN(key);
    const value = known ? key * this.sign : Number.POSITIVE_INFINITY;
    if (this.keys[slot] === value) return false;
    this.keys[slot] = value;
    return true;
  }

  /** The number of a row, turned round when descending; Infinity when it has none. */
  at(slot: number): number {
    return this.keys[slot] as number;
  }

  compare(a: number, b: number): number {
    const left = this.keys[a] as number;
    const right = this.keys[b] as number;
    return left < right ? -1 : left > right ? 1 : 0;
  }

  sort(slots: Uint32Array): void {
    radixSort(slots, this.keys);
  }

  save(): SavedKeys {
    return this.keys;
  }

  restore(saved: SavedKeys): void {
    if (!(saved instanceof Float64Array)) throw new TypeError('These are no keys of numbers');
    this.keys = saved;
  }

  private grow(slot: number): void {
    const keys = new Float64Array(Math.ceil((slot + 1) * 1.5));
    keys.set(this.keys);
    this.keys = keys;
  }
}

/** Texts, compared without case and accents. A row without one comes last. */
class TextKeys implements SortKeys {
  private keys: string[] = [];
  private readonly sign: 1 | -1;

  constructor(descending: boolean) {
    this.sign = descending ? -1 : 1;
  }

  save(): SavedKeys {
    return this.keys;
  }

  restore(saved: SavedKeys): void {
    if (!Array.isArray(saved)) throw new TypeError('These are no keys of texts');
    this.keys = saved;
  }

  set(slot: number, key: number | string | undefined): boolean {
    const value = key === undefined ? '' : fold(String(key));
    // Without holes, also when the last slot comes first: an array with many is a slow one.
    while (this.keys.length <= slot) this.keys.push('');
    if (this.keys[slot] === value) return false;
    this.keys[slot] = value;
    return true;
  }

  compare(a: number, b: number): number {
    const left = this.keys[a] as string;
    const right = this.keys[b] as string;
    if (left === right) return 0;
    if (left === '') return 1;
    if (right === '') return -1;
    return left < right ? -this.sign : this.sign;
  }

  sort(slots: Uint32Array): void {
    slots.sort((a, b) => this.compare(a, b));
  }
}

/** A named way to sort rows. */
export interface OrderDefinition {
  name: string;
  kind: 'number' | 'text';
  descending?: boolean;
}

export function makeKeys({ kind, descending = false }: OrderDefinition): SortKeys {
  return kind === 'text' ? new TextKeys(descending) : new NumberKeys(descending);
}
