import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/types';
import { stockAlerts } from './tables';

export type Alert = typeof stockAlerts.$inferSelect;

/** The alert of an address in a mail; undefined for any other text. */
export const findAlert = async (db: Db, token: string): Promise<Alert | undefined> => {
  if (!/^[\w-]{32}$/.test(token)) return undefined;
  const [row] = await db.select().from(stockAlerts).where(eq(stockAlerts.token, token));
  return row;
};

/** From now on its asker waits. Once is enough, and what is over stays over. */
export const confirmAlert = async (db: Db, id: number, now: Date): Promise<void> => {
  await db.execute(sql`
    update stock_alerts set state = 'waiting', confirmed_at = ${now.toISOString()}::timestamptz
    where id = ${id} and state = 'asked'`);
};

/** Ends it and forgets the address. */
export const stopAlert = async (db: Db, id: number, now: Date): Promise<void> => {
  await db.execute(sql`
    update stock_alerts set state = 'stopped', email = null,
      ended_at = ${now.toISOString()}::timestamptz
    where id = ${id} and state in ('asked', 'waiting')`);
};
