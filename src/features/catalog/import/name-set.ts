/** Two independent hashes of 32 bits: FNV-1a from two starts. */
const hashOf = (text: string, start: number): number => {
  let hash = start;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    hash ^= hash >>> 15;
  }
  return hash >>> 0;
};

/**
 * Remembers which names came by, in 8 to 16 bytes each, so that a million fit. It keeps 64 bits of
 * a hash: the chance that it takes a new name among a million for a known one is below 1 in 10^7.
 */
export class NameSet {
  private table = new Uint32Array(2 * 1024);
  private count = 0;

  /** Answers false when the name was there already. */
  add(name: string): boolean {
    if (this.count * 4 > this.table.length) this.grow();
    // Zero in both halves marks an empty place.
    const added = this.put(hashOf(name, 0x811c9dc5) || 1, hashOf(name, 0x9e3779b9));
    if (added) this.count += 1;
    return added;
  }

  private put(high: number, low: number): boolean {
    const { table } = this;
    const places = table.length / 2;
    for (let place = low % places; ; place = (place + 1) % places) {
      if (table[2 * place] === 0) {
        table[2 * place] = high;
        table[2 * place + 1] = low;
        return true;
      }
      if (table[2 * place] === high && table[2 * place + 1] === low) return false;
    }
  }

  private grow(): void {
    const old = this.table;
    this.table = new Uint32Array(old.length * 2);
    for (let at = 0; at < old.length; at += 2) {
      if (old[at] !== 0) this.put(old[at] ?? 0, old[at + 1] ?? 0);
    }
  }
}
