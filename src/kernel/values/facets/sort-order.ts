import { Bitset, type SavedBitset } from './bitset';
import type { SlotTable } from './slots';
import type { SavedKeys, SortKeys } from './sort-keys';

/** An order as plain data. */
export type SavedOrder = { keys: SavedKeys; sorted: Uint32Array; placed: SavedBitset };

/**
 * All rows in one order, kept ready. Changes are gathered and merged in when the order is next
 * asked for; rows with equal keys follow their ids, so that every process pages alike.
 */
export class SortOrder {
  private readonly keys: SortKeys;
  private readonly slots: SlotTable;
  private sorted: Uint32Array = new Uint32Array(0);
  private ranks: Uint32Array = new Uint32Array(0);
  private placed = new Bitset();
  private changed = new Bitset();
  private settled = true;

  constructor(keys: SortKeys, slots: SlotTable) {
    this.keys = keys;
    this.slots = slots;
  }

  save(): SavedOrder {
    this.settle();
    return { keys: this.keys.save(), sorted: this.sorted, placed: this.placed.save() };
  }

  /** Takes over what another had, in the place of all that this one has; its slots are there. */
  restore({ keys, sorted, placed }: SavedOrder): void {
    this.keys.restore(keys);
    this.sorted = sorted;
    this.placed = Bitset.restore(placed);
    this.changed = new Bitset();
    this.settled = true;
    this.rank();
  }

  /** Puts a row at its place, or moves it there. */
  set(slot: number, key: number | string | undefined): void {
    const moved = this.keys.set(slot, key);
    if (!moved && this.placed.has(slot)) return;
    this.placed.add(slot);
    this.changed.add(slot);
    this.settled = false;
  }

  /** Forgets a row. Its slot may still be listed until it is used again. */
  delete(slot: number): void {
    this.placed.delete(slot);
  }

  /** The slots in order. Those of rows that were deleted may be among them. */
  list(): Uint32Array {
    this.settle();
    return this.sorted;
  }

  /** By slot, its place in `list()`; meaningless for slots without a row. */
  places(): Uint32Array {
    this.settle();
    return this.ranks;
  }

  private settle(): void {
    if (this.settled) return;
    const added = this.changed.clone().intersect(this.placed).toArray();
    const kept = this.unchanged();
    const many = added.length > kept.length / 8;
    this.sorted = many ? this.sortAll(kept, added) : this.merge(kept, this.sortFew(added));
    this.rank();
    this.changed = new Bitset();
    this.settled = true;
  }

  // Deleted rows go out here: their slots may have been given to other rows since.
  private unchanged(): Uint32Array {
    const stays = this.placed.clone().subtract(this.changed);
    const kept = new Uint32Array(this.sorted.length);
    let filled = 0;
    for (let i = 0; i < kept.length; i++) {
      const slot = this.sorted[i] as number;
      if (stays.has(slot)) kept[filled++] = slot;
    }
    return kept.subarray(0, filled);
  }

  private rank(): void {
    if (this.ranks.length < this.slots.end) this.ranks = new Uint32Array(this.slots.end);
    const { sorted, ranks } = this;
    for (let i = 0; i < sorted.length; i++) ranks[sorted[i] as number] = i;
  }

  private compare(a: number, b: number): number {
    return this.keys.compare(a, b) || this.slots.idAt(a) - this.slots.idAt(b);
  }

  private sortFew(few: Uint32Array): Uint32Array {
    return few.sort((a, b) => this.compare(a, b));
  }

  private sortAll(kept: Uint32Array, added: Uint32Array): Uint32Array {
    const all = new Uint32Array(kept.length + added.length);
    all.set(kept);
    all.set(added, kept.length);
    // By id first: the sort by key keeps that among equals.
    this.slots.sortById(all);
    this.keys.sort(all);
    return all;
  }

  private merge(base: Uint32Array, added: Uint32Array): Uint32Array {
    const merged = new Uint32Array(base.length + added.length);
    let copied = 0;
    added.forEach((slot, i) => {
      const at = this.placeIn(base, slot, copied);
      merged.set(base.subarray(copied, at), copied + i);
      merged[at + i] = slot;
      copied = at;
    });
    merged.set(base.subarray(copied), copied + added.length);
    return merged;
  }

  private placeIn(base: Uint32Array, slot: number, from: number): number {
    let low = from;
    let high = base.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.compare(base[middle] as number, slot) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
