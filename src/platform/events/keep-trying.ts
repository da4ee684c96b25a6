import { setTimeout as sleep } from 'node:timers/promises';

/** In ms, before the first try and between later ones, each of which waits twice as long. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 60_000;

export interface Trying {
  /** Begins, unless it is at it. */
  begin(): void;
  /** Ends it, after a try that runs. */
  stop(): Promise<void>;
}

/** Calls `tryOnce`, with growing pauses, until it answers that nothing is left to do. */
export const keepTrying = (tryOnce: () => Promise<boolean>): Trying => {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Promise<void> | undefined;
  /** Whether something came since the last try began: that may have missed it. */
  let isWanted = false;

  const run = async () => {
    for (let wait = FIRST_WAIT; !signal.aborted; wait = Math.min(wait * 2, LONGEST_WAIT)) {
      await sleep(wait, undefined, { signal, ref: false }).catch(() => {});
      if (signal.aborted) break;
      isWanted = false;
      const isDone = await tryOnce();
      if (isDone && !isWanted) break;
    }
    running = undefined;
  };
  return {
    begin() {
      isWanted = true;
      running ??= run();
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
};
