import { path } from '#kernel/wire';

/** Where a list is shared, no longer shared, and read by whoever has its link. */
export const sharePath = {
  share: '/webcore/wishlist/share',
  revoke: '/webcore/wishlist/revoke',
  shared: (key: string) => `${path.wishlist}/${key}`,
} as const;

/** A size that can be put in the cart from the list. */
export type SizeOption = {
  id: number;
  title: string;
  /** The web shop has none. */
  soldOut: boolean;
  /** A store has one. */
  isInStores: boolean;
};

/** An article on a wishlist, as it is for sale now. Money in cents, btw included. */
export type SavedItem = {
  productId: number;
  title: string;
  /** Its card as HTML. */
  card: string;
  /** 'Marine, maat M', as far as it was chosen. */
  choice: string;
  colorId: number | null;
  /** The size that was chosen and is still made; null: one of `sizes` has to be. */
  sizeId: number | null;
  sizes: readonly SizeOption[];
  /** Nothing of what was chosen, or could be, can be sent now. */
  soldOut: boolean;
  /** A store has what was chosen, or could be. */
  isInStores: boolean;
  /** It was sold out when it was saved, and isn't any more. */
  isBack: boolean;
  /** Cents that it is cheaper than when it was saved; 0: it isn't. */
  cheaperCents: number;
};
