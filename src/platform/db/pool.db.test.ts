import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { openPool } from './pool';

const { db, pool, setPatience, close } = openPool(inject('databaseUrl'), { max: 1 });
const clients: pg.PoolClient[] = [];
pool.on('connect', (client) => clients.push(client));
afterAll(() => close());

test('a query waits for a connection as long as it is told to, and then fails', async () => {
  const only = await pool.connect();
  const patient = db.execute(sql`select 1 as one`);
  setPatience(50);
  await expect(db.execute(sql`select 2`)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('timeout') },
  });
  // What follows connects anew, on a machine that may be busy.
  setPatience(60_000);
  only.release();
  expect((await patient).rows).toEqual([{ one: 1 }]);
});

test('a connection that breaks in the middle of a transaction fails that, and nothing else', async () => {
  const { pool: other, close: closeOther } = openPool(inject('databaseUrl'), { max: 1 });
  const broken = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    const ended = new Promise((resolve) => clients.at(-1)?.once('end', resolve));
    await other.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await ended;
    await tx.execute(sql`select 1`);
  });
  await expect(broken).rejects.toThrow();
  expect((await db.execute(sql`select 3 as three`)).rows).toEqual([{ three: 3 }]);
  await closeOther();
});
