/** What the office's server and its script tell each other of an order that is made on the telephone. */

import type { SeatsAmong } from '#kernel/values/line-kind';
import type { CheckoutValues } from '../checkout/contract';
import type { DeliveryKind } from '../orders/contract';

/** What is typed of an order, by the names of the checkout. */
export const draftFields = [
  ...(['email', 'firstname', 'lastname', 'phone'] as const),
  ...(['address_zipcode', 'address_housenumber', 'address_housenumber_suffix'] as const),
  ...(['address_street', 'address_place', 'address_province', 'address_country'] as const),
  'account_sameas',
  ...(['address_delivery_firstname', 'address_delivery_lastname'] as const),
  ...(['address_delivery_zipcode', 'address_delivery_housenumber'] as const),
  ...(['address_delivery_housenumber_suffix', 'address_delivery_street'] as const),
  ...(['address_delivery_place', 'address_delivery_province'] as const),
  'address_delivery_country',
  ...(['delivery_method', 'points_zipcode', 'pickup_point'] as const),
  ...(['pickup_point_title', 'pickup_point_place'] as const),
  ...(['pickup_location', 'discount_code', 'giftcard_code'] as const),
  ...(['payment_method', 'remark', 'conditions_agree'] as const),
] as const satisfies readonly (keyof CheckoutValues)[];
export type DraftField = (typeof draftFields)[number];
export type DraftValues = Partial<Record<DraftField, string>>;

/** Cents; `wasCents`: what it cost when it was put there, where that is another price. */
export type ToldDraftLine = {
  variantId: number;
  title: string;
  choice: string;
  quantity: number;
  available: number;
  isForSale: boolean;
  unitCents: number;
  wasCents?: number;
};

export type ToldWay = {
  id: string;
  kind: DeliveryKind;
  title: string;
  promise: string;
  priceCents: number;
};

export type ToldAccount = {
  firstname: string;
  lastname: string;
  phone: string;
  addresses: readonly { title: string; values: DraftValues }[];
};

export type ToldSums = {
  goodsCents: number;
  discountCents: number;
  /** What codes took off. */
  codeCents: number;
  deliveryCents: number;
  totalCents: number;
  giftCardCents: number;
  dueCents: number;
  vat: readonly { rate: number; cents: number }[];
};

/** An order as far as it was made. */
export type ToldDraft = {
  /** Places it once. */
  key: string;
  values: DraftValues;
  lines: readonly ToldDraftLine[];
  /** False: nothing is sent. */
  isSent: boolean;
  isDelivered: boolean;
  /** Whether seats are among it: the law gives no time to think those over. */
  seats: SeatsAmong;
  ways: readonly ToldWay[];
  stores: readonly { id: string; title: string; ready: string }[];
  payments: readonly { id: string; title: string; note: string }[];
  sums: ToldSums;
  /** What is wrong with codes and cards, by field. */
  problems: Readonly<Record<string, string>>;
  /** Of who has the address for mail; absent: nobody. */
  account?: ToldAccount;
  /** What was told, to compare with when it is placed. */
  quote: string;
  /** What of the order that this one began with isn't for sale any more. */
  missing?: readonly string[];
};

export type ToldVariant = {
  variantId: number;
  choice: string;
  sku: string;
  /** Its whole number was searched, and it stands first. */
  isMatch?: true;
  /** Seats at an event, `choice` says when. */
  isSeat?: true;
  pieces: number;
  unitCents: number;
};

export type ToldArticle = { productId: number; title: string; variants: readonly ToldVariant[] };

export type ToldArticles = { articles: readonly ToldArticle[]; hasMore: boolean };

/** A carrier's service point where an order can be fetched. */
export type ToldPoint = {
  id: string;
  title: string;
  place: string;
  address: string;
  hours: string;
};

/** `isAway`: the carrier tells of none now. */
export type ToldPoints = { points: readonly ToldPoint[]; isAway?: true };

export type ToldPlaced = { number: string };
