import { asc, eq } from 'drizzle-orm';
import { type DataHolder, registerErasure } from '#features/accounts/api.server';
import { orders, ordersOf } from '#features/orders/api.server';
import { erasureTexts as texts } from '#kernel/messages/nl-erasure';
import type { Host } from '#platform/host';
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

/** Nothing of them goes: they never change (art. 35a Wet OB, art. 52 AWR). */
export const registerInvoiceErasure = (host: Host): void =>
  registerErasure(host, 'invoices', {
    stays: [{ what: texts.stays.invoices, columns: ['invoices.content'], why: texts.why.tax }],
  });
