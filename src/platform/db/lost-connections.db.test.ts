import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { openForgetfulWay } from '../../../tests/harness/forgetful-way';
import { openPool } from './pool';

/** In ms. */
const LOST_AFTER = 600;

let way: Awaited<ReturnType<typeof openForgetfulWay>>;
beforeAll(async () => {
  way = await openForgetfulWay(inject('databaseUrl'));
});
afterAll(() => way.close());

const pidIn = async ({ db }: ReturnType<typeof openPool>): Promise<number> =>
  Number((await db.execute(sql`select pg_backend_pid() as pid`)).rows[0]?.pid);

test.each([
  [
    'whose server is gone',
    async (pid: number) => way.direct.query('select pg_terminate_backend($1)', [pid]),
  ],
  ['that something between forgot', async () => {}],
])('a connection %s is cut while its answer is waited for', async (_, end) => {
  const pool = openPool(way.url, { max: 1, lostAfter: LOST_AFTER });
  const pid = await pidIn(pool);
  way.forget();
  await end(pid);
  await expect(pool.db.execute(sql`select 1`)).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/terminated/) },
  });
  // Its place in the pool is free again.
  expect(await pidIn(pool)).not.toBe(pid);
  await pool.close();
});

test('a query that takes long, and a transaction that rests, are left alone', async () => {
  const pool = openPool(way.url, { max: 2, lostAfter: LOST_AFTER });
  const looks = vi.spyOn(pg.Client.prototype, 'connect');
  const slow = pool.db.execute(sql`select pg_sleep(${(LOST_AFTER * 5) / 1000}::float), 1 as one`);
  const resting = pool.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    await vi.waitUntil(() => looks.mock.calls.length >= 4, { timeout: 20_000 });
    return (await tx.execute<{ two: number }>(sql`select 2 as two`)).rows[0]?.two;
  });
  expect((await slow).rows[0]).toMatchObject({ one: 1 });
  expect(await resting).toBe(2);
  looks.mockRestore();
  await pool.close();
});
