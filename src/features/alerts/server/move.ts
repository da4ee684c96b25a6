import { sql } from 'drizzle-orm';
import type { MovedAddress } from '#features/accounts/api.server';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { lockAddress } from './ask';

/**
 * Who waits for a size hears of it at his new address. What an old mailbox never confirmed stays there,
 * and what the new one waits for already is waited for once.
 */
export const moveAlerts = async (
  host: Host,
  tx: Tx,
  { from, to }: Pick<MovedAddress, 'from' | 'to'>,
): Promise<void> => {
  const old = from.toLowerCase();
  const email = to.toLowerCase();
  const at = sql`${host.clock.now().toISOString()}::timestamptz`;
  await lockAddress(tx, email);
  /** Whether the other address has an alert for the same size in the same place. */
  const same = (other: string, state: string) => sql`exists (select from stock_alerts b
    where b.email = ${other} and b.state = ${state} and b.variant_id = a.variant_id
      and coalesce(b.location_id, 0) = coalesce(a.location_id, 0))`;
  const stop = sql`update stock_alerts a set state = 'stopped', email = null, ended_at = ${at}`;
  await tx.execute(sql`${stop}
    where a.email = ${email} and a.state = 'asked' and ${same(old, 'waiting')}`);
  await tx.execute(sql`${stop}
    where a.email = ${old} and a.state = 'waiting' and ${same(email, 'waiting')}`);
  await tx.execute(sql`
    update stock_alerts set email = ${email} where email = ${old} and state = 'waiting'`);
};
