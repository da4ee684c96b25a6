import type { FastifyReply } from 'fastify';
import { type Invoice, issueNow, listInvoices, readInvoice } from '#features/invoices/api.server';
import { officeRoute, requireSpecial } from '#features/office/api.server';
import { notFound } from '#kernel/errors';
import type { Host } from '#platform/host';
import { onOrder, ordersPath, readOrder } from './read-order';

const send = async (host: Host, reply: FastifyReply, invoice: Invoice): Promise<FastifyReply> =>
  reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${invoice.number}.pdf"`)
    .send(await readInvoice(host, invoice));

/** Invoices and credit notes, for staff: without what opens the order's page to its buyer. */
export const addPaperCalls = (host: Host): void => {
  const { app } = host;
  const options = officeRoute();
  app.get(`${ordersPath}/:number/invoices/:invoice`, options, async (request, reply) => {
    await requireSpecial(host, request, 'orders');
    const order = await readOrder(host, request);
    const { invoice: number } = request.params as { invoice: string };
    const found = (await listInvoices(host.db, order.id)).find((one) => one.number === number);
    if (!found) throw notFound();
    return send(host, reply, found);
  });
  app.post(
    `${ordersPath}/:number/invoices`,
    options,
    onOrder(host, {
      action: () => 'order.invoice',
      run: ({ order }) => issueNow(host, order),
    }),
  );
};
