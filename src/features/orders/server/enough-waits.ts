import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { orders as limits } from '#kernel/limits';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import { clientOf } from '#platform/http/client-of';
import { isOpenAddress } from '#platform/http/open-addresses';
import { waiting } from './tables';

/**
 * A client as orders keep it, for counting. Undefined for an address of a local network: that is a
 * proxy which wasn't named, and all visitors come by it.
 */
export const hashClient = (host: Host, address: string | undefined): string | undefined => {
  const client = clientOf(address ?? '');
  if (!isOpenAddress(client)) return undefined;
  const hash = createHmac('sha256', host.config.secret).update(`order client ${client}`);
  return hash.digest('base64url').slice(0, 22);
};

type Asking = { client: string; pieces: number };

/**
 * Whether so much of a client waits to be paid by transfer or at the till that so many pieces more
 * are too many.
 */
export const enoughWaits = async (db: Db, { client, pieces }: Asking): Promise<boolean> => {
  const { rows } = await db.execute<{ orders: number; pieces: number }>(sql`
    select count(distinct o.id)::int as orders, coalesce(sum(l.quantity), 0)::int as pieces
    from (select id from orders where client = ${client} and ${waiting}) o
    left join order_lines l on l.order_id = o.id`);
  const waits = rows[0] ?? { orders: 0, pieces: 0 };
  return waits.orders >= limits.mostPerClient || waits.pieces + pieces > limits.mostPieces;
};
