import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, vi } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../../tests/harness/database';
import { silentLog } from '../config/log';
import { defineJob, type JobRun } from './define';
import { createJobs, type Jobs } from './jobs';

export interface Shop {
  shop: string;
}

/** That of the present test. */
export let database: TestDatabase;
const open: Jobs<Shop>[] = [];

/** Gives each test of a file a database of its own, and stops its jobs. */
export const setUpJobs = (): void => {
  beforeEach(async () => {
    database = await createTestDatabase({ empty: true });
    done.mockReset();
  });
  afterEach(async () => {
    for (const jobs of open.splice(0)) await jobs.stop();
    await database.drop();
  });
};

export function create(log = silentLog): Jobs<Shop> {
  const jobs = createJobs<Shop>({ url: database.url, log, context: { shop: 'Brink' } });
  open.push(jobs);
  return jobs;
}

/** A job that tells `done` of each run. */
export const done = vi.fn<(data: { to: string }, context: Shop & JobRun) => void>();
export const mail = defineJob<{ to: string }, Shop>({
  name: 'mail.send',
  schema: z.object({ to: z.string().min(1) }),
  run: async (data, context) => done(data, context),
});
export const receivers = () => done.mock.calls.map(([{ to }]) => to).sort();

/** How many jobs are in each state. */
export async function states(): Promise<Record<string, number>> {
  const { rows } = await database.db.execute<{ state: string; n: number }>(
    sql`select state::text, count(*) as n from pgboss.job where name not like '\\_\\_%' group by 1`,
  );
  return Object.fromEntries(rows.map(({ state, n }) => [state, n]));
}
