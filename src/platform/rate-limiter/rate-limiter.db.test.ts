import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestClock } from '../../../tests/harness/clock';
import { createTestDatabase, type TestDatabase } from '../../../tests/harness/database';
import type { Config } from '../config/config';
import { createRateLimiter, purgeRateLimits } from './rate-limiter';

let database: TestDatabase;
const clock = createTestClock();
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** As one process has it: each call is another one. */
const create = (name: string, points: number) =>
  createRateLimiter(
    { db: database.db, clock, config: { secret: 'a secret that is long enough' } as Config },
    { name, points, seconds: 60 },
  );

test('thirty at once in three processes: as many are allowed as one process would', async () => {
  const processes = [create('login', 10), create('login', 10), create('login', 10)];
  const taken = await Promise.all(
    Array.from({ length: 30 }, (_, n) => processes[n % 3]?.take('an@klant.nl')),
  );
  expect(taken.filter(Boolean)).toHaveLength(10);
  expect(await create('login', 10).hasRoom('an@klant.nl')).toBe(false);
  // Somebody else, and something else, are counted apart.
  expect(await create('login', 10).take('bo@klant.nl')).toBe(true);
  expect(await create('code', 10).take('an@klant.nl')).toBe(true);
});

test('a try that doesn’t wait for the disk is counted with the others, and ends early', async () => {
  await database.db.execute(sql`create table tries_endings (source text)`);
  await database.db.execute(sql`create function note_try() returns trigger language plpgsql as $$
    begin
      insert into tries_endings
        select source from pg_settings where name = 'synchronous_commit';
      return null;
    end $$`);
  await database.db.execute(sql`create constraint trigger note_try after insert or update on tries
    deferrable initially deferred for each row execute function note_try()`);
  const limiter = create('early', 3);
  expect(await limiter.takeEarly('1.2.3.4')).toBe(true);
  expect(await limiter.take('1.2.3.4')).toBe(true);
  expect(await limiter.takeEarly('1.2.3.4')).toBe(true);
  expect(await limiter.takeEarly('1.2.3.4')).toBe(false);
  expect(await limiter.take('1.2.3.4')).toBe(false);
  const { rows } = await database.db.execute<{ source: string }>(
    sql`select source from tries_endings`,
  );
  expect(rows.map(({ source }) => source === 'session')).toEqual([true, false, true]);
  await database.db.execute(sql`drop trigger note_try on tries`);
});

test('who was refused can be told when to come back', async () => {
  const limiter = create('soon', 1);
  await limiter.take('1.2.3.4');
  clock.advance(20_500);
  expect(await limiter.secondsLeft('1.2.3.4')).toBe(40);
  expect(await limiter.secondsLeft('5.6.7.8')).toBe(1);
});

test('after the period, and when it is forgotten, counting begins anew', async () => {
  const limiter = create('order', 1);
  expect(await limiter.take('1.2.3.4')).toBe(true);
  expect(await limiter.take('1.2.3.4')).toBe(false);
  clock.advance(59_999);
  expect(await limiter.take('1.2.3.4')).toBe(false);
  clock.advance(1);
  expect(await limiter.hasRoom('1.2.3.4')).toBe(true);
  expect(await limiter.take('1.2.3.4')).toBe(true);
  await limiter.forget('1.2.3.4');
  expect(await limiter.take('1.2.3.4')).toBe(true);
});

test('a try that was none is given back, and no more than were taken', async () => {
  const limiter = create('right', 2);
  await limiter.giveBack('1.2.3.4');
  expect(await limiter.take('1.2.3.4')).toBe(true);
  expect(await limiter.take('1.2.3.4')).toBe(true);
  await limiter.giveBack('1.2.3.4');
  expect(await limiter.take('1.2.3.4')).toBe(true);
  expect(await limiter.take('1.2.3.4')).toBe(false);
});

test('nobody is named by what is stored, and what is over is removed', async () => {
  await create('check', 3).take('an@klant.nl');
  const { rows } = await database.db.execute<{ key: string }>(sql`select key from tries`);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/klant|1\.2\.3/);
  clock.advance(60_000);
  const host = { db: database.db, clock, config: {} as Config };
  expect(await purgeRateLimits(host)).toBe(rows.length);
});
