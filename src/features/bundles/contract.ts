import type { PictureRef } from '#kernel/define/entity';

/** Where a bundle is put in the cart. */
export const addBundlePath = '/webcore/productbundle/add';

/** The form's field with the variant that is chosen of a part. */
export const partField = (productId: number): string => `part_${productId}`;

/** What a bundle's card shows. Cents, btw included. */
export type BundleCard = {
  id: number;
  href: string;
  title: string;
  intro: string;
  priceCents: number;
  parts: number;
  pictures: PictureRef[];
};

export type BundleVariant = {
  id: number;
  /** 'Marine, maat M' */
  choice: string;
  unitCents: number;
  soldOut: boolean;
};

export type BundlePart = {
  productId: number;
  href: string;
  title: string;
  quantity: number;
  picture?: PictureRef;
  variants: BundleVariant[];
};

/** All that a bundle's page shows. */
export type BundleDetail = {
  id: number;
  href: string;
  title: string;
  intro: string;
  priceCents: number;
  parts: BundlePart[];
};
