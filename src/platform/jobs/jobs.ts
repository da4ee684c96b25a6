import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import PgBoss from 'pg-boss';
import type { Log } from '../config/log';
import type { Outage } from '../db/outage';
import { afterCommit } from '../db/transact';
import type { Tx } from '../db/types';
import { underLock } from '../db/under-lock';
import { type ComposedJobs, composeJobs } from './compose';
import type { JobDefinition } from './define';
import { beginOnceFree } from './held';
import { lookOut } from './look-out';
import { startPlanner } from './planner';
import { forgetSchedules, prepareQueues } from './queues';
import { openPatientPool, throughDrizzle } from './sql';
import {
  countTroubles,
  countWaiting,
  type JobsWaiting,
  type JobTrouble,
  listTroubles,
  type TroubleCount,
  tryAgain,
} from './troubles';
import { countPost, forgetPost, type WaitingPost } from './waiting-post';
import { startWorker, type Worker } from './worker';

const RETRIES = 5;
const FIRST_PAUSE = 10;
const TIMEOUT = 300;
/** In s: so long a job that failed for good stays where somebody sees it. */
const FAILED_KEPT = 30 * 86_400;
const MINUTE = 60;

const CLOCK = 'select extract(epoch from clock_timestamp()) * 1000 as ms';

export interface EnqueueOptions {
  /** Of `transact`: the job is stored if and when that commits. */
  tx?: Tx;
  /** While a job with this key waits, another is not stored. */
  singletonKey?: string;
  /** Not before: a time, or so many seconds from now. */
  startAfter?: Date | number;
}

export interface JobToStore<Context> {
  // biome-ignore lint/suspicious/noExplicitAny: each job has data of its own kind
  job: JobDefinition<any, Context>;
  data: object;
}

export interface Jobs<Context> {
  /** Before `start`; each name once. */
  define<Data extends object>(job: JobDefinition<Data, Context>): void;
  /** Stores a job. Answers its id; undefined when one with its key is waiting already. */
  enqueue<Data extends object>(
    job: string | JobDefinition<Data, Context>,
    data: Data,
    options?: EnqueueOptions,
  ): Promise<string | undefined>;
  /** Jobs to be stored by a statement of the caller's; each has a key of its own. */
  compose(jobs: readonly JobToStore<Context>[]): Promise<ComposedJobs>;
  /** Jobs that failed, for operators. */
  listTroubles(limit: number): Promise<JobTrouble[]>;
  countTroubles(): Promise<TroubleCount[]>;
  /** How many could run now and don't yet. */
  countWaiting(): Promise<JobsWaiting>;
  /** Tries one that failed again, now; false: there is no such job, or it runs already. */
  tryAgain(id: string): Promise<boolean>;
  /** Jobs that tell people or programs elsewhere something, stored before a moment and not done since. */
  countPost(before: Date): Promise<WaitingPost[]>;
  forgetPost(before: Date): Promise<void>;
  /**
   * `work: false`: stores jobs and leaves them to other processes. `isHeld`: whether none may run yet; it is asked
   * until it isn't.
   */
  start(settings?: { work?: boolean; isHeld?: () => Promise<boolean> }): Promise<void>;
  /** Takes no more work; waits for what runs, at most `patience` ms (20,000). */
  stop(patience?: number): Promise<void>;
}

export interface JobsSettings<Context> {
  url: string;
  /** Past a pooler that `url` leads through. Left out: it leads through none. */
  directUrl?: string;
  /** False: that pooler keeps no statements by their names. */
  named?: boolean;
  /** When it begins, connections that may lead to a server which is gone are given up. */
  outage?: Pick<Outage, 'onBegin'>;
  log: Log;
  /** What every job gets beside its data. */
  context?: Context;
}

/** Jobs in the database, through pg-boss (its tables are in the schema `pgboss`). */
export function createJobs<Context extends object = object>(
  settings: JobsSettings<Context>,
): Jobs<Context> {
  const { log } = settings;
  const defined = new Map<string, JobDefinition>();
  const workers = new Map<string, Worker[]>();
  const pool = openPatientPool(settings.url, {
    ...settings,
    onError: (err) => log.warn({ err }, 'jobs lost the database'),
  });
  const boss = new PgBoss({ db: pool, schedule: false, archiveFailedAfterSeconds: FAILED_KEPT });
  boss.on('error', (err) => log.error({ err }, 'jobs'));
  let stopped: Promise<void> | undefined;
  let stopLooking = () => {};
  let stopPlanning = () => {};
  let stopHolding = () => {};

  return {
    define(job) {
      if (defined.has(job.name)) throw new Error(`job ${job.name} is defined twice`);
      defined.set(job.name, job as unknown as JobDefinition);
    },
    async enqueue(job, data, options = {}) {
      const name = typeof job === 'string' ? job : job.name;
      const stored = known(name);
      const id = await boss.send(name, stored.schema.parse(data), sendOptions(stored, options));
      if (options.tx) afterCommit(options.tx, () => wake(name));
      else wake(name);
      return id ?? undefined;
    },
    async compose(list) {
      const inserts = list.map(({ job, data }) => insertOf(known(job.name), data));
      return composeJobs(boss, inserts, () => {
        for (const { job } of list) wake(job.name);
      });
    },
    listTroubles: (limit) => listTroubles(pool, limit),
    countTroubles: () => countTroubles(pool),
    countWaiting: () => countWaiting(pool),
    async tryAgain(id) {
      const name = await tryAgain(pool, id);
      if (name !== undefined) wake(name);
      return name !== undefined;
    },
    countPost: (before) => countPost(pool, postNames(), before),
    forgetPost: (before) => forgetPost(pool, postNames(), before),
    async start({ work = true, isHeld = async () => false } = {}) {
      // pg-boss makes tables; processes that start at once would deadlock.
      await underLock(settings.directUrl ?? settings.url, 'jobs', async () => {
        await boss.start();
        await prepareQueues(boss, [...defined.keys()]);
        if (work) await forgetSchedules(boss);
      });
      if (work) stopHolding = await beginOnceFree({ isHeld, begin, log });
    },
    stop(patience = 20_000) {
      stopped ??= stop(patience);
      return stopped;
    },
  };

  function known(name: string): JobDefinition {
    const job = defined.get(name);
    if (!job) throw new Error(`there is no job ${name}`);
    return job;
  }

  function postNames(): string[] {
    return [...defined.values()].filter(({ isPost }) => isPost).map(({ name }) => name);
  }

  function begin(): void {
    for (const job of defined.values()) workers.set(job.name, crew(job));
    stopLooking = lookOut(pool, wake, log);
    stopPlanning = startPlanner({ jobs: [...defined.values()], now: readClock, store, log });
  }

  async function stop(patience: number): Promise<void> {
    const deadline = AbortSignal.timeout(patience);
    // Each worker adds a listener to this signal.
    setMaxListeners(0, deadline);
    stopHolding();
    stopLooking();
    stopPlanning();
    await Promise.all([...workers.values()].flat().map((worker) => worker.stop(deadline)));
    await boss.stop({ graceful: false });
    await pool.close();
  }

  function wake(name: string): void {
    for (const worker of workers.get(name) ?? []) worker.wake();
  }

  async function readClock(): Promise<number> {
    const { rows } = (await pool.executeSql(CLOCK, [])) as { rows: { ms: string }[] };
    return Number(rows[0]?.ms);
  }

  /** Of several processes that store a job in the same minute, one does. */
  async function store(job: JobDefinition): Promise<void> {
    const once = { singletonKey: 'cron', singletonSeconds: MINUTE };
    const id = await boss.send(job.name, {}, { ...keptOptions(job), ...once });
    if (id) wake(job.name);
  }

  function crew(job: JobDefinition): Worker[] {
    const context = settings.context ?? {};
    const timeout = job.timeout ?? TIMEOUT;
    return Array.from({ length: job.atOnce ?? 1 }, () =>
      startWorker({ boss, job, context, timeout, log }),
    );
  }
}

function insertOf(job: JobDefinition, data: object): PgBoss.JobInsert {
  return {
    name: job.name,
    data: job.schema.parse(data),
    ...keptOptions(job),
    singletonKey: randomUUID(),
  };
}

function keptOptions(job: JobDefinition) {
  return {
    retryLimit: job.retries ?? RETRIES,
    retryDelay: FIRST_PAUSE,
    retryBackoff: true,
    expireInSeconds: job.timeout ?? TIMEOUT,
  };
}

function sendOptions(job: JobDefinition, options: EnqueueOptions): PgBoss.SendOptions {
  return {
    // Jobs without a key would otherwise share the empty one.
    singletonKey: options.singletonKey ?? randomUUID(),
    ...keptOptions(job),
    ...(options.startAfter === undefined ? {} : { startAfter: options.startAfter }),
    ...(options.tx ? { db: throughDrizzle(options.tx) } : {}),
  };
}
