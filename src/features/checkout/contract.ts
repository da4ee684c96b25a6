import type { ReactNode } from 'react';
import type { CartTotals, DeliveryMethod } from '../cart/contract';

/** The checkout's fields by their form names. */
export const checkoutFields = [
  'email',
  'email_check',
  'firstname',
  'lastname',
  'phone',
  'delivery_method',
  'address_country',
  'address_zipcode',
  'address_housenumber',
  'address_housenumber_suffix',
  'address_street',
  'address_place',
  'pickup_location',
  'payment_method',
  'remark',
  'conditions_agree',
] as const;

export type CheckoutField = (typeof checkoutFields)[number];
export type CheckoutValues = Partial<Record<CheckoutField, string>>;
/** Messages by field name; '' is the form's own. */
export type CheckoutErrors = Partial<Record<CheckoutField | '', string>>;

/** Where the whole form is sent to be kept and shown again with new totals (S7.3/5). */
export const updatePath = '/webcore/checkout/update';

/** The form's field for what the visitor was shown. */
export const seenField = 'seen';

/** The countries that we send to. */
export const countries = ['NL', 'BE', 'DE'] as const;
export type Country = (typeof countries)[number];

/** A store where an order can be fetched; `street` with the house number. */
export type PickupStore = {
  id: number;
  title: string;
  street: string;
  zipcode: string;
  place: string;
};

export type CheckoutProps = {
  values: CheckoutValues;
  errors: CheckoutErrors;
  token: string;
  /** Placed once per key. */
  orderKey: string;
  /** What this form shows, for comparing when it comes back. */
  seen: string;
  pieces: number;
  totals: Record<DeliveryMethod, CartTotals>;
  /** None: fetching is not offered. */
  stores: readonly PickupStore[];
  /** The cart's lines, which can be changed here. */
  lines: ReactNode;
  /** What it all costs, for each way of delivery. */
  sums: Record<DeliveryMethod, ReactNode>;
};
