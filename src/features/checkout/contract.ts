import type { CartView } from '../cart/contract';

/** The checkout's fields by their form names. */
export const checkoutFields = [
  'email',
  'email_check',
  'firstname',
  'lastname',
  'phone',
  'address_zipcode',
  'address_housenumber',
  'address_housenumber_suffix',
  'address_street',
  'address_place',
  'address_country',
  'delivery_method',
  'pickup_location',
  'payment_method',
  'remark',
  'conditions_agree',
] as const;

export type CheckoutField = (typeof checkoutFields)[number];
export type CheckoutValues = Partial<Record<CheckoutField, string>>;

export type CheckoutProps = {
  cart: CartView;
  values: CheckoutValues;
  /** Messages by field name; '' is the form's own. */
  errors: Partial<Record<CheckoutField | '', string>>;
  token: string;
  /** Placed once per key. */
  orderKey: string;
  deliveryMethods: { id: string; label: string; note: string; priceCents: number }[];
  paymentMethods: { id: string; label: string; note: string }[];
  pickupStores: { id: number; title: string; address: string }[];
  countries: { code: string; label: string }[];
};

/** What the order's page and its mail show. */
export type OrderView = {
  number: string;
  href: string;
  email: string;
  name: string;
  placedAt: string;
  state: string;
  deliveryText: string;
  addressLines: string[];
  paymentText: string;
  /** For a bank transfer: where to, how much and with which reference. */
  transfer?: { iban: string; name: string; reference: string };
  lines: { title: string; choice: string; quantity: number; totalCents: number }[];
  goodsCents: number;
  deliveryCents: number;
  totalCents: number;
  vat: { rate: number; cents: number }[];
};
