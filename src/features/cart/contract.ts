import type { PictureRef } from '#kernel/define/entity';
import type { LineKind } from '#kernel/values/line-kind';
import type { DiscountKind } from '../promotions/contract';

/** How an order reaches its buyer: by post, or fetched in a store. */
export type DeliveryMethod = 'home' | 'pickup';

/** One line of the cart, priced now. Money in cents, btw included. */
export type CartLine = {
  id: number;
  variantId: number;
  productId: number;
  /** The product's page with this colour and size chosen. */
  href: string;
  title: string;
  brand: string;
  /** 'Marine, maat M' */
  choice: string;
  /** That is in the language of the page that it stands on, where this isn't the site's. */
  isTold?: boolean;
  picture?: PictureRef;
  quantity: number;
  unitCents: number;
  vanUnitCents?: number;
  totalCents: number;
  /** Percent: 21, 9 or 0. */
  vatRate: number;
  kind: LineKind;
  /** Pieces that can be sent now; less than `quantity` means a note and no order. */
  available: number;
  /** False: it is no longer sold at all. */
  sold: boolean;
  /** The bundles that it is part of. */
  bundles?: string[];
  /** The price quoted when it was added, if that differs. */
  priceWas?: number;
};

/** A discount that counts: percent or cents off the goods, or delivery for nothing. */
export type Discount = { code: string; kind: DiscountKind; value: number };

/** Several articles at one price: what that takes off each line, in the order of the lines. */
export type Adjustment = { title: string; lineCents: readonly number[] };

/** What took something off a cart's goods: a code of some kind, or articles that belong together. */
export type TakenKind = DiscountKind | 'bundle';

/** What delivery costs for certain goods, and the goods' cents from which it is free. */
export type DeliveryPrice = { priceCents: number; freeFromCents?: number };

/** A gift card that a visitor named, with what is on it. */
export type GiftCardBalance = { id: number; lastFour: string; balanceCents: number };

/** What it all comes to. Cents, btw included. */
export type CartTotals = {
  quantity: number;
  /** Before discounts. */
  goodsCents: number;
  /** Off the goods. */
  discountCents: number;
  /**
   * What each code did (of free delivery: what it would have cost), and then each bundle, of which
   * `code` is the title.
   */
  discounts: { code: string; kind: TakenKind; cents: number }[];
  /** Each line's part of the discount, in the order of the lines. */
  lineDiscounts: number[];
  deliveryCents: number;
  giftServiceCents: number;
  /** What it costs, whatever it is paid with. */
  totalCents: number;
  /** What gift cards pay of the total. */
  giftCardCents: number;
  giftCards: { id: number; lastFour: string; cents: number }[];
  /** What is left to pay. */
  dueCents: number;
  /** Cents of goods from which delivery is free; absent: there is no such sum, or nothing is sent. */
  freeFromCents?: number;
  /** Cents still to go for free delivery; 0 when reached. */
  freeDeliveryIn: number;
  /** False: gift cards and seats alone, of which nothing goes in a parcel. */
  isSent: boolean;
  /** Btw within the total, by rate in percent. */
  vat: { rate: number; cents: number }[];
};

/** A way to pay, with the address of its picture if there is one. */
export type PayWay = { id: string; title: string; logo?: string };

/** Something just removed, that can be put back. */
export type RemovedLine = { variantId: number; quantity: number; title: string; choice: string };

export type CartView = {
  lines: CartLine[];
  totals: CartTotals;
  removed?: RemovedLine;
  /** Asks whether to take all of it out; absent: there is nothing in it. */
  emptyHref?: string;
  /** Plain sentences about what changed or could not be done. */
  notices: string[];
};

/** Takes everything out of the cart, by a post. */
export const emptyCartPath = '/webcore/checkout/empty';

/** In the address of the checkout: the pieces that a line got, when more were asked for. */
export const cappedParam = 'capped';

/** Beside it: the line holds no more, of which there are others. */
export const mostParam = 'most';

/** What a background add to cart answers (S3.5/1). */
export type AddReply = {
  success: boolean;
  /** Pieces in the cart. */
  number_of_articles: number;
  redirect_url?: string;
  message?: string;
};
