/** Somebody waits for too much already, or everybody together. */
export class TurnstileFull extends Error {}

export type TurnstileOptions = {
  /** Tasks that run at once. */
  places: number;
  /** Those of one client among them. */
  placesOfOne: number;
  /** Tasks that wait, of all clients and of one. */
  mostWaiting: number;
  mostWaitingOfOne: number;
};

type Lane = { running: number; waiting: (() => void)[] };

/**
 * Lets few tasks run at once; the others wait. Clients take turns, so that one who asks for much
 * waits for himself and others don't wait for him; what one client asks for is done in that order.
 */
export class Turnstile {
  private readonly options: TurnstileOptions;
  /** By client, the one whose turn is next first. */
  private readonly lanes = new Map<string, Lane>();
  private running = 0;
  private waiting = 0;

  constructor(options: TurnstileOptions) {
    this.options = options;
  }

  /** Whether no task runs or waits. */
  get isIdle(): boolean {
    return this.running === 0;
  }

  /** Runs a task for a client once it is his turn. Throws TurnstileFull when too many wait. */
  async run<T>(client: string, task: () => Promise<T>): Promise<T> {
    const lane = this.lanes.get(client) ?? { running: 0, waiting: [] };
    const { mostWaiting, mostWaitingOfOne } = this.options;
    if (this.isFree(lane)) this.enter(client, lane);
    else if (this.waiting >= mostWaiting || lane.waiting.length >= mostWaitingOfOne) {
      throw new TurnstileFull();
    } else {
      this.waiting += 1;
      this.lanes.set(client, lane);
      await new Promise<void>((resolve) => lane.waiting.push(resolve));
    }
    try {
      return await task();
    } finally {
      this.leave(client, lane);
    }
  }

  private isFree({ running }: Lane): boolean {
    return this.running < this.options.places && running < this.options.placesOfOne;
  }

  private enter(client: string, lane: Lane): void {
    this.running += 1;
    lane.running += 1;
    this.toTheEnd(client, lane);
  }

  /** Who was served comes behind everybody else. */
  private toTheEnd(client: string, lane: Lane): void {
    this.lanes.delete(client);
    this.lanes.set(client, lane);
  }

  private leave(client: string, lane: Lane): void {
    this.running -= 1;
    lane.running -= 1;
    this.toTheEnd(client, lane);
    if (lane.running === 0 && lane.waiting.length === 0) this.lanes.delete(client);
    for (const [next, place] of this.lanes) {
      if (place.waiting.length === 0 || !this.isFree(place)) continue;
      this.waiting -= 1;
      this.enter(next, place);
      place.waiting.shift()?.();
      return;
    }
  }
}
