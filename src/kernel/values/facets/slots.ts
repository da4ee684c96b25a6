import { radixSort } from './radix';

/** By slot, its id and how many hold it; and the slots that nobody holds. */
export type SavedSlots = { ids: Float64Array; holders: Uint8Array; free: number[] };

/**
 * Gives every row (by its id) a slot: a small number that is its place in bitsets and typed arrays.
 * Several indexes over the same rows share one table, so that their bitsets can be combined. Each
 * index holds the slots it uses; a slot is given out again only when nobody holds it any more.
 */
export class SlotTable {
  private readonly slotById = new Map<number, number>();
  private ids: Float64Array = new Float64Array(64);
  private holders: Uint8Array = new Uint8Array(64);
  private readonly free: number[] = [];
  private used = 0;

  save(): SavedSlots {
    const { ids, holders, used, free } = this;
    return { ids: ids.slice(0, used), holders: holders.slice(0, used), free };
  }

  /** Takes over what another had, in the place of all that this one has. */
  restore({ ids, holders, free }: SavedSlots): void {
    this.ids = ids;
    this.holders = holders;
    this.used = ids.length;
    this.free.splice(0, this.free.length, ...free);
    const isFree = new Set(free);
    this.slotById.clear();
    ids.forEach((id, slot) => {
      if (!isFree.has(slot)) this.slotById.set(id, slot);
    });
  }

  /** One more than the highest slot ever given out: the length that arrays by slot need. */
  get end(): number {
    return this.used;
  }

  /** The slot of this id, or -1 when nobody holds one. */
  findSlot(id: number): number {
    return this.slotById.get(id) ?? -1;
  }

  /** The id in this slot. A released slot keeps its last id until it is given out again. */
  idAt(slot: number): number {
    return this.ids[slot] as number;
  }

  /**
   * Holds the slot of this id, giving it one if needed. Call it once for each index and row.
   * @throws RangeError when the id is not a safe integer
   */
  hold(id: number): number {
    requireId(id);
    const slot = this.slotById.get(id) ?? this.assign(id);
    this.holders[slot] = (this.holders[slot] as number) + 1;
    return slot;
  }

  /**
   * Gives slots to ids, in this order, before anyone holds them: rows that are often asked for together
   * are found quicker side by side.
   * @throws RangeError when an id is not a safe integer
   */
  reserve(ids: Iterable<number>): void {
    for (const id of ids) {
      requireId(id);
      if (!this.slotById.has(id)) this.assign(id);
    }
  }

  /** Sorts a long list of slots by their ids. */
  sortById(slots: Uint32Array): void {
    const isSorted = slots.every(
      (slot, i) => i === 0 || this.idAt(slots[i - 1] as number) <= this.idAt(slot),
    );
    if (!isSorted) radixSort(slots, this.ids);
  }

  /** Gives up one hold on a slot. */
  release(slot: number): void {
    const left = (this.holders[slot] as number) - 1;
    this.holders[slot] = left;
    if (left > 0) return;
    this.slotById.delete(this.idAt(slot));
    this.free.push(slot);
  }

  private assign(id: number): number {
    const slot = this.free.pop() ?? this.used++;
    if (slot >= this.ids.length) this.grow();
    this.ids[slot] = id;
    this.slotById.set(id, slot);
    return slot;
  }

  private grow(): void {
    const length = Math.max(64, Math.ceil(this.ids.length * 1.5));
    const ids = new Float64Array(length);
    ids.set(this.ids);
    this.ids = ids;
    const holders = new Uint8Array(length);
    holders.set(this.holders);
    this.holders = holders;
  }
}

function requireId(id: number): void {
  if (!Number.isSafeInteger(id)) throw new RangeError(`A row id must be an integer, not ${id}`);
}
