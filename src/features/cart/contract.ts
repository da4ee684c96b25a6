import type { PictureRef } from '#kernel/define/entity';

/** One line of the cart, priced now. Money in cents, btw included. */
export type CartLine = {
  id: number;
  variantId: number;
  productId: number;
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
  /** Pieces that can be sent now; less than `quantity` means a note and no order. */
  available: number;
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

export type CartView = {
  lines: CartLine[];
  totals: CartTotals;
  /** Just removed: can be put back. */
  removed?: { variantId: number; quantity: number; title: string; choice: string };
  /** Plain sentences about what changed or could not be done. */
  notices: string[];
};
