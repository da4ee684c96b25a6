import { sql } from 'drizzle-orm';
import { announceChange } from '#features/overviews/api.server';
import { returnStock } from '#features/stock/api.server';
import { reservations as limits } from '#kernel/limits';
import { transact } from '#platform/db/transact';
import type { Db, Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { ReservationState } from './tables';

type Ended = Exclude<ReservationState, 'held'>;
type Row = { variant_id: number; warehouse_id: number; product_id: number };

/**
 * Ends a reservation that still runs; answers whether it did. Its piece goes back to the store, once,
 * unless it was fetched. `andThen`: what goes with that, in the same transaction.
 */
export const endReservation = async (
  host: Host,
  id: number,
  state: Ended,
  { reason = '', andThen }: { reason?: string; andThen?: (tx: Tx) => Promise<void> } = {},
): Promise<boolean> => {
  const ended = await transact(host.db, async (tx) => {
    const at = host.clock.now().toISOString();
    const { rows } = await tx.execute<Row>(sql`
      update reservations
      set state = ${state}, ended_at = ${at}::timestamptz, end_reason = ${reason}
      where id = ${id} and state = 'held'
      returning variant_id, warehouse_id, product_id`);
    const [row] = rows;
    if (row && state !== 'collected') await giveBack(tx, row);
    if (row) await andThen?.(tx);
    return row;
  });
  if (ended && state !== 'collected') await announceChange(host, 'Product', [ended.product_id]);
  return ended !== undefined;
};

/** An article that is no longer there has no stock to go back to. */
const giveBack = async (tx: Db, { variant_id, warehouse_id }: Row): Promise<void> => {
  const { rows } = await tx.execute(sql`
    select from variants v, warehouses w where v.id = ${variant_id} and w.id = ${warehouse_id}`);
  if (rows.length === 0) return;
  await returnStock(tx, { variantId: variant_id, warehouseId: warehouse_id, pieces: 1 });
};

/** Puts back what nobody came for in time. Answers how many. */
export const expireReservations = async (host: Host): Promise<number> => {
  const now = host.clock.now().toISOString();
  const { rows } = await host.db.execute<{ id: number }>(sql`
    select id from reservations where state = 'held' and expires_at <= ${now}::timestamptz
    order by expires_at limit 1000`);
  let ended = 0;
  for (const { id } of rows) if (await endReservation(host, id, 'expired')) ended += 1;
  return ended;
};

/** Forgets who had something put aside, a month after it ended. Answers of how many. */
export const purgeReservations = async (db: Db, now: Date): Promise<number> => {
  const before = new Date(now.getTime() - limits.keptFor).toISOString();
  const { rowCount } = await db.execute(sql`
    update reservations set name = null, email = null, account_id = null, end_reason = ''
    where ended_at < ${before}::timestamptz
      and (email is not null or name is not null or account_id is not null)`);
  return rowCount ?? 0;
};
