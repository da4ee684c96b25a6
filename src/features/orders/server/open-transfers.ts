import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { getSite } from '#features/settings/api.server';
import { orders as limits } from '#kernel/limits-orders';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import { mailboxOf } from '#platform/mail/cause';
import { orders, unpaid } from './tables';

/** The mailbox of an order as `mailboxOf` has it. Few orders are unpaid at once: it is worked out of those. */
const mailbox: SQL = sql`(
  select case when domain in ('gmail.com', 'googlemail.com')
    then replace(name, '.', '') || '@gmail.com' else name || '@' || domain end
  from (select split_part(split_part(lower(${orders.email}), '@', 1), '+', 1) as name,
    split_part(lower(${orders.email}), '@', 2) as domain) parts)`;

/** How many orders by transfer a mailbox may have unpaid at once. */
const mostOf = (host: Host): number => {
  const own = Number(getSite(host).settings.openTransfers ?? limits.openTransfers);
  return own >= 1 ? Math.floor(own) : limits.openTransfers;
};

/**
 * Told by its time and not by its way to pay alone: who chose a transfer first and changed that keeps the days. What is paid
 * at the till, or by a link that staff mailed, is no transfer.
 */
const isTransfer: SQL = sql`(${orders.paymentMethod} = 'transfer' or (${orders.channel} = 'site'
  and ${orders.paymentMethod} <> 'store' and expires_at - placed_at > interval '24 hours'))`;

type Asking = { email: string; client?: string | null | undefined };

/**
 * Whether so many orders by transfer of a mailbox, or of a client, are unpaid that another is too much: each keeps pieces
 * from others for days, and costs nothing.
 */
export const exceedsOpenTransfers = async (
  host: Host,
  db: Db,
  { email, client }: Asking,
): Promise<boolean> => {
  const isHis = sql`${mailbox} = ${mailboxOf(email)}`;
  const isClients = client ? eq(orders.client, client) : sql`false`;
  const [counted] = await db
    .select({
      his: sql<number>`count(*) filter (where ${isHis})::int`,
      clients: sql<number>`count(*) filter (where ${isClients})::int`,
    })
    .from(orders)
    .where(and(isTransfer, unpaid, or(isHis, isClients)));
  const most = mostOf(host);
  const { his = 0, clients = 0 } = counted ?? {};
  return his >= most || clients >= most * limits.transfersPerClient;
};
