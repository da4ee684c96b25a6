import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/harness/database';
import { findSqlState } from './errors';
import { afterCommit, transact } from './transact';
import type { Db } from './types';

const database = await createTestDatabase({ empty: true });
const { db } = database;
afterAll(() => database.drop());

await db.execute(sql`create table purses (id int primary key, cents bigint not null)`);
beforeEach(async () => {
  await db.execute(sql`truncate purses`);
  await db.execute(sql`insert into purses values (1, 100), (2, 100)`);
});

const add = (to: Db, id: number, cents: number) =>
  to.execute(sql`update purses set cents = cents + ${cents} where id = ${id}`);
const read = async () =>
  (await db.execute<{ cents: number }>(sql`select cents from purses order by id`)).rows.map(
    (row) => row.cents,
  );

/** Resolves when it was called that many times. */
function meeting(parties: number): () => Promise<void> {
  let open = () => {};
  const all = new Promise<void>((resolve) => (open = resolve));
  let present = 0;
  return () => {
    present += 1;
    if (present === parties) open();
    return all;
  };
}

test('whole numbers of 8 bytes are read as numbers', async () => {
  expect(await read()).toEqual([100, 100]);
  const { rows } = await db.execute<{ n: number }>(sql`select count(*) as n from purses`);
  expect(rows[0]?.n).toBe(2);
});

test('a real deadlock is run again until both are done', async () => {
  let runs = 0;
  const met = meeting(2);
  const move = (from: number, to: number) =>
    transact(db, async (tx) => {
      runs += 1;
      await add(tx, from, -10);
      await met();
      await add(tx, to, 10);
      return runs;
    });
  await Promise.all([move(1, 2), move(2, 1)]);
  expect(runs).toBe(3);
  expect(await read()).toEqual([100, 100]);
});

test('serialization failures are run again: no addition is lost', async () => {
  let runs = 0;
  const met = meeting(5);
  const increase = () =>
    transact(
      db,
      async (tx) => {
        runs += 1;
        const { rows } = await tx.execute<{ cents: number }>(
          sql`select cents from purses where id = 1`,
        );
        await met();
        await tx.execute(sql`update purses set cents = ${(rows[0]?.cents ?? 0) + 1} where id = 1`);
      },
      { isolationLevel: 'serializable' },
    );
  await Promise.all(Array.from({ length: 5 }, increase));
  expect((await read())[0]).toBe(105);
  expect(runs).toBeGreaterThan(5);
});

test('it gives up after 9 runs, with the failure', async () => {
  let runs = 0;
  const failing = transact(db, async (tx) => {
    runs += 1;
    await tx.execute(sql`do $$ begin raise serialization_failure; end $$`);
  });
  expect(findSqlState(await failing.catch((error) => error))).toBe('40001');
  expect(runs).toBe(9);
});

test('any other error rolls back at once', async () => {
  let runs = 0;
  const failing = transact(db, async (tx) => {
    runs += 1;
    await add(tx, 1, 50);
    await tx.execute(sql`insert into purses values (1, 0)`);
  });
  expect(findSqlState(await failing.catch((error) => error))).toBe('23505');
  expect(runs).toBe(1);
  expect(await read()).toEqual([100, 100]);
});

test('hooks run once, after the commit of the run that made it', async () => {
  let runs = 0;
  const seen: number[] = [];
  await transact(db, async (tx) => {
    runs += 1;
    const run = runs;
    afterCommit(tx, () => seen.push(run));
    if (runs < 3) await tx.execute(sql`do $$ begin raise deadlock_detected; end $$`);
    expect(seen).toEqual([]);
  });
  expect(seen).toEqual([3]);
});

test('inside another it is a savepoint: its hooks wait for the outer commit', async () => {
  const seen: string[] = [];
  await transact(db, async (outer) => {
    await transact(outer, async (tx) => {
      await add(tx, 1, 1);
      afterCommit(tx, () => seen.push('kept'));
    });
    const failing = transact(outer, async (tx) => {
      await add(tx, 2, 1);
      afterCommit(tx, () => seen.push('undone'));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(seen).toEqual([]);
  });
  expect(seen).toEqual(['kept']);
  expect(await read()).toEqual([101, 100]);
});

test('a hook on something else is refused', () => {
  expect(() => afterCommit(db, () => {})).toThrow(/transact/);
});
