const FEW = 64;

/** Words in alphabetical order with a number each, to find all that begin with something. */
export class SortedWords {
  private readonly keys: string[] = [];
  private readonly order: number[] = [];
  private pending: number[] = [];

  /** Adds the next word; its number is how many came before it. */
  push(key: string): void {
    this.pending.push(this.keys.push(key) - 1);
  }

  /** The numbers of the words that begin with this, alphabetically. */
  withPrefix(prefix: string): number[] {
    this.settle();
    return this.order.slice(this.place(prefix), this.place(`${prefix}\uffff`));
  }

  /** Puts what came in at its place. */
  settle(): void {
    const { keys, order, pending } = this;
    if (pending.length === 0) return;
    this.pending = [];
    if (pending.length <= FEW) {
      for (const added of pending) order.splice(this.place(keys[added] as string), 0, added);
      return;
    }
    for (const added of pending) order.push(added);
    order.sort((a, b) => ((keys[a] as string) < (keys[b] as string) ? -1 : 1));
  }

  private place(key: string): number {
    let low = 0;
    let high = this.order.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.keys[this.order[middle] as number] as string) < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

export function reverse(word: string): string {
  let reversed = '';
  for (let i = word.length - 1; i >= 0; i--) reversed += word[i];
  return reversed;
}
