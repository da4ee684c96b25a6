/** What the office's server and its script tell each other of orders and of who ordered. */

import type { OrderAddress, OrderState, PaymentState } from '../orders/contract';

/** Money in cents, moments in ISO 8601. */
export type ToldOrder = {
  /** `2026-001234` */
  number: string;
  state: OrderState;
  paymentState: PaymentState;
  name: string;
  email: string;
  totalCents: number;
  placedAt: string;
};

export type ToldOrders = { orders: readonly ToldOrder[]; hasMore: boolean };

export type ToldLine = {
  title: string;
  choice: string;
  quantity: number;
  unitCents: number;
  discountCents: number;
};

export type ToldRefund = {
  id: number;
  cents: number;
  reason: string;
  state: 'waiting' | 'sent' | 'done' | 'failed' | 'by-hand';
  at: string;
};

/** Something that happened to an order: what it was, and what is known of it. */
export type ToldEvent = { kind: string; at: string; by?: string; cents?: number; reason?: string };

export type ToldOrderDetails = ToldOrder & {
  /** 'iDEAL' */
  payment: string;
  billing: OrderAddress;
  /** Null: it goes to who pays, or is fetched. */
  delivery: OrderAddress | null;
  /** Where it is fetched: a store or a service point. */
  fetchedAt?: { title: string; lines: readonly string[] };
  remark: string;
  giftText: string | null;
  lines: readonly ToldLine[];
  goodsCents: number;
  discountCents: number;
  deliveryCents: number;
  giftServiceCents: number;
  giftCardCents: number;
  parcels: readonly { carrier: string; code: string; href?: string; at: string }[];
  returns: readonly { number: string; state: string; at: string }[];
  refunds: readonly ToldRefund[];
  invoices: readonly { number: string; kind: 'invoice' | 'credit'; at: string }[];
  events: readonly ToldEvent[];
  /** What may still be given back: of the money, and on the gift cards that paid. */
  left: { moneyCents: number; cardCents: number };
};

/** A customer's screen in the office. An address may hold what paths can't. */
export const customerHref = (email: string): string =>
  `/klanten/een?email=${encodeURIComponent(email)}`;

/** Somebody by his address: whoever reads its mail. */
export type ToldCustomer = {
  email: string;
  name: string;
  /** When his account was made; null: he has none. */
  accountSince: string | null;
  /** How many orders name the address. */
  orders: number;
  /** Of the last of them. */
  lastOrderAt: string | null;
};

export type ToldCustomers = { customers: readonly ToldCustomer[]; hasMore: boolean };

export type ToldCustomerDetails = ToldCustomer & {
  /** His orders, the newest first, as many as a screen shows. */
  latest: readonly ToldOrder[];
};
