/** Bits of each of the two sets: with `MOST` names in one, one in 40 that never came seems to have. */
const BITS = 1 << 17;
const MOST = 10_000;

/** Two places of a name, far apart for names that differ little (FNV-1a, and its bits mixed again). */
const placesOf = (name: string): [number, number] => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  }
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return [hash >>> 15, (mixed ^ (mixed >>> 12)) >>> 15];
};

const hasBit = (bits: Uint32Array, place: number): boolean =>
  ((bits[place >>> 5] ?? 0) & (1 << (place & 31))) !== 0;

const setBit = (bits: Uint32Array, place: number): void => {
  bits[place >>> 5] = (bits[place >>> 5] ?? 0) | (1 << (place & 31));
};

/**
 * Tells whether a name came before, of the last 10,000 to 20,000 that came, in 32 kB however long they are. It
 * may take a new name for one that came; never the other way about.
 */
export class Doorkeeper {
  private recent = new Uint32Array(BITS / 32);
  private older = new Uint32Array(BITS / 32);
  private count = 0;

  /** Whether it came before; from now on it has. */
  knows(name: string): boolean {
    const [one, other] = placesOf(name);
    const has = (bits: Uint32Array) => hasBit(bits, one) && hasBit(bits, other);
    if (has(this.recent)) return true;
    const isKnown = has(this.older);
    setBit(this.recent, one);
    setBit(this.recent, other);
    this.count += 1;
    if (this.count === MOST) this.forget();
    return isKnown;
  }

  private forget(): void {
    const emptied = this.older;
    emptied.fill(0);
    this.older = this.recent;
    this.recent = emptied;
    this.count = 0;
  }
}
