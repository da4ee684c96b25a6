import type { Identity } from '#features/settings/contract';

/** All that an invoice or credit note says. Cents with btw; a credit note's are below 0. */
export type InvoiceContent = {
  number: string;
  /** For a credit note: the invoice that it takes back from. */
  of?: string;
  /** YYYY-MM-DD */
  issuedOn: string;
  orderNumber: string;
  orderedOn: string;
  /** The day on which the goods left, or were fetched; absent: they hadn't yet. */
  suppliedOn?: string;
  seller: Identity;
  buyer: string[];
  lines: { title: string; quantity: number; unitCents: number; vatRate: number; cents: number }[];
  /** By rate, highest first: what it is counted over, and the btw in it. */
  vat: { rate: number; baseCents: number; vatCents: number }[];
  totalCents: number;
  /** How it was paid, e.g. a gift card, iDEAL. */
  paid: { title: string; cents: number }[];
};
