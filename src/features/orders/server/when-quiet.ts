import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

/** From this part of its time at work on, a process is busy. */
const BUSY = 0.7;
/** Over how long that is looked at, in ms. */
const LOOK = 50;
/** In ms: after this it goes on, busy or not. */
const PATIENCE = 5_000;

/**
 * Waits until this process has time to spare, some seconds at most. Writing a mail takes as long as
 * placing several orders, and of the two the mail can wait.
 */
export const whenQuiet = async (signal?: AbortSignal): Promise<void> => {
  const until = performance.now() + PATIENCE;
  while (performance.now() < until && !signal?.aborted) {
    const before = performance.eventLoopUtilization();
    await sleep(LOOK);
    if (performance.eventLoopUtilization(before).utilization < BUSY) return;
  }
};
