/** What staff does with an order, step by step. */
export const staffSteps = [
  'pack',
  'ship',
  'ready',
  'collected',
  'delivered',
  'cancel',
  'close',
] as const;
export type StaffStep = (typeof staffSteps)[number];

/** A parcel, as an order's page shows it. */
export type ParcelView = {
  /** '4 maart 2026' */
  sentOn: string;
  carrier: string;
  trackingCode: string;
  trackingUrl: string;
  /** '2 × Trui Terschelling, Maat M' */
  what: string[];
};

/** A step of an order on its way; `now`: it is at this one. */
export type ProgressStep = { label: string; note?: string; standing: 'done' | 'now' | 'next' };

/** The names of what is filled in of an address, as forms post them. */
export const addressFields = [
  'firstname',
  'lastname',
  'zipcode',
  'housenumber',
  'housenumber_suffix',
  'street',
  'place',
] as const;
export type AddressField = (typeof addressFields)[number];
export type AddressValues = Record<AddressField, string>;

/** A service point to choose. */
export type PointChoice = { id: string; title: string; lines: string[] };

/** Where a buyer cancels, or changes where it goes. */
export const cancelPath = (token: string): string => `/webcore/order/cancel/${token}`;
export const addressPath = (token: string): string => `/webcore/order/address/${token}`;
export const pointPath = (token: string): string => `/webcore/order/point/${token}`;
