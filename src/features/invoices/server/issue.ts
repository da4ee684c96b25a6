import { and, asc, eq, sql } from 'drizzle-orm';
import type { Order } from '#features/orders/api.server';
import { moneyGiven } from '#features/payments/api.server';
import { refundedToCards } from '#features/promotions/api.server';
import { dayOf } from '#kernel/values/dutch-dates';
import type { Db, Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { InvoiceContent } from './content';
import { keepInvoice } from './keep';
import { leftByRate, spreadOverRates, sumOf, withinRates } from './rates';
import { invoiceCounters, invoices } from './tables';
import { frameOf, type InvoiceLine, vatOf, writeInvoice } from './write';

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

type NewDocument = {
  series: Series;
  about: string;
  content: Omit<InvoiceContent, 'number'>;
  issuedAt: Date;
};

const store = async (
  host: Host,
  tx: Tx,
  order: Order,
  { series, about, content, issuedAt }: NewDocument,
): Promise<Invoice> => {
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
  { suppliedOn, issuedAt = host.clock.now() }: { suppliedOn?: string; issuedAt?: Date } = {},
): Promise<Invoice> => {
  const known = await findAbout(tx, order.id, 'invoice');
  if (known) return known;
  const content = await writeInvoice(host, tx, order, { suppliedOn, issuedAt });
  return store(host, tx, order, { series: 'invoice', about: 'invoice', content, issuedAt });
};

type Credit = {
  /** Names what went back: one credit note for each. */
  about: string;
  /** With cents below 0; absent: the sum is spread over the invoice's rates. */
  lines?: InvoiceLine[];
  title: string;
  paid: { title: string; cents: number }[];
};

/** The first of what went back that comes to so many cents. */
const upTo = (most: number, paid: Credit['paid']): Credit['paid'] => {
  let left = most;
  return paid.flatMap(({ title, cents }) => {
    const part = Math.min(left, cents);
    left -= part;
    return part > 0 ? [{ title, cents: part }] : [];
  });
};

/** What went back of an order in all, and is on no credit note yet: cents. */
const uncredited = async (tx: Tx, orderId: number, documents: readonly Invoice[]) => {
  const credited = documents
    .filter(({ series }) => series === 'credit')
    .reduce((sum, { content }) => sum + content.totalCents, 0);
  return (await moneyGiven(tx, orderId)) + (await refundedToCards(tx, orderId)) + credited;
};

/**
 * A credit note for what went back of an order, less what was credited before without going back: a
 * refund that failed, and was given anew. Undefined when that leaves nothing, and when there is no
 * invoice to take it from: that one will be made of nothing, or not at all.
 */
export const issueCredit = async (
  host: Host,
  tx: Tx,
  order: Order,
  { about, lines, title, paid: all }: Credit,
): Promise<Invoice | undefined> => {
  const documents = await listInvoices(tx, order.id);
  const known = documents.find((one) => one.about === about);
  if (known) return known;
  const invoice = documents.find((one) => one.about === 'invoice');
  const paid = upTo(await uncredited(tx, order.id, documents), all);
  const back = sumOf(paid);
  if (!invoice || back === 0) return undefined;
  const left = leftByRate(documents.flatMap(({ content }) => content.vat));
  const isAll = lines && sumOf(lines) === -back;
  const credited = isAll ? withinRates(title, lines, left) : spreadOverRates(title, back, left);
  const issuedAt = host.clock.now();
  const content = {
    ...frameOf(host, order, issuedAt),
    of: invoice.number,
    lines: credited,
    vat: vatOf(credited),
    totalCents: sumOf(credited),
    paid: paid.map((one) => ({ ...one, cents: -one.cents })),
  };
  return store(host, tx, order, { series: 'credit', about, content, issuedAt });
};
