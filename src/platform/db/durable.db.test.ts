import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/harness/database';
import { endEarly, makeDurable } from './durable';
import { openPool } from './pool';

const database = await createTestDatabase({ empty: true });
// The tests' own server waits for no disk; one that is used for real does.
const careful = new URL(database.url);
careful.searchParams.set('options', '-c synchronous_commit=on');
const { db, close } = openPool(careful.href, { max: 4 });
afterAll(async () => {
  await close();
  await database.drop();
});

const one = async (query: ReturnType<typeof sql>): Promise<unknown> =>
  Object.values((await db.execute(query)).rows[0] ?? {})[0];

const isOnDisk = (place: unknown) =>
  one(sql`select pg_current_wal_flush_lsn() >= ${place}::pg_lsn`);

test('a transaction that ends early is alone in that', async () => {
  const during = await db.transaction(async (tx) => {
    await tx.execute(sql`select ${endEarly}`);
    return (await tx.execute(sql`show synchronous_commit`)).rows;
  });
  expect(during).toEqual([{ synchronous_commit: 'off' }]);
  expect(await one(sql`show synchronous_commit`)).toBe('on');
});

test('what ended early is on the disk once it was made durable, for all who ask at once', async () => {
  await db.execute(sql`create table notes (note text)`);
  const note = async (nth: number) => {
    await db.execute(
      sql`with early as (select ${endEarly} as off)
        insert into notes select ${`note ${nth}`} from early where off = 'off'`,
    );
    const place = await one(sql`select pg_current_wal_insert_lsn()`);
    await makeDurable(db);
    return isOnDisk(place);
  };
  const all = await Promise.all(Array.from({ length: 40 }, (_, nth) => note(nth)));
  expect(all).toEqual(all.map(() => true));
  expect(await one(sql`select count(*)::int from notes`)).toBe(40);
});

test('when the database refuses, everybody who waits hears it, and the next ask is made anew', async () => {
  const broken = openPool(careful.href, { max: 1 });
  await broken.close();
  const asked = await Promise.allSettled([makeDurable(broken.db), makeDurable(broken.db)]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(makeDurable(broken.db)).rejects.toThrow();
});
