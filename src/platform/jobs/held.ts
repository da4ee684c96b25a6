import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../config/log';

/** In ms, how often it is asked whether jobs are still held. */
const AGAIN = 5_000;

export type Holding = {
  isHeld: () => Promise<boolean>;
  begin: () => void;
  log: Log;
  again?: number;
};

/**
 * Begins at once, or, on a site that was put back from a backup, once somebody said that its post may go. Answers how
 * to stop waiting.
 */
export const beginOnceFree = async (holding: Holding): Promise<() => void> => {
  const { isHeld, begin, log, again = AGAIN } = holding;
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  if (!(await isHeld())) {
    begin();
    return stop;
  }
  log.warn(
    'this site was put back from a backup: no job runs and nothing is mailed until `etalage live`',
  );
  const wait = async (): Promise<void> => {
    for (;;) {
      await sleep(again, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
      if (await isHeld().catch(() => true)) continue;
      log.info('jobs run from now on');
      return begin();
    }
  };
  void wait();
  return stop;
};
