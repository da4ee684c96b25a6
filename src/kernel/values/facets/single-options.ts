import type { Bitset } from './bitset';

/** The options in the order of their places. */
export type SavedSingles = { options: number[]; bySlot: Uint32Array };

/**
 * The option of each row, in a column where no row has more than one. Thousands of options are
 * counted in one go through the rows, instead of each by itself.
 */
export class SingleOptions {
  private readonly places = new Map<number, number>();
  /** By slot one more than the place of its option; 0: it has none. */
  private bySlot: Uint32Array = new Uint32Array(64);

  static restore({ options, bySlot }: SavedSingles): SingleOptions {
    const singles = new SingleOptions();
    singles.bySlot = bySlot;
    options.forEach((option, place) => {
      singles.places.set(option, place);
    });
    return singles;
  }

  save(): SavedSingles {
    return { options: [...this.places.keys()], bySlot: this.bySlot };
  }

  set(slot: number, option: number): void {
    if (slot >= this.bySlot.length) this.grow(slot + 1);
    const place = this.places.get(option) ?? this.places.size;
    this.places.set(option, place);
    this.bySlot[slot] = place + 1;
  }

  delete(slot: number): void {
    if (slot < this.bySlot.length) this.bySlot[slot] = 0;
  }

  has(slot: number): boolean {
    return (this.bySlot[slot] ?? 0) > 0;
  }

  /** How many of these rows have an option: a function of the option. */
  countIn({ words, first }: Bitset): (option: number) => number {
    const { bySlot } = this;
    const counts = new Uint32Array(this.places.size + 1);
    for (let i = 0; i < words.length; i++) {
      for (let word = words[i] as number; word !== 0; word &= word - 1) {
        const place = bySlot[((i + first) << 5) + 31 - Math.clz32(word & -word)] ?? 0;
        counts[place] = (counts[place] as number) + 1;
      }
    }
    return (option) => {
      const place = this.places.get(option);
      return place === undefined ? 0 : (counts[place + 1] as number);
    };
  }

  private grow(length: number): void {
    const grown = new Uint32Array(Math.ceil(length * 1.5));
    grown.set(this.bySlot);
    this.bySlot = grown;
  }
}
