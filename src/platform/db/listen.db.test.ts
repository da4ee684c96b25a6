import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/harness/database';
import { eventually } from '../../../tests/harness/eventually';
import { silentLog } from '../config/log';
import { listen, notify } from './listen';

const database = await createTestDatabase({ empty: true });
const { db, url } = database;
afterAll(() => database.drop());

const countListeners = async (): Promise<number> => {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from pg_stat_activity
    where application_name = 'etalage listen' and datname = current_database()`);
  return rows[0]?.count ?? -1;
};

test('a connection that can not listen does not stay open', async () => {
  await expect(listen(url, '', () => {}, { log: silentLog })).rejects.toThrow(/identifier/);
  await eventually(async () => expect(await countListeners()).toBe(0));
});

test('one that does hears what is sent, until it is closed', async () => {
  const heard: string[] = [];
  const listening = await listen(url, 'news', (text) => heard.push(text), { log: silentLog });
  expect(await countListeners()).toBe(1);
  await notify(db, 'news', 'one');
  await eventually(() => expect(heard).toEqual(['one']));
  await listening.close();
  await eventually(async () => expect(await countListeners()).toBe(0));
});
