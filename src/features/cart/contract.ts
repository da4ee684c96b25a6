import type { PictureRef } from '#kernel/define/entity';

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
  picture?: PictureRef;
  quantity: number;
  unitCents: number;
  vanUnitCents?: number;
  totalCents: number;
  /** Percent: 21, 9 or 0. */
  vatRate: number;
  /** Pieces that can be sent now; less than `quantity` means a note and no order. */
  available: number;
  /** False: it is no longer sold at all. */
  sold: boolean;
  /** The price seen when it was added, if that differs. */
  priceWas?: number;
};

export type CartTotals = {
  goodsCents: number;
  deliveryCents: number;
  totalCents: number;
  /** Cents still to go for free delivery; 0 when reached. */
  freeDeliveryIn: number;
  /** Btw within the total, by rate in percent. */
  vat: { rate: number; cents: number }[];
  pieces: number;
};

/** Something just removed, that can be put back. */
export type RemovedLine = { variantId: number; quantity: number; title: string; choice: string };

export type CartView = {
  lines: CartLine[];
  totals: CartTotals;
  removed?: RemovedLine;
  /** Plain sentences about what changed or could not be done. */
  notices: string[];
};

/** What a background add to cart answers (S3.5/1). */
export type AddReply = {
  success: boolean;
  /** Pieces in the cart. */
  number_of_articles: number;
  redirect_url?: string;
  message?: string;
};
