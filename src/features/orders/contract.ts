import type { DeliveryMethod } from '../cart/contract';

export type OrderAddress = {
  firstName: string;
  lastName: string;
  street: string;
  housenumber: string;
  housenumberSuffix: string;
  zipcode: string;
  place: string;
  country: string;
  phone: string;
};

/** A bank transfer beforehand, or at the till of the store where the order is fetched. */
export type PaymentMethod = 'transfer' | 'store';

export type OrderState = 'placed' | 'packed' | 'sent' | 'ready' | 'done' | 'cancelled';
export type PaymentState = 'open' | 'paid' | 'refunded' | 'expired';

/** The store where an order is fetched, as it was called when it was placed. */
export type PickupPlace = { id: number; title: string; lines: string[] };

/** What a visitor orders: the lines are those of his cart. */
export type OrderRequest = {
  sessionId: string;
  accountId: number | null;
  /** One order a key and session, however often it is sent. */
  key: string;
  /** The lines and the total that the visitor was shown, by `seenOf`. */
  seen: string;
  email: string;
  billing: OrderAddress;
  /** Absent when it is fetched. */
  delivery?: OrderAddress;
  pickup?: PickupPlace;
  method: DeliveryMethod;
  payment: PaymentMethod;
  remark: string;
};

/** What came of it. Unless it was placed, nothing was. */
export type OrderResult =
  | { kind: 'placed'; token: string }
  /** There is nothing in the cart. */
  | { kind: 'empty' }
  /** Lines or prices are not those that the visitor saw. */
  | { kind: 'changed' }
  /** The lines are, but the total is higher than the one that he saw. */
  | { kind: 'higher'; totalCents: number }
  /** There are fewer pieces than ordered. */
  | { kind: 'unavailable' };

/** What the order's page and its mail show. Money in cents, btw included. */
export type OrderView = {
  number: string;
  href: string;
  email: string;
  name: string;
  /** '2 maart 2026 om 10:00' */
  placedAt: string;
  state: OrderState;
  method: DeliveryMethod;
  payment: PaymentMethod;
  paymentState: PaymentState;
  /** Where it goes, or the store where it is fetched. */
  addressLines: string[];
  pickupTitle?: string;
  /** For a bank transfer that is still to be made. */
  transfer?: { iban: string; name: string; reference: string };
  lines: {
    variantId: number;
    title: string;
    choice: string;
    quantity: number;
    unitCents: number;
    totalCents: number;
  }[];
  goodsCents: number;
  deliveryCents: number;
  totalCents: number;
  vat: { rate: number; cents: number }[];
  remark: string;
  /** Withdrawals that were received (the newest last). */
  withdrawals: { at: string; what: string[] }[];
};

/** Where an order is looked up by number and e-mail address. */
export const lookupPath = '/webcore/order/lookup';

/** Where a withdrawal is sent. */
export const withdrawPath = (token: string): string => `/webcore/order/withdraw/${token}`;
