import { sql } from 'drizzle-orm';
import { getSite } from '#features/settings/api.server';
import { bookings } from '#kernel/limits-bookings';
import { orders as limits } from '#kernel/limits-orders';
import { preparedSql } from '#platform/db/prepared';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import { clientOf } from '#platform/http/client-of';
import { isOpenAddress } from '#platform/http/open-addresses';
import { hashClient as hashed } from '#platform/mail/cause';
import type { PaymentMethod } from '../contract';
import { isPaidLater } from '../payment';
import { unpaid } from './tables';

/**
 * A client as orders keep it, for counting. Undefined for an address of a local network: that is a
 * proxy which wasn't named, and all visitors come by it.
 */
export const hashClient = (host: Host, address: string | undefined): string | undefined => {
  const client = clientOf(address ?? '');
  return isOpenAddress(client) ? hashed(host, client) : undefined;
};

/**
 * Whose unpaid orders an order is counted with: its client's, or else, where all come by one address,
 * those of its session.
 */
export const hashBuyer = (
  host: Host,
  { client, sessionId }: { client?: string; sessionId?: string | null },
): string | undefined =>
  hashClient(host, client) ?? (sessionId ? hashed(host, `session ${sessionId}`) : undefined);

type Asking = { client: string; method: PaymentMethod; pieces: number };

/** What a client has unpaid. `isLong`: it is kept for days, however it is to be paid by now. */
type Unpaid = { isLong: boolean; orders: number; pieces: number };

/** Told by their time and not by their way to pay: who changes that keeps the time which he had. */
const findUnpaid = preparedSql<Unpaid>(
  'orders_unpaid',
  sql`
    select o.is_long as "isLong", count(distinct o.id)::int as orders,
      coalesce(sum(l.quantity), 0)::int as pieces
    from (
      select id, expires_at - placed_at > interval '24 hours' as is_long
      from orders where client = ${sql.placeholder('client')} and ${unpaid}
    ) o left join order_lines l on l.order_id = o.id group by o.is_long`,
);

const listUnpaid = (db: Db, client: string): Promise<Unpaid[]> => findUnpaid(db, { client });

/**
 * Whether so much of a client is unpaid already that another order of so many pieces is too much:
 * for days, by transfer or at the till, or for the minutes that paying at a provider takes.
 */
export const exceedsPendingOrderLimit = async (db: Db, asking: Asking): Promise<boolean> => {
  const { client, method, pieces } = asking;
  const waitsLong = isPaidLater(method);
  const kept = (await listUnpaid(db, client)).find(({ isLong }) => isLong === waitsLong);
  const { orders, pieces: before } = kept ?? { orders: 0, pieces: 0 };
  if (waitsLong) return orders >= limits.mostPerClient || before + pieces > limits.mostQuantity;
  const isTooMuch = before + pieces > limits.mostOpenQuantity;
  return orders >= limits.mostOpen || (orders > 0 && isTooMuch);
};

/**
 * Whether a client has so many seats in orders that are not paid that these are too many: nobody keeps
 * an event full without paying.
 */
export const exceedsPendingSeatLimit = async (
  host: Host,
  client: string,
  seats: number,
): Promise<boolean> => {
  if (seats === 0) return false;
  const { rows } = await host.db.execute<{ kept: number }>(sql`
    select coalesce(sum(l.quantity), 0)::int as kept
    from orders o join order_lines l on l.order_id = o.id and l.kind = 'seat'
    where o.client = ${client} and ${unpaid}`);
  const most = Number(getSite(host).settings.unpaidSeats ?? bookings.mostUnpaid);
  return (rows[0]?.kept ?? 0) + seats > (most > 0 ? most : bookings.mostUnpaid);
};
