import type { z } from 'zod';

/** What a job learns about this run of it. */
export interface JobRun {
  id: string;
  /** 1 the first time. */
  attempt: number;
  /** Aborted when the job's time is over or the process stops: end soon, or be run again. */
  signal: AbortSignal;
}

/**
 * Work that is stored first and done after: it may run more than once (a process can be killed
 * between the work and its tick), so doing it twice must do no harm.
 */
export interface JobDefinition<Data extends object = object, Context = unknown> {
  /** Such as `mail.send`: letters, digits, dots, dashes and underscores. */
  name: string;
  schema: z.ZodType<Data>;
  run(data: Data, context: Context & JobRun): Promise<void>;
  /** How often it is tried again after it threw, with growing pauses from 10 s; 5 by default. */
  retries?: number;
  /** When it is run by itself, with `{}` as data: a cron line, in UTC unless `zone` names another. */
  cron?: string;
  /** For a cron line that means midnight on the shops' clock. */
  zone?: 'Europe/Amsterdam';
  /** In s, how long one run may take; 300 by default. */
  timeout?: number;
  /** It tells somebody elsewhere something: one stored before a backup may have done so already. */
  isPost?: boolean;
  /** How many of them one process runs at once; 1 by default. */
  atOnce?: number;
}

/** Declares a job; gives the types of its data and context. */
export const defineJob = <Data extends object, Context = unknown>(
  job: JobDefinition<Data, Context>,
): JobDefinition<Data, Context> => job;
