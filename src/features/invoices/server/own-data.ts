import { Readable } from 'node:stream';
import { asc, eq } from 'drizzle-orm';
import { type DataHolder, type OwnFile, registerErasure } from '#features/accounts/api.server';
import { orders, ordersOf } from '#features/orders/api.server';
import { erasureTexts as texts } from '#kernel/messages/nl-erasure';
import { exportTexts } from '#kernel/messages/nl-person-export';
import type { Host } from '#platform/host';
import { readInvoice } from './keep';
import { invoices } from './tables';

/** Invoices and credit notes that somebody got, with what stands on them. */
export const ownInvoices = async (host: Host, holder: DataHolder): Promise<object[]> => {
  const rows = await host.db
    .select({ number: invoices.number, issuedAt: invoices.issuedAt, content: invoices.content })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(ordersOf(holder))
    .orderBy(asc(invoices.id));
  return rows.map(({ number, issuedAt, content: { orderNumber, buyer, totalCents } }) => ({
    ...{ number, issuedAt, orderNumber, buyer, totalCents },
  }));
};

/** Their files, read one by one: of each no more than its number is kept in mind. */
export const ownInvoiceFiles = async (host: Host, holder: DataHolder): Promise<OwnFile[]> => {
  const rows = await host.db
    .select({ id: invoices.id, number: invoices.number })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(ordersOf(holder))
    .orderBy(asc(invoices.id));
  return rows.map(({ id, number }) => ({
    key: `invoice:${id}`,
    path: [exportTexts.folders.invoices, `${number}.pdf`],
    open: async () => {
      const [row] = await host.db.select().from(invoices).where(eq(invoices.id, id));
      const file = row && (await readInvoice(host, row));
      return file && { stream: Readable.from([file]), size: file.length };
    },
  }));
};

/** Nothing of them goes: they never change (art. 35a Wet OB, art. 52 AWR). */
export const registerInvoiceErasure = (host: Host): void =>
  registerErasure(host, 'invoices', {
    stays: [{ what: texts.stays.invoices, columns: ['invoices.content'], why: texts.why.tax }],
  });
