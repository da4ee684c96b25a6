import { setTimeout as sleep } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { eventually } from '../../../tests/harness/eventually';
import { preparedSql } from '../db/prepared';
import { transact } from '../db/transact';
import { patience } from '../mail/jobs';
import { create, database, done, mail, receivers, setUpJobs, states } from './jobs.test-support';

setUpJobs();

test('a job is run at once, with its data and context, and ticked off', async () => {
  const jobs = create();
  jobs.define(mail);
  await jobs.start();
  const id = await jobs.enqueue(mail, { to: 'an' });
  await eventually(() => expect(receivers()).toEqual(['an']));
  expect(done.mock.calls[0]?.[1]).toMatchObject({ id, attempt: 1, shop: 'Brink' });
  await expect.poll(states).toEqual({ completed: 1 });
  const began = performance.now();
  for (let count = 2; count <= 11; count += 1) {
    await jobs.enqueue(mail, { to: 'bo' });
    await eventually(() => expect(done).toHaveBeenCalledTimes(count));
  }
  // Found by looking every two seconds alone, they would take twice as long.
  expect(performance.now() - began).toBeLessThan(10_000);
});

test('stored in a transaction, it is there if and when that commits', async () => {
  const jobs = create();
  jobs.define(mail);
  await jobs.start();
  const { db } = database;
  const failing = transact(db, async (tx) => {
    await jobs.enqueue(mail, { to: 'nobody' }, { tx });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await transact(db, async (tx) => {
    await jobs.enqueue(mail, { to: 'an' }, { tx });
    await sleep(50);
    expect(await states()).toEqual({});
  });
  await eventually(() => expect(receivers()).toEqual(['an']));
  await expect.poll(states).toEqual({ completed: 1 });
});

test('data that does not fit is refused where it is stored', async () => {
  const jobs = create();
  jobs.define(mail);
  await jobs.start({ work: false });
  await expect(jobs.enqueue(mail, { to: '' })).rejects.toThrow();
  await expect(jobs.enqueue('mail.sent', { to: 'an' })).rejects.toThrow(
    'there is no job mail.sent',
  );
  expect(() => jobs.define(mail)).toThrow('defined twice');
});

test('while one with its key waits, another is not stored; without a key all are', async () => {
  const jobs = create();
  jobs.define(mail);
  await jobs.start({ work: false });
  expect(await jobs.enqueue(mail, { to: 'an' }, { singletonKey: 'an' })).toBeTypeOf('string');
  expect(await jobs.enqueue(mail, { to: 'an' }, { singletonKey: 'an' })).toBeUndefined();
  expect(await jobs.enqueue(mail, { to: 'bo' }, { singletonKey: 'bo' })).toBeTypeOf('string');
  await jobs.enqueue(mail, { to: 'cas' });
  await jobs.enqueue(mail, { to: 'cas' });
  expect(await states()).toEqual({ created: 4 });
});

test('one that fails is tried again, with its attempt counted', async () => {
  const jobs = create();
  const attempts: number[] = [];
  jobs.define({
    ...mail,
    run: async (_, { attempt }) => {
      attempts.push(attempt);
      if (attempt === 1) throw new Error('not yet');
    },
  });
  await jobs.start();
  await jobs.enqueue(mail, { to: 'an' });
  await expect.poll(states).toEqual({ retry: 1 });
  await database.db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);
  await expect.poll(states).toEqual({ completed: 1 });
  expect(attempts).toEqual([1, 2]);
});

test('a mail that fails is tried for about a day, with growing pauses, and then given up', async () => {
  const jobs = create();
  let attempts = 0;
  jobs.define({
    ...mail,
    ...patience,
    run: async () => {
      attempts += 1;
      throw new Error('the mail server is away');
    },
  });
  await jobs.start();
  await jobs.enqueue(mail, { to: 'an' });
  const pauses: number[] = [];
  for (let attempt = 1; attempt <= patience.retries; attempt += 1) {
    await expect.poll(() => attempts).toBe(attempt);
    await expect.poll(states).toMatchObject({ retry: 1 });
    const { rows } = await database.db.execute<{ seconds: number }>(sql`
      with waiting as (select id, start_after from pgboss.job where state = 'retry')
      update pgboss.job set start_after = now() from waiting where job.id = waiting.id
      returning extract(epoch from waiting.start_after - now())::float as seconds`);
    pauses.push(Number(rows[0]?.seconds));
    // Storing one that waits makes the worker look now.
    await jobs.enqueue(mail, { to: 'later' }, { startAfter: 86_400 });
  }
  await expect.poll(states).toEqual({ failed: 1, created: patience.retries });
  expect(attempts).toBe(1 + patience.retries);
  expect(pauses[0]).toBeLessThanOrEqual(20);
  const hours = pauses.reduce((sum, seconds) => sum + seconds, 0) / 3600;
  expect(hours).toBeGreaterThan(20);
  expect(hours).toBeLessThan(48);
});

test('one that is put off waits', async () => {
  const jobs = create();
  jobs.define(mail);
  await jobs.start();
  await jobs.enqueue(mail, { to: 'later' }, { startAfter: new Date(Date.now() + 3_600_000) });
  await jobs.enqueue(mail, { to: 'now' });
  await eventually(() => expect(receivers()).toEqual(['now']));
  await expect.poll(states).toEqual({ completed: 1, created: 1 });
});

test('stopping waits for the one that runs and takes no other', async () => {
  const jobs = create();
  let ended = 0;
  let end: () => void = () => {};
  const work = new Promise<void>((resolve) => {
    end = resolve;
  });
  jobs.define({
    ...mail,
    run: async () => {
      await work;
      ended += 1;
    },
  });
  await jobs.start();
  await jobs.enqueue(mail, { to: 'an' });
  await jobs.enqueue(mail, { to: 'bo' });
  await expect.poll(states).toEqual({ active: 1, created: 1 });
  const stopped = jobs.stop();
  expect(await Promise.race([stopped, states()])).toEqual({ active: 1, created: 1 });
  end();
  await stopped;
  expect(ended).toBe(1);
  expect(await states()).toEqual({ completed: 1, created: 1 });
});

test('stopping is patient for so long: the rest is run again elsewhere', async () => {
  const jobs = create();
  jobs.define({ ...mail, run: () => new Promise(() => {}) });
  await jobs.start();
  await jobs.enqueue(mail, { to: 'an' });
  await expect.poll(states).toEqual({ active: 1 });
  await jobs.stop(100);
  expect(await states()).toEqual({ retry: 1 });
});

test('two processes start at once and share the work: each job is run once', async () => {
  const both = [create(), create()];
  for (const jobs of both) jobs.define({ ...mail, atOnce: 2 });
  await Promise.all(both.map((jobs) => jobs.start()));
  const names = Array.from({ length: 40 }, (_, n) => `n${n}`).sort();
  await Promise.all(names.map((to, n) => both[n % 2]?.enqueue(mail, { to })));
  await eventually(() => expect(receivers()).toEqual(names));
  await expect.poll(states).toEqual({ completed: 40 });
});

test('work goes on after the database dropped all connections', async () => {
  const jobs = create();
  jobs.define(mail);
  await jobs.start();
  await database.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'etalage jobs'`);
  await jobs.enqueue(mail, { to: 'an' });
  await eventually(() => expect(receivers()).toEqual(['an']));
});

test('a statement of one’s own stores jobs with what else it does, all or nothing', async () => {
  const jobs = create();
  jobs.define(mail);
  await jobs.start();
  await database.db.execute(sql`create table notes (note text)`);
  const make = vi.fn((insertion: SQL) =>
    preparedSql(
      'notes_and_jobs',
      sql`with jobs as (${insertion}) insert into notes select 'x' where 1 / ${sql.placeholder('divisor')}::int > 0`,
    ),
  );
  const store = async (divisor: number, ...names: string[]) => {
    const composed = await jobs.compose(names.map((to) => ({ job: mail, data: { to } })));
    await composed.within(make)(database.db, { ...composed.values, divisor });
    composed.wake();
  };
  await store(1, 'an', 'bo');
  await eventually(() => expect(receivers()).toEqual(['an', 'bo']));
  await expect(store(0, 'cas')).rejects.toThrow();
  await store(1, 'dirk');
  await eventually(() => expect(receivers()).toEqual(['an', 'bo', 'dirk']));
  expect(make).toHaveBeenCalledTimes(1);
  await expect(jobs.compose([{ job: mail, data: { to: '' } }])).rejects.toThrow();
});
