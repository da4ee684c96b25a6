import { vatWithin } from '#features/cart/api.server';
import { listOrderLines, type Order, type OrderLine } from '#features/orders/api.server';
import { getSite } from '#features/settings/api.server';
import { invoiceTexts } from '#kernel/messages/nl-invoices';
import { dayOf } from '#kernel/values/dutch-dates';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { addressOf } from './address-lines';
import type { InvoiceContent } from './content';

const texts = invoiceTexts.invoice;

/** Delivery and wrapping are services at the high rate, in percent. */
export const SERVICE_VAT = 21;

export type InvoiceLine = InvoiceContent['lines'][number];

export const lineOf = (
  title: string,
  cents: number,
  vatRate: number,
  quantity = 1,
): InvoiceLine => ({ title, quantity, unitCents: Math.round(cents / quantity), vatRate, cents });

/** One line an article, also when it came from several places. */
const goodsOf = (lines: readonly OrderLine[]): InvoiceLine[] => {
  const byVariant = new Map<number, InvoiceLine>();
  for (const { variantId, title, choice, quantity, unitCents, vatRate } of lines) {
    const all = quantity + (byVariant.get(variantId)?.quantity ?? 0);
    const name = choice ? `${title}, ${choice}` : title;
    byVariant.set(variantId, {
      ...{ title: name, quantity: all, unitCents, vatRate },
      cents: all * unitCents,
    });
  }
  return [...byVariant.values()];
};

/** Discount lowers what btw is counted over, so each rate has its own line. */
const discountsOf = (order: Order, lines: readonly OrderLine[]): InvoiceLine[] => {
  const byRate = new Map<number, number>();
  for (const { vatRate, discountCents } of lines) {
    byRate.set(vatRate, (byRate.get(vatRate) ?? 0) + discountCents);
  }
  const codes = order.discounts.filter(({ kind }) => kind !== 'delivery').map(({ code }) => code);
  return [...byRate]
    .filter(([, cents]) => cents > 0)
    .map(([rate, cents]) => lineOf(texts.discount(codes.join(', ')), -cents, rate));
};

/** The btw of lines by rate, counted over the sum of each rate. */
export const vatOf = (
  lines: readonly Pick<InvoiceLine, 'vatRate' | 'cents'>[],
): InvoiceContent['vat'] => {
  const byRate = new Map<number, number>();
  for (const { vatRate, cents } of lines) byRate.set(vatRate, (byRate.get(vatRate) ?? 0) + cents);
  return [...byRate]
    .sort(([a], [b]) => b - a)
    .map(([rate, cents]) => {
      const vatCents = Math.sign(cents) * vatWithin(Math.abs(cents), rate);
      return { rate, baseCents: cents - vatCents, vatCents };
    });
};

const paidOf = (order: Order): InvoiceContent['paid'] => {
  const due = order.totalCents - order.giftCardCents;
  const title = order.paymentTitle ?? texts.ways[order.paymentMethod as 'transfer'];
  return [
    ...order.giftCards.map(({ lastFour, cents }) => ({ title: texts.card(lastFour), cents })),
    ...(due > 0 ? [{ title: title ?? order.paymentMethod, cents: due }] : []),
  ];
};

/** What every document of an order says of who, and of when. */
export const frameOf = (host: Host, order: Order, issuedAt: Date) => ({
  issuedOn: dayOf(issuedAt),
  orderNumber: order.number,
  orderedOn: dayOf(order.placedAt),
  seller: getSite(host).identity,
  buyer: addressOf(order.billing.street || !order.delivery ? order.billing : order.delivery),
});

/** An order's invoice, but for its number. */
export const writeInvoice = async (
  host: Host,
  tx: Tx,
  order: Order,
  { suppliedOn, issuedAt }: { suppliedOn?: string; issuedAt: Date },
): Promise<Omit<InvoiceContent, 'number'>> => {
  const sold = await listOrderLines(tx, order.id);
  const { deliveryCents, giftServiceCents } = order;
  const lines = [
    ...goodsOf(sold),
    ...discountsOf(order, sold),
    ...(deliveryCents > 0 ? [lineOf(texts.delivery, deliveryCents, SERVICE_VAT)] : []),
    ...(giftServiceCents > 0 ? [lineOf(texts.giftService, giftServiceCents, SERVICE_VAT)] : []),
  ];
  return {
    ...frameOf(host, order, issuedAt),
    ...(suppliedOn ? { suppliedOn } : {}),
    lines,
    vat: vatOf(lines),
    totalCents: order.totalCents,
    paid: paidOf(order),
  };
};
