import type { DeliveryRhythm } from '#kernel/values/delivery-promise';
import type { PickupReady } from '#kernel/values/pickup-ready';

/** How an order reaches its buyer: at his door, in a store, or at a carrier's service point. */
export type DeliveryKind = 'home' | 'pickup' | 'point';

/** A price up to a weight. Grams, and cents with btw. */
export type WeightBand = { upToGrams: number; cents: number };

/** Where a method goes and what it costs there. The first zone that holds an address counts. */
export type DeliveryZone = {
  /** ISO 3166 code. */
  country: string;
  /** Ranges of four digits, both ends within; none: the whole country. */
  zipcodes?: readonly [from: string, until: string][];
  /** Lightest first; what is heavier than the last isn't brought there. */
  bands: readonly WeightBand[];
  /** Goods cents from which it is free; absent: never. */
  freeFromCents?: number;
  /** Days of delivery on top of the method's own. */
  extraDays?: number;
};

export type DeliveryMethodRow = {
  id: string;
  kind: DeliveryKind;
  title: string;
  carrier: string;
  zones: readonly DeliveryZone[];
  rhythm: DeliveryRhythm;
};

export type DeliveryAsk = {
  country: string;
  /** Absent or unfinished: the country's usual zone. */
  zipcode?: string;
  weightGrams: number;
  /** Goods, before discounts. */
  goodsCents: number;
  at: Date;
};

/** A way of delivery that is open to an order. */
export type DeliveryOption = {
  id: string;
  kind: DeliveryKind;
  title: string;
  /** 'Dinsdag 3 maart in huis' */
  promise: string;
  carrier: string;
  priceCents: number;
  freeFromCents?: number;
};

/** When an order can be fetched in a store. */
export type Readiness = PickupReady & {
  /** All of it lies in that store. */
  isHere: boolean;
  /** 'Vandaag klaar vanaf 14:30' */
  text: string;
  /** The same for whoever reads it later: 'maandag 2 maart vanaf 14:30'. */
  dated: string;
};

/** A place where a carrier keeps parcels. */
export type ServicePoint = {
  id: string;
  carrier: string;
  title: string;
  street: string;
  housenumber: string;
  zipcode: string;
  place: string;
  country: string;
  latitude: number;
  longitude: number;
  /** 'ma t/m vr 8:00–20:00' */
  hours: string;
  distanceKm?: number;
};

/**
 * Hidden inputs of the checkout for a service point. Each is copied from the chosen option's
 * attribute of the same name behind `data-` (S3.5/5).
 */
export const pointFields = [
  'pickup_point_id',
  'pickup_point_carrier',
  'pickup_point_title',
  'pickup_point_street',
  'pickup_point_housenumber',
  'pickup_point_zipcode',
  'pickup_point_place',
] as const;

export type PointField = (typeof pointFields)[number];

/** A service point as those inputs say it. */
export const pointValues = (point: ServicePoint): Record<PointField, string> => ({
  pickup_point_id: point.id,
  pickup_point_carrier: point.carrier,
  pickup_point_title: point.title,
  pickup_point_street: point.street,
  pickup_point_housenumber: point.housenumber,
  pickup_point_zipcode: point.zipcode,
  pickup_point_place: point.place,
});

/** Service points near a postcode, as JSON or as a list to choose from. */
export const pointsPath = '/webcore/delivery/points';
