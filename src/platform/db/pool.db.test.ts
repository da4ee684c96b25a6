import { sql } from 'drizzle-orm';
import { afterAll, expect, inject, test } from 'vitest';
import { openPool } from './pool';

const { db, pool, setPatience, close } = openPool(inject('databaseUrl'), { max: 1 });
afterAll(() => close());

test('a query waits for a connection as long as it is told to, and then fails', async () => {
  const only = await pool.connect();
  const patient = db.execute(sql`select 1 as one`);
  setPatience(50);
  await expect(db.execute(sql`select 2`)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('timeout') },
  });
  only.release();
  expect((await patient).rows).toEqual([{ one: 1 }]);
});
