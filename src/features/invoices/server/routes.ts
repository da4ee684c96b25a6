import type { FastifyReply } from 'fastify';
import { getOwnOrder, isPaid, lockOrder, type Order } from '#features/orders/api.server';
import { notFound } from '#kernel/errors';
import { transact } from '#platform/db/transact';
import type { Host } from '#platform/host';
import { keepPrivate } from '#platform/http/secret-address';
import { invoicePath, newInvoicePath } from '../contract';
import { type Invoice, issueInvoice, listInvoices } from './issue';
import { readInvoice } from './keep';

const send = async (host: Host, reply: FastifyReply, invoice: Invoice): Promise<FastifyReply> => {
  const file = await readInvoice(host, invoice);
  return keepPrivate(reply)
    .type('application/pdf')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${invoice.number}.pdf"`)
    .send(file);
};

/** The invoice of an order that is paid, made when it was asked for before the order left. */
const issueNow = (host: Host, { id }: Order): Promise<Invoice> =>
  transact(host.db, async (tx) => {
    const order = await lockOrder(tx, id);
    const known = (await listInvoices(tx, id)).find(({ series }) => series === 'invoice');
    if (known) return known;
    if (!isPaid(order) || order.state === 'cancelled') throw notFound();
    return issueInvoice(host, tx, order);
  });

/** Invoices and credit notes, for who has the order's address. */
export const addInvoiceRoutes = (host: Host): void => {
  host.app.get(newInvoicePath(':token'), async (request, reply) => {
    const order = await getOwnOrder(host, request);
    return send(host, reply, await issueNow(host, order));
  });
  host.app.get(invoicePath(':token', ':number'), async (request, reply) => {
    const order = await getOwnOrder(host, request);
    const { number } = request.params as { number: string };
    const invoice = (await listInvoices(host.db, order.id)).find((one) => one.number === number);
    if (!invoice) throw notFound();
    return send(host, reply, invoice);
  });
};
