/** Of a list that outgrows its room, how much more it gets than it needs. */
const GROWTH = 1.5;
const SMALLEST = 4;
/** Lists are moved together when so large a part of the memory is of none. */
const MOST_LOST = 0.3;

const grown = (length: number): number => Math.ceil(length * GROWTH);

/** Lists as plain data: how long each is, and all that are in them, one list after the other. */
export type SavedLists = { lengths: Uint32Array; numbers: Uint32Array };

/**
 * Many lists of whole numbers in one stretch of memory: as arrays of their own those of a large catalogue
 * take three times as much, and each of them is looked at whenever memory is collected.
 */
export class NumberLists {
  /** Those of list `n` stand from `startOf(n)` up to `endOf(n)`. Changes as lists do: use it at once. */
  numbers: Uint32Array = new Uint32Array(0);
  private starts: Uint32Array = new Uint32Array(0);
  private lengths: Uint32Array = new Uint32Array(0);
  private rooms: Uint32Array = new Uint32Array(0);
  /** How much of `numbers` is given out, and how much of that is no list's any more. */
  private used = 0;
  private lost = 0;
  private count = 0;
  /** Whether the lists stand one after the other, in their order and with no room between them. */
  private packed = false;

  /** As many empty lists as the numbers tell, with room for just so much each. */
  static withRoom(rooms: Uint32Array): NumberLists {
    const lists = new NumberLists();
    lists.count = rooms.length;
    lists.rooms = rooms;
    lists.lengths = new Uint32Array(rooms.length);
    lists.starts = new Uint32Array(rooms.length);
    for (let list = 0; list < rooms.length; list++) {
      lists.starts[list] = lists.used;
      lists.used += rooms[list] as number;
    }
    lists.numbers = new Uint32Array(lists.used);
    return lists;
  }

  /** Takes over what was saved, which it changes from now on. */
  static restore({ lengths, numbers }: SavedLists): NumberLists {
    const lists = NumberLists.withRoom(lengths.slice());
    lists.lengths = lengths.slice();
    if (numbers.length !== lists.used)
      throw new RangeError('These are not the numbers of the lists');
    lists.numbers = numbers;
    return lists;
  }

  save(): SavedLists {
    this.pack();
    return { lengths: this.lengths, numbers: this.numbers };
  }

  startOf(list: number): number {
    return list < this.count ? (this.starts[list] as number) : 0;
  }

  endOf(list: number): number {
    return this.startOf(list) + this.lengthOf(list);
  }

  lengthOf(list: number): number {
    return list < this.count ? (this.lengths[list] as number) : 0;
  }

  /** The numbers of a list, where they are: they may be others after the next change. */
  of(list: number): Uint32Array {
    return this.numbers.subarray(this.startOf(list), this.endOf(list));
  }

  /** Adds a number at the end of a list. */
  push(list: number, number: number): void {
    this.cover(list);
    this.packed = false;
    const length = this.lengths[list] as number;
    if (length === this.rooms[list]) this.widen(list, Math.max(SMALLEST, grown(length)));
    this.numbers[(this.starts[list] as number) + length] = number;
    this.lengths[list] = length + 1;
  }

  /** Gives a list exactly these numbers. */
  set(list: number, numbers: ArrayLike<number>): void {
    this.cover(list);
    this.packed = false;
    this.lengths[list] = 0;
    if (numbers.length > (this.rooms[list] as number)) this.widen(list, numbers.length);
    this.numbers.set(numbers, this.starts[list]);
    this.lengths[list] = numbers.length;
  }

  /** Takes one number out of a list; the last one comes in its place. */
  take(list: number, number: number): void {
    const { numbers } = this;
    const last = this.endOf(list) - 1;
    for (let at = this.startOf(list); at <= last; at++) {
      if (numbers[at] !== number) continue;
      numbers[at] = numbers[last] as number;
      this.lengths[list] = (this.lengths[list] as number) - 1;
      this.packed = false;
      return;
    }
  }

  /** Moves the lists together, each with just the room that it needs. */
  pack(): void {
    if (this.lengths.length > this.count) this.fitTo(this.count);
    if (this.packed) return;
    this.rooms.set(this.lengths);
    this.gather(new Uint32Array(this.lengths.reduce((sum, one) => sum + one, 0)));
    this.packed = true;
  }

  /**
   * Puts the lists side by side into other memory, each with the room that it has: without that, all that
   * grow would have to be moved again at once.
   */
  private gather(into: Uint32Array): void {
    this.used = 0;
    for (let list = 0; list < this.count; list++) {
      into.set(this.of(list), this.used);
      this.starts[list] = this.used;
      this.used += this.rooms[list] as number;
    }
    this.numbers = into;
    this.lost = 0;
  }

  /** Has a list there, and perhaps those before it. */
  private cover(list: number): void {
    if (list >= this.lengths.length) this.fitTo(grown(list + 1));
    this.count = Math.max(this.count, list + 1);
  }

  private fitTo(count: number): void {
    const fitted = (had: Uint32Array) => {
      const its = new Uint32Array(count);
      its.set(had.subarray(0, count));
      return its;
    };
    this.starts = fitted(this.starts);
    this.lengths = fitted(this.lengths);
    this.rooms = fitted(this.rooms);
  }

  /** Moves a list to where there is more room. */
  private widen(list: number, room: number): void {
    if (this.used + room > this.numbers.length) this.makeRoom(room);
    const from = this.startOf(list);
    this.numbers.copyWithin(this.used, from, from + this.lengthOf(list));
    this.lost += this.rooms[list] as number;
    this.starts[list] = this.used;
    this.rooms[list] = room;
    this.used += room;
  }

  private makeRoom(room: number): void {
    if (this.lost > this.used * MOST_LOST) {
      this.gather(new Uint32Array(grown(this.used - this.lost + room)));
      return;
    }
    const longer = new Uint32Array(grown(this.used + room));
    longer.set(this.numbers);
    this.numbers = longer;
  }
}
