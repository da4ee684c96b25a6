import type { ReactNode } from 'react';
import type { SeatsAmong } from '#kernel/values/line-kind';
import type { CartTotals } from '../cart/contract';
import type { PointField, Readiness } from '../delivery/contract';
import type { DeliveryKind, PaymentMethodView } from '../orders/contract';

/** The parts of an address, by the ends of their names (S2.7/10). */
export const addressParts = [
  'zipcode',
  'housenumber',
  'housenumber_suffix',
  'street',
  'place',
  'province',
  'country',
] as const;

export type AddressPart = (typeof addressParts)[number];
/** Whose address: the buyer's own, or where it is delivered when that is elsewhere. */
export type AddressName = 'address' | 'address_delivery';

/** The checkout's fields by their form names, in the order in which they stand. */
export const checkoutFields = [
  'email',
  'email_check',
  'account[create_account]',
  'firstname',
  'lastname',
  'phone',
  'delivery_method',
  'address_saved',
  'address_zipcode',
  'address_housenumber',
  'address_housenumber_suffix',
  'address_street',
  'address_place',
  'address_province',
  'address_country',
  'account_sameas',
  'address_delivery_saved',
  'address_delivery_firstname',
  'address_delivery_lastname',
  'address_delivery_zipcode',
  'address_delivery_housenumber',
  'address_delivery_housenumber_suffix',
  'address_delivery_street',
  'address_delivery_place',
  'address_delivery_province',
  'address_delivery_country',
  'points_zipcode',
  'stores_zipcode',
  'pickup_point',
  'pickup_point_id',
  'pickup_point_carrier',
  'pickup_point_title',
  'pickup_point_street',
  'pickup_point_housenumber',
  'pickup_point_zipcode',
  'pickup_point_place',
  'pickup_location',
  'discount_code',
  'giftcard',
  'giftcard_code',
  'giftservice',
  'giftservice_text',
  'payment_method',
  'remark',
  'no_review_mail',
  'conditions_agree',
] as const;

/** Fields that are never kept: they are typed anew. */
export const secretFields = ['create_account_password', 'create_account_password_check'] as const;

/** All of them, in the order in which they stand. */
export const formFields: readonly CheckoutField[] = checkoutFields.flatMap((name) =>
  name === 'account[create_account]' ? [name, ...secretFields] : [name],
);

export type KeptField = (typeof checkoutFields)[number];
export type SecretField = (typeof secretFields)[number];
export type CheckoutField = KeptField | SecretField;
export type CheckoutValues = Partial<Record<KeptField, string>>;
export type Secrets = Partial<Record<SecretField, string>>;
/** Messages by field name; '' is the form's own. */
export type CheckoutErrors = Partial<Record<CheckoutField | '', string>>;

/** The parts in which the form is filled in, one after another. */
export const stepNames = ['contact', 'delivery', 'payment'] as const;
export type StepName = (typeof stepNames)[number];
/** `done` and `ahead` are folded where there is script: the first tells what was filled in. */
export type StepState = 'open' | 'done' | 'ahead';
export type Steps = Record<StepName, StepState>;

const lastOf: Record<StepName, KeptField> = {
  contact: 'phone',
  delivery: 'pickup_location',
  payment: 'conditions_agree',
};

/** The step in which a field stands. */
export const stepOf = (name: CheckoutField): StepName => {
  const at = formFields.indexOf(name);
  return stepNames.find((step) => at <= formFields.indexOf(lastOf[step])) ?? 'payment';
};

/** The button's name that ends a step, and of the one that opens one. */
export const stepField = 'step';
export const openField = 'open';

/** Where the whole form is sent to be kept and shown again with new totals (S7.3/5). */
export const updatePath = '/webcore/checkout/update';
/** The terms, to keep. */
export const termsPath = '/webcore/checkout/terms';

/** Makes an account of the order with that token. */
export const accountAfterPath = (token: string): string => `/webcore/order/account/${token}`;

/** An order of this visitor that a provider has yet to be paid for. */
export type UnpaidOrder = {
  number: string;
  /** Opens the order's page. */
  token: string;
  /** What gift cards left to pay. */
  dueCents: number;
  /** When it is given up. */
  expiresAt: Date;
};

/** The form's field for the quote that the visitor was shown: lines and totals. */
export const quoteField = 'quote';
/** And for when each store was ready. */
export const readyDaysField = 'ready_days';
/** What both were called until December 2026: pages that were open at the update send these. */
export const formerFields = { quote: 'seen', readyDays: 'seen_ready' } as const;
/**
 * The first and the last control of the form. A button that is pressed while the page is still coming
 * in sends what is there: a start without an end says that the form was cut short.
 */
export const cutField = { start: 'form_start', end: 'form_end' } as const;
/** The id of the form with which a visitor logs in here. */
export const loginFormId = 'checkout-login';

/** In place of the number of a saved address: another one, which is typed. */
export const otherAddress = 'new';

/** An address that the visitor's account keeps: 'Oudegracht 12 B', and who and where. */
export type SavedAddress = { id: string; title: string; note: string };

/** A store where an order can be fetched; `street` with the house number. */
export type PickupStore = {
  id: number;
  title: string;
  street: string;
  zipcode: string;
  place: string;
  ready: Readiness;
  /** It stands among the first few, and not behind 'more'. */
  isShown?: boolean;
  /** Of those: what it says of its hours now, 'Nu open tot 18:00'. */
  opening?: string;
  /** From the postcode that was given; absent: none was, or nobody knows where the store is. */
  distance?: string;
  /** It is the one that the visitor made his own. */
  isMine?: boolean;
  /** No other is nearer to the postcode that was given. */
  isNearest?: boolean;
};

/** A way of delivery, with all that an order costs by it. */
export type DeliveryChoice = {
  id: string;
  kind: DeliveryKind;
  title: string;
  /** False: it isn't sent to this address. */
  isOffered: boolean;
  /** 'Dinsdag 3 maart in huis' */
  promise: string;
  priceCents: number;
  totals: CartTotals;
  /** What it all costs, line by line. */
  sums: ReactNode;
};

/** What is known of the visitor himself. */
export type Visitor = {
  site: string;
  /** The account that he is logged in with. */
  account?: {
    email: string;
    /** The order is mailed to that address, which needs no second typing. */
    isUsed: boolean;
  };
};

/** What was filled in, in a line or two: who he is, and where it goes to. */
export type Told = { contact: readonly string[]; delivery: readonly string[] };

export type CheckoutProps = {
  values: CheckoutValues;
  errors: CheckoutErrors;
  /** Which parts are open, and of those that are filled in what stands in them. */
  steps: Steps;
  told: Told;
  token: string;
  visitor: Visitor;
  /** Placed once per key. */
  orderKey: string;
  /** What this form shows, for comparing when it comes back. */
  quote: string;
  /** The day on which each store was shown to be ready. */
  readyDays: string;
  quantity: number;
  /** How many of those are seats at an event. */
  seatCount: number;
  /** Ways of delivery, at least one; the first is the usual. */
  choices: readonly DeliveryChoice[];
  /** The id of the one that is chosen. */
  chosen: string;
  /** False: nothing is sent, e.g. gift cards by mail. */
  isSent: boolean;
  /** Days after which its buyer is mailed what he thinks of it; 0: he isn't. */
  reviewMailDays: number;
  /** Which of the pages that it speaks of visitors may see. */
  pages: { terms: boolean; privacy: boolean; returns: boolean };
  /** Seats at an event among what is ordered. */
  seats: SeatsAmong;
  /** Countries that something is sent to; none: nothing is sent anywhere. */
  sentTo: readonly string[];
  /** False: it can't be delivered there. */
  isDelivered: boolean;
  /** Ways to pay, the usual one first. */
  methods: readonly PaymentMethodView[];
  /** What holds for all ways to pay online. */
  paymentNote?: string;
  /** None: fetching is not offered. */
  stores: readonly PickupStore[];
  /** Addresses to choose from; none for who has no account. */
  saved: readonly SavedAddress[];
  /** Service points to choose from, and what was chosen before. */
  points: ReactNode;
  point: Partial<Record<PointField, string>>;
  /** The cart's lines, which can be changed here. */
  lines: ReactNode;
  /** What wrapping costs, in cents. */
  giftServiceCents: number;
};
