import { eq, sql } from 'drizzle-orm';
import { transact } from '#platform/db/transact';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import { lookSoon } from './jobs';
import { stockAlerts } from './tables';

export type Alert = typeof stockAlerts.$inferSelect;

/** The alert of an address in a mail; undefined for any other text. */
export const findAlert = async (db: Db, token: string): Promise<Alert | undefined> => {
  if (!/^[\w-]{32}$/.test(token)) return undefined;
  const [row] = await db.select().from(stockAlerts).where(eq(stockAlerts.token, token));
  return row;
};

/**
 * From now on its asker waits. Once is enough, and what is over stays over. What came in between the
 * question and the answer is looked for.
 */
export const confirmAlert = async (host: Host, id: number): Promise<void> => {
  const now = host.clock.now().toISOString();
  await transact(host.db, async (tx) => {
    const { rowCount } = await tx.execute(sql`
      update stock_alerts set state = 'waiting', confirmed_at = ${now}::timestamptz
      where id = ${id} and state = 'asked'`);
    if (rowCount) await lookSoon(host, tx);
  });
};

/** Ends it and forgets the address. */
export const stopAlert = async (db: Db, id: number, now: Date): Promise<void> => {
  await db.execute(sql`
    update stock_alerts set state = 'stopped', email = null,
      ended_at = ${now.toISOString()}::timestamptz
    where id = ${id} and state in ('asked', 'waiting')`);
};
