type Options<Value> = {
  /** Bytes in all. */
  most: number;
  /** Bytes that a value takes with all that comes with it; of one value always the same. */
  weigh: (value: Value) => number;
};

/** Values by key that take so much memory at most: the longest unused go first. */
export class Bounded<Key, Value> {
  private readonly kept = new Map<Key, Value>();
  private readonly most: number;
  private readonly weigh: (value: Value) => number;
  private bytes = 0;

  constructor({ most, weigh }: Options<Value>) {
    this.most = most;
    this.weigh = weigh;
  }

  /** What is kept under the key; it is the last to go from now on. */
  get(key: Key): Value | undefined {
    const value = this.kept.get(key);
    if (value === undefined) return undefined;
    // A map keeps the order in which its entries came.
    this.kept.delete(key);
    this.kept.set(key, value);
    return value;
  }

  set(key: Key, value: Value): void {
    this.delete(key);
    this.kept.set(key, value);
    this.bytes += this.weigh(value);
    for (const oldest of this.kept.keys()) {
      if (this.bytes <= this.most) return;
      this.delete(oldest);
    }
  }

  delete(key: Key): void {
    const value = this.kept.get(key);
    if (value === undefined) return;
    this.kept.delete(key);
    this.bytes -= this.weigh(value);
  }

  clear(): void {
    this.kept.clear();
    this.bytes = 0;
  }
}
