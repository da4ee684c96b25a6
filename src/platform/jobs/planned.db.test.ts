import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { eventually } from '../../../tests/harness/eventually';
import { silentLog } from '../config/log';
import { defineJob } from './define';
import { create, database, setUpJobs } from './jobs.test-support';

setUpJobs();

const ran = vi.fn<() => void>();
const sweep = defineJob({
  name: 'sweep',
  schema: z.object({}),
  cron: '* * * * *',
  run: async () => ran(),
});

/** The minutes for which it was stored. */
const minutes = async () => {
  const { rows } = await database.db.execute<{ minute: string }>(
    sql`select singleton_on::text as minute from pgboss.job where name = 'sweep' order by 1`,
  );
  return rows.map(({ minute }) => minute);
};

const start = async (log = silentLog) => {
  const jobs = create(log);
  jobs.define(sweep);
  await jobs.start();
};

test('a job with a cron line is run in its minute, once, however many processes there are', async () => {
  ran.mockReset();
  await Promise.all([start(), start(), start()]);
  await eventually(() => expect(ran).toHaveBeenCalled());
  await start();
  const stored = await minutes();
  expect(stored).toEqual([...new Set(stored)]);
  await eventually(() => expect(ran).toHaveBeenCalledTimes(stored.length));
});

test('what pg-boss planned for an earlier release is taken away', async () => {
  await start();
  await database.db.execute(sql`
    insert into pgboss.schedule (name, cron, timezone, data, options)
    values ('sweep', '15 4 * * *', 'UTC', '{}', '{}')`);
  await start();
  const { rows } = await database.db.execute(sql`select name from pgboss.schedule`);
  expect(rows).toEqual([]);
});

test('a job that can not be stored in its minute is told, and ends nothing', async () => {
  const warn = vi.fn();
  await start();
  await database.db.execute(sql`
    create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'no room' using errcode = '22023'; end $$`);
  await database.db.execute(sql`
    create trigger refuse before insert on pgboss.job for each row execute function refuse()`);
  // A promise that fails unseen fails the test.
  await start({ ...silentLog, warn });
  await eventually(() =>
    expect(warn.mock.calls.map(([{ err }]) => err.message)).toContain('no room'),
  );
});
