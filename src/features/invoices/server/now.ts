import { isPaid, lockOrder, type Order } from '#features/orders/api.server';
import { notFound } from '#kernel/errors';
import { transact } from '#platform/db/transact';
import type { Host } from '#platform/host';
import { type Invoice, issueInvoice, listInvoices } from './issue';

/** The invoice of an order that is paid, made when it is asked for before the order left. Throws a 404. */
export const issueNow = (host: Host, { id }: Pick<Order, 'id'>): Promise<Invoice> =>
  transact(host.db, async (tx) => {
    const order = await lockOrder(tx, id);
    const known = (await listInvoices(tx, id)).find(({ series }) => series === 'invoice');
    if (known) return known;
    if (!isPaid(order) || order.state === 'cancelled') throw notFound();
    return issueInvoice(host, tx, order);
  });
