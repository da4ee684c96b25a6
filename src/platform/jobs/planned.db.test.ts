import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { eventually } from '../../../tests/harness/eventually';
import { silentLog } from '../config/log';
import { defineJob } from './define';
import { create, database, mail, receivers, setUpJobs } from './jobs.test-support';

setUpJobs();

test('a job with a cron line is planned, and forgotten when it is gone', async () => {
  const planned = async () =>
    (await database.db.execute(sql`select name, cron, timezone from pgboss.schedule order by name`))
      .rows;
  const before = create();
  before.define(
    defineJob({ name: 'purge', schema: z.object({}), cron: '15 4 * * *', run: async () => {} }),
  );
  before.define(
    defineJob({
      name: 'midnight',
      schema: z.object({}),
      cron: '0 0 * * *',
      zone: 'Europe/Amsterdam',
      run: async () => {},
    }),
  );
  await before.start();
  expect(await planned()).toEqual([
    { name: 'midnight', cron: '0 0 * * *', timezone: 'Europe/Amsterdam' },
    { name: 'purge', cron: '15 4 * * *', timezone: 'UTC' },
  ]);
  await before.stop();
  const after = create();
  after.define(mail);
  await after.start();
  expect(await planned()).toEqual([]);
});

test('a start that finds the plans as they are writes none; one that differs is written', async () => {
  const startWith = async (cron: string) => {
    const jobs = create();
    jobs.define(
      defineJob({
        name: 'sweep',
        schema: z.object({}),
        cron,
        zone: 'Europe/Amsterdam',
        run: async () => {},
      }),
    );
    await jobs.start();
    await jobs.stop();
    const { rows } = await database.db.execute<{ cron: string; written: string }>(
      sql`select cron, xmin::text as written from pgboss.schedule`,
    );
    return rows[0];
  };
  const first = await startWith('15 4 * * *');
  expect(await startWith('15 4 * * *')).toEqual(first);
  const changed = await startWith('30 4 * * *');
  expect(changed?.cron).toBe('30 4 * * *');
  expect(changed?.written).not.toBe(first?.written);
});

test('a tick of the clock that can not be stored ends nothing', async () => {
  const warned = vi.fn();
  const log = { ...silentLog, warn: warned };
  const jobs = create(log);
  jobs.define(mail);
  await jobs.start();
  await database.db.execute(sql`
    create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'no room' using errcode = '25006'; end $$`);
  await database.db.execute(sql`
    create trigger refuse before update on pgboss.job for each row
    when (old.name = '__pgboss__send-it' and new.state <> 'active') execute function refuse()`);
  const due = JSON.stringify({ name: mail.name, data: { to: 'an' }, singletonKey: 'cron' });
  await database.db.execute(sql`
    insert into pgboss.job (name, data) values ('__pgboss__send-it', ${due}::jsonb)`);
  // A promise that fails unseen fails the test.
  const told = () => warned.mock.calls.map(([{ err }]) => err.message);
  await expect.poll(told).toContain('no room');
  await eventually(() => expect(receivers()).toEqual(['an']));
});
