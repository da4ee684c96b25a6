/** An invoice or credit note to download. */
export type InvoiceView = { title: string; href: string; on: string };

/** What went back of an order: as money, and to the gift cards that paid for it. */
export type GivenBack = { moneyCents: number; cardCents: number };

/** An invoice or credit note as a PDF. */
export const invoicePath = (token: string, number: string): string =>
  `/webcore/order/invoice/${token}/${number}`;
/** The invoice of an order that is paid, made now if there is none. */
export const newInvoicePath = (token: string): string => `/webcore/order/invoice/${token}`;
