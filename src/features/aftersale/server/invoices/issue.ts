import { and, asc, eq, sql } from 'drizzle-orm';
import { spread } from '#features/cart/api.server';
import type { Order } from '#features/orders/api.server';
import { dayOf } from '#kernel/values/dutch-dates';
import type { Db, Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { invoiceCounters, invoices } from '../tables';
import type { InvoiceContent } from './content';
import { keepInvoice } from './keep';
import { frameOf, type InvoiceLine, lineOf, vatOf, writeInvoice } from './write';

export type Invoice = typeof invoices.$inferSelect;
type Series = Invoice['series'];

const letters: Record<Series, string> = { invoice: 'F', credit: 'C' };

/**
 * The next number of a series: the counter is held until the transaction ends, so one that is
 * rolled back leaves no gap.
 */
const nextNumber = async (tx: Tx, series: Series, year: number) => {
  const [row] = await tx
    .insert(invoiceCounters)
    .values({ series, year, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceCounters.series, invoiceCounters.year],
      set: { last: sql`${invoiceCounters.last} + 1` },
    })
    .returning({ last: invoiceCounters.last });
  if (!row) throw new Error('The counter of invoices gave no number');
  return {
    sequence: row.last,
    number: `${letters[series]}${year}-${String(row.last).padStart(6, '0')}`,
  };
};

const findAbout = async (db: Db, orderId: number, about: string): Promise<Invoice | undefined> => {
  const isIt = and(eq(invoices.orderId, orderId), eq(invoices.about, about));
  const [row] = await db.select().from(invoices).where(isIt);
  return row;
};

/** An order's invoices and credit notes, in the order in which they were made. */
export const listInvoices = (db: Db, orderId: number): Promise<Invoice[]> =>
  db.select().from(invoices).where(eq(invoices.orderId, orderId)).orderBy(asc(invoices.id));

const store = async (
  host: Host,
  tx: Tx,
  order: Order,
  {
    series,
    about,
    content,
  }: { series: Series; about: string; content: Omit<InvoiceContent, 'number'> },
): Promise<Invoice> => {
  const issuedAt = host.clock.now();
  const year = Number(dayOf(issuedAt).slice(0, 4));
  const { sequence, number } = await nextNumber(tx, series, year);
  const [row] = await tx
    .insert(invoices)
    .values({
      ...{ orderId: order.id, series, year, sequence, number, about, issuedAt },
      content: { ...content, number },
    })
    .returning();
  if (!row) throw new Error('The invoice was not stored');
  await host.jobs.enqueue(keepInvoice, { invoiceId: row.id }, { tx });
  return row;
};

/**
 * The invoice of an order, made when there is none yet. Call it with the order locked, within
 * `transact`, and last: whoever issues another one waits until that commits.
 */
export const issueInvoice = async (
  host: Host,
  tx: Tx,
  order: Order,
  suppliedOn?: string,
): Promise<Invoice> => {
  const known = await findAbout(tx, order.id, 'invoice');
  if (known) return known;
  const content = await writeInvoice(host, tx, order, suppliedOn);
  return store(host, tx, order, { series: 'invoice', about: 'invoice', content });
};

/** Spreads a sum that is about no article over the rates, by what of each was not taken back yet. */
const spreadOverRates = (
  title: string,
  cents: number,
  left: readonly { rate: number; cents: number }[],
): InvoiceLine[] =>
  spread(
    cents,
    left.map((one) => one.cents),
  ).flatMap((part, at) => (part === 0 ? [] : [lineOf(title, -part, left[at]?.rate ?? 0)]));

/** What an invoice and its credit notes leave of each rate, btw included. */
const leftOf = (documents: readonly Invoice[]) => {
  const byRate = new Map<number, number>();
  for (const { rate, baseCents, vatCents } of documents.flatMap(({ content }) => content.vat)) {
    byRate.set(rate, (byRate.get(rate) ?? 0) + baseCents + vatCents);
  }
  return [...byRate].map(([rate, cents]) => ({ rate, cents: Math.max(0, cents) }));
};

type Credit = {
  /** Names what went back: one credit note for each. */
  about: string;
  /** With cents below 0; absent: the sum is spread over the invoice's rates. */
  lines?: InvoiceLine[];
  title: string;
  paid: { title: string; cents: number }[];
};

/**
 * A credit note for what went back of an order. Undefined when there is no invoice to take it from:
 * that one will be made of nothing, or not at all.
 */
export const issueCredit = async (
  host: Host,
  tx: Tx,
  order: Order,
  { about, lines, title, paid }: Credit,
): Promise<Invoice | undefined> => {
  const invoice = await findAbout(tx, order.id, 'invoice');
  const back = paid.reduce((sum, { cents }) => sum + cents, 0);
  if (!invoice || back === 0) return undefined;
  const known = await findAbout(tx, order.id, about);
  if (known) return known;
  const credited = lines ?? spreadOverRates(title, back, leftOf(await listInvoices(tx, order.id)));
  const content = {
    ...frameOf(host, order),
    of: invoice.number,
    lines: credited,
    vat: vatOf(credited),
    totalCents: credited.reduce((sum, { cents }) => sum + cents, 0),
    paid: paid.filter(({ cents }) => cents > 0).map((one) => ({ ...one, cents: -one.cents })),
  };
  return store(host, tx, order, { series: 'credit', about, content });
};
