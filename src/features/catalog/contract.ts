import type { PictureRef } from '#kernel/define/entity';
import type { ProductSafety } from '#kernel/values/product-safety';
import type { Rating } from '#kernel/values/rating';
import { field } from '#kernel/wire';

/** What a card says of buying: of all that there is of a product, or of one of its colours. */
export type CardOffer = {
  priceCents: number;
  /** True when variants differ in price: show 'vanaf'. */
  priceFrom: boolean;
  vanPriceCents?: number;
  /** What stands upon its picture; a number: so many percent off. */
  label?: number | 'isNew' | 'lastChance';
  /** Nowhere is one left. */
  soldOut: boolean;
  /** The web shop can't send one; a store has it. */
  onlyInStores: boolean;
};

/** What a product's card in a grid shows. Money in cents, btw included. */
export type ProductCard = CardOffer & {
  id: number;
  href: string;
  title: string;
  brand: string;
  picture?: PictureRef;
  /** Shown on hover: the same article, closer or in use. */
  hoverPicture?: PictureRef;
  /** `pictures`: those that take the place of the card's, at most two. */
  colors: {
    id: number;
    title: string;
    hex: string;
    pictures: PictureRef[];
    /** What takes the place of the card's own in a list that is narrowed to it. */
    offer: CardOffer;
  }[];
  /** The colour that it is shown in; absent: it shows its own first pictures. */
  colorId?: number;
  /** Absent: there are no reviews, or the site shows none. */
  rating?: Rating;
  /** There are sizes to choose from. */
  sized: boolean;
};

/** The page of a card's article, in a colour: that which it is shown in, unless said. */
export const cardHref = (
  { href, colorId: shown }: Pick<ProductCard, 'href' | 'colorId'>,
  colorId = shown,
): string => (colorId === undefined ? href : `${href}?${field.colorId}=${colorId}`);

export type ProductVariant = {
  id: number;
  colorId: number | null;
  sizeId: number | null;
  priceCents: number;
  /** The lowest price of the 30 days before it was reduced; absent: it was not. */
  vanPriceCents?: number;
  sku: string | null;
  /** Pieces in all warehouses together. */
  pieces: number;
  /** Pieces that the web shop can send. */
  webStock: number;
};

/** All that a product's page shows. */
export type ProductDetail = {
  id: number;
  href: string;
  title: string;
  brand: string;
  intro: string;
  /** Sanitised HTML. */
  description: string;
  priceCents: number;
  vanPriceCents?: number;
  vatRate: number;
  /** A gift card: a code that comes by mail, so it is in no store and in no parcel. */
  isMailed: boolean;
  /** In what bringing it differs from a parcel; absent: in nothing. */
  deliveryNote?: string;
  attributes: [label: string, value: string][];
  safety: ProductSafety;
  /** Runs on mains or batteries: an old one is taken back. */
  isElectrical: boolean;
  /** Too big for the post: it is fetched when it goes back. */
  isBulky: boolean;
  tags: string[];
  colors: { id: number; title: string; hex: string; soldOut: boolean }[];
  sizes: { id: number; title: string }[];
  variants: ProductVariant[];
  pictures: (PictureRef & { colorId: number | null })[];
  breadcrumbs: { label: string; href: string }[];
  /** Absent: there are no reviews, or the site shows none. */
  rating?: Rating;
  /** The chosen colour and size, from the address or the only one there is. */
  chosen: { colorId: number | null; sizeId: number | null };
};

/** Where a product's page tells what buyers think of it. */
export const reviewsId = 'reviews';

/** The form beside the choices that asks for the stores near a postcode, and what is said of it. */
export const nearForm = { id: 'voorraad-dichtbij', note: 'voorraad-dichtbij-melding' } as const;

/** The postcode that was asked for, and whether stores could be measured from it. */
export type StockNear = { text: string; kind: 'found' | 'rough' | 'wrong' | 'unknown' };

/** How much less than before, in whole percents. */
export const reductionOf = (priceCents: number, vanCents: number): number =>
  Math.round((1 - priceCents / vanCents) * 100);

/** Whether stores could be measured from it. */
export const isMeasured = (kind: StockNear['kind']): boolean =>
  kind === 'found' || kind === 'rough';

/** Stock of one chosen variant in one place. */
export type StockPlace = {
  /** The store's number; absent: its page is not online. */
  locationId?: number;
  title: string;
  /** The store's page; absent for the web warehouse. */
  href?: string;
  place: string;
  pieces: number;
  /** '3,4 km' from where the visitor says that he is. */
  distance?: string;
  /** Where a piece is put aside; absent: it can't be. */
  reserveHref?: string;
};

export type StockAvailability = {
  web: number;
  /** Those with the most first, or the nearest. */
  stores: StockPlace[];
  /** The visitor's own store, which may have none. */
  mine?: StockPlace;
  near?: StockNear;
  /** 'Voor 22:00 besteld, dinsdag 3 maart in huis', when that is known and true now. */
  delivery?: string;
  /** ISO time at which this was read. */
  at: string;
};
