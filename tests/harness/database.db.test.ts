import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { createTestDatabase } from './database';
import { dropLeftovers, testPrefix, withClient } from './template';

const names = async () => {
  const text = 'select datname from pg_database where starts_with(datname, $1)';
  const { rows } = await withClient(inject('databaseUrl'), (client) =>
    client.query(text, [testPrefix]),
  );
  return rows.map(({ datname }) => datname);
};

test('each has all tables and shares nothing', async () => {
  const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await one.db.execute(sql`create table only_here (n int)`);
  const { rows } = await two.db.execute(
    sql`select to_regclass('products') is not null as ours, to_regclass('only_here') as others`,
  );
  expect(rows).toEqual([{ ours: true, others: null }]);
  await Promise.all([one.drop(), two.drop()]);
});

test('is gone after it was dropped', async () => {
  const database = await createTestDatabase({ empty: true });
  const name = new URL(database.url).pathname.slice(1);
  expect(await names()).toContain(name);
  await database.drop();
  expect(await names()).not.toContain(name);
});

test('those of a killed run are dropped, those of a living one stay', async () => {
  const living = await createTestDatabase({ empty: true });
  // Numbers of processes end at 4,194,304.
  const left = `${testPrefix}5000000_left`;
  await withClient(inject('databaseUrl'), (client) => client.query(`create database ${left}`));
  await dropLeftovers(inject('databaseUrl'));
  expect(await names()).not.toContain(left);
  expect(await names()).toContain(new URL(living.url).pathname.slice(1));
  await living.drop();
});
