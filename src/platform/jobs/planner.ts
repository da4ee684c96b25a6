import { setTimeout as wait } from 'node:timers/promises';
import { Cron } from 'croner';
import type { Log } from '../config/log';
import type { JobDefinition } from './define';

const MINUTE = 60_000;
/** In ms: what fell due while the database was away is made up for, but not what is older. */
const LONGEST_GAP = 24 * 60 * MINUTE;
/** In ms, after a minute that could not be planned. */
const PAUSE_AFTER_FAILURE = 5_000;

type Planned = Pick<JobDefinition, 'name' | 'cron' | 'zone'>;

/** Which of the jobs fall due, in one minute or more of those that begin at these moments. */
export const createDue = <Job extends Planned>(
  jobs: readonly Job[],
): ((minutes: readonly number[]) => Job[]) => {
  const lines = jobs.flatMap((job) =>
    job.cron === undefined
      ? []
      : [{ job, line: new Cron(job.cron, { timezone: job.zone ?? 'UTC', paused: true }) }],
  );
  return (minutes) => {
    const moments = minutes.map((minute) => new Date(minute));
    return lines
      .filter(({ line }) => moments.some((moment) => line.match(moment)))
      .map(({ job }) => job);
  };
};

/** When the minutes begin that follow `last` (the one of `now` alone without it), up to that of `now`. */
export const minutesUntil = (now: number, last: number | undefined): number[] => {
  const present = now - (now % MINUTE);
  const first = last === undefined ? present : Math.max(last + MINUTE, present - LONGEST_GAP);
  const minutes: number[] = [];
  for (let minute = first; minute <= present; minute += MINUTE) minutes.push(minute);
  return minutes;
};

export type PlannerSettings<Job extends Planned> = {
  jobs: readonly Job[];
  /** The database's clock, in ms: the processes' own may differ. */
  now: () => Promise<number>;
  /** Stores a job that falls due, unless another process stored it for the same minute. */
  store: (job: Job) => Promise<void>;
  log: Log;
  /** Rejects when it is aborted. */
  sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
};

const sleepFor = (ms: number, signal: AbortSignal): Promise<void> =>
  wait(ms, undefined, { signal });

/**
 * Stores, each minute, the jobs whose cron line says so. pg-boss can do that too, but reads every line in
 * its zone anew each minute, which stops the process for a quarter of a second. Answers how to stop.
 */
export const startPlanner = <Job extends Planned>(settings: PlannerSettings<Job>): (() => void) => {
  const { jobs, now, store, log, sleep = sleepFor } = settings;
  const stopping = new AbortController();
  const due = createDue(jobs);
  let last: number | undefined;

  /** Answers ms until the next minute. */
  const planMinute = async (): Promise<number> => {
    const moment = await now();
    const minutes = minutesUntil(moment, last);
    for (const job of due(minutes)) await store(job);
    last = minutes.at(-1) ?? last;
    return MINUTE - (moment % MINUTE);
  };
  const loop = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const pause = await planMinute().catch((err) => {
        if (!stopping.signal.aborted) log.warn({ err }, 'could not plan jobs');
        return PAUSE_AFTER_FAILURE;
      });
      await sleep(pause, stopping.signal).catch(() => {});
    }
  };
  void loop();
  return () => stopping.abort();
};
