import type PgBoss from 'pg-boss';
import type { Log } from '../config/log';
import type { JobDefinition } from './define';

export interface Worker {
  /** Looks for work at once. */
  wake(): void;
  /** Takes no more work and waits for what runs, which is told to hurry at `deadline`. */
  stop(deadline: AbortSignal): Promise<void>;
}

export interface WorkerSettings {
  boss: PgBoss;
  job: JobDefinition;
  context: object;
  timeout: number;
  log: Log;
}

/** Fetches and runs the jobs of one name, one after another; rests until it is woken. */
export function startWorker(settings: WorkerSettings): Worker {
  const stopping = new AbortController();
  const hurry = new AbortController();
  let woken = false;
  let rouse = () => {};

  const rest = () =>
    new Promise<void>((resolve) => {
      rouse = resolve;
      if (woken) resolve();
    });
  const loop = async () => {
    while (!stopping.signal.aborted) {
      woken = false;
      const worked = await runNext(settings, hurry.signal);
      if (!worked && !stopping.signal.aborted) await rest();
    }
  };
  const wake = () => {
    woken = true;
    rouse();
  };
  const ended = loop();
  return {
    wake,
    async stop(deadline) {
      stopping.abort();
      wake();
      deadline.addEventListener('abort', () => hurry.abort());
      await ended;
    },
  };
}

/** Whether there was one. */
async function runNext(settings: WorkerSettings, hurry: AbortSignal): Promise<boolean> {
  const { boss, job, log } = settings;
  // pg-boss answers an empty list when the database is away.
  const [next] = await boss.fetch<object>(job.name, { batchSize: 1, includeMetadata: true });
  if (!next) return false;
  try {
    await runOne(settings, next as PgBoss.JobWithMetadata, hurry);
    await boss.complete(job.name, next.id);
  } catch (error) {
    const { message, stack } = error as Error;
    log.error({ err: error, job: job.name, id: next.id }, 'a job failed');
    // If even this can't be stored, the job's time runs out and it is run again.
    await boss.fail(job.name, next.id, { message, stack }).catch(() => {});
  }
  return true;
}

async function runOne(
  { job, context, timeout }: WorkerSettings,
  next: PgBoss.JobWithMetadata,
  hurry: AbortSignal,
): Promise<void> {
  const signal = AbortSignal.any([hurry, AbortSignal.timeout(timeout * 1_000)]);
  const data = job.schema.parse(next.data ?? {});
  const run = { id: next.id, attempt: next.retryCount + 1, signal };
  signal.throwIfAborted();
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('the job took too long')));
  });
  await Promise.race([job.run(data, { ...context, ...run }), ended]);
}
