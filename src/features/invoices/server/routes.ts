import type { FastifyReply } from 'fastify';
import { getOwnOrder } from '#features/orders/api.server';
import { notFound } from '#kernel/errors';
import type { Host } from '#platform/host';
import { keepPrivate } from '#platform/http/secret-address';
import { invoicePath, newInvoicePath } from '../contract';
import { type Invoice, listInvoices } from './issue';
import { readInvoice } from './keep';
import { issueNow } from './now';

const send = async (host: Host, reply: FastifyReply, invoice: Invoice): Promise<FastifyReply> => {
  const file = await readInvoice(host, invoice);
  return keepPrivate(reply)
    .type('application/pdf')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${invoice.number}.pdf"`)
    .send(file);
};

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
