/** Lets at most `places` tasks run at once; the others wait in the order in which they came. */
export class Turnstile {
  private free: number;
  private readonly places: number;
  private readonly waiting: (() => void)[] = [];

  constructor(places: number) {
    this.places = places;
    this.free = places;
  }

  /** Whether no task runs or waits. */
  get isIdle(): boolean {
    return this.free === this.places;
  }

  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.free > 0) this.free -= 1;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.free += 1;
    }
  }
}
