import type PgBoss from 'pg-boss';

/** Makes the queues that aren't there yet. Most starts find them all: to make one costs a question. */
export async function prepareQueues(boss: PgBoss, names: readonly string[]): Promise<void> {
  const queues = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const name of names) {
    // The policy makes the key of a waiting job unique.
    if (!queues.has(name)) await boss.createQueue(name, { name, policy: 'short' });
  }
}

/** Takes away what pg-boss itself planned for earlier releases: see `planner.ts`. */
export async function forgetSchedules(boss: PgBoss): Promise<void> {
  for (const { name } of await boss.getSchedules()) await boss.unschedule(name);
}
