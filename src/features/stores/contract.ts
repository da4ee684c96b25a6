import type { PictureRef } from '#kernel/define/entity';
import type { Label } from '#kernel/messages/language';
import type { SpecialHours, WeekHours } from '#kernel/values/opening-hours';

/** The head office and the distribution centre, never listed among the stores (S9.4/2). */
export const unlisted: readonly number[] = [35, 36];

export const storeHref = (access: string): string => `/locaties/${access}`;

/**
 * The provinces under the numbers that Statistics Netherlands gives them (20 Groningen to 31
 * Limburg), so that an address with a filter means the same whichever stores open or close.
 */
export const provinces = [
  { id: 20, label: 'Groningen' },
  { id: 21, label: 'Friesland' },
  { id: 22, label: 'Drenthe' },
  { id: 23, label: 'Overijssel' },
  { id: 24, label: 'Flevoland' },
  { id: 25, label: 'Gelderland' },
  { id: 26, label: 'Utrecht' },
  { id: 27, label: 'Noord-Holland' },
  { id: 28, label: 'Zuid-Holland' },
  { id: 29, label: 'Zeeland' },
  { id: 30, label: 'Noord-Brabant' },
  { id: 31, label: 'Limburg' },
] as const;

/** 'Brink Tiel Waterstraat' → 'Tiel Waterstraat', where all that stands there is of the chain. */
export const withoutBrand = (title: string, brand: string): string =>
  title.startsWith(`${brand} `) ? title.slice(brand.length + 1) : title;

type Numbered = {
  street: string;
  housenumber: string;
  housenumberSuffix: string;
};

/** 'Oudegracht 112', 'Kade 3A', 'Laan 8 bis' */
export const streetLine = ({ street, housenumber, housenumberSuffix }: Numbered): string => {
  const apart = housenumberSuffix.length > 1 ? ' ' : '';
  return `${street} ${housenumber}${apart}${housenumberSuffix}`;
};

/** A maps service with directions to an address (S2.8/6). */
export const routeHref = (destination: string): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;

/** What a store's card in a grid shows. */
export type StoreCard = {
  id: number;
  href: string;
  title: string;
  street: string;
  zipcode: string;
  place: string;
  phone: string;
  collections: readonly Label[];
  picture?: PictureRef;
};

/** All that a store's page shows of the store itself. */
export type StoreDetail = StoreCard & {
  intro: string;
  email: string;
  province: string;
  country: string;
  hours: WeekHours;
  specialHours: SpecialHours[];
  services: string[];
  since?: number;
  coordinates?: { latitude: number; longitude: number };
};

type Address = Pick<StoreDetail, 'street' | 'zipcode' | 'place' | 'province' | 'country'>;

/** An address as schema.org has it. */
export const addressJsonLd = (address: Address): object => ({
  '@type': 'PostalAddress',
  streetAddress: address.street,
  postalCode: address.zipcode,
  addressLocality: address.place,
  addressRegion: address.province,
  addressCountry: address.country,
});

/** What a visitor must allow before a map may show pictures that come from elsewhere. */
export const TILES_CONSENT = 'social';

/** A Dutch number as telephones dial it from anywhere. */
export const callHref = (phone: string): string =>
  `tel:${phone.replace(/[^+\d]/g, '').replace(/^0/, '+31')}`;
