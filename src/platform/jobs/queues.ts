import { isDeepStrictEqual } from 'node:util';
import type PgBoss from 'pg-boss';

/** What stands in the database of one that runs by itself. */
export interface Scheduled {
  cron: string;
  timezone: string;
  options: PgBoss.ScheduleOptions;
}

interface Wanted {
  name: string;
  schedule?: Scheduled;
}

/**
 * Makes the queues and schedules that aren't there yet as they are wanted. Most starts find them all:
 * to write one costs a question, and to read a cron line in a zone many milliseconds.
 */
export async function prepareQueues(boss: PgBoss, wanted: readonly Wanted[]): Promise<void> {
  const queues = new Set((await boss.getQueues()).map(({ name }) => name));
  const schedules = await listSchedules(boss);
  for (const { name, schedule } of wanted) {
    // The policy makes the key of a waiting job unique.
    if (!queues.has(name)) await boss.createQueue(name, { name, policy: 'short' });
    if (schedule && !isDeepStrictEqual(schedules.get(name), schedule)) {
      const { cron, timezone, options } = schedule;
      await boss.schedule(name, cron, {}, { ...options, tz: timezone });
    }
  }
}

/** Takes away the schedules of jobs that run by themselves no longer. */
export async function forgetSchedules(boss: PgBoss, kept: ReadonlySet<string>): Promise<void> {
  for (const name of (await listSchedules(boss)).keys()) {
    if (!kept.has(name)) await boss.unschedule(name);
  }
}

async function listSchedules(boss: PgBoss): Promise<Map<string, Scheduled>> {
  // Its types leave the zone out.
  const stored = (await boss.getSchedules()) as (PgBoss.Schedule & Scheduled)[];
  return new Map(
    stored.map(({ name, cron, timezone, options }) => {
      const { tz: _zone, ...rest } = options;
      return [name, { cron, timezone, options: rest }];
    }),
  );
}
