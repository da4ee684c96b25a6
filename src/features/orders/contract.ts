import type { PictureRef } from '#kernel/define/entity';
import type { SeatsAmong } from '#kernel/values/line-kind';
import type { CartTotals, TakenKind } from '../cart/contract';
import type { PromotionProblem } from '../promotions/contract';

export type OrderAddress = {
  firstName: string;
  lastName: string;
  street: string;
  housenumber: string;
  housenumberSuffix: string;
  zipcode: string;
  place: string;
  country: string;
  phone: string;
};

/**
 * The id of a way to pay. `transfer`: a bank transfer beforehand; `store`: at the till where the
 * order is fetched; `none`: nothing is left to pay; any other is of whoever registered payments.
 */
export type PaymentMethod = string;

/** Paid by a mailed link, behind which its buyer chooses how: only staff orders so. */
export const LINK = 'link' satisfies PaymentMethod;

export type OrderState = 'placed' | 'packed' | 'sent' | 'ready' | 'done' | 'cancelled';

/**
 * `pending`: the provider is at work on it. `authorized`: promised, e.g. pay later. `failed` and
 * `cancelled`: that try came to nothing, another may follow. `expired`: it is too late.
 * `charged-back`: it was paid, and the buyer's bank took it back.
 */
export type PaymentState =
  | 'open'
  | 'pending'
  | 'authorized'
  | 'paid'
  | 'failed'
  | 'cancelled'
  | 'expired'
  | 'partly-refunded'
  | 'refunded'
  | 'charged-back';

const settled: readonly PaymentState[] = ['paid', 'partly-refunded', 'refunded', 'charged-back'];

/** Whether the money came in, whatever became of it after. */
export const isSettled = (state: PaymentState): boolean => settled.includes(state);

const paid: readonly PaymentState[] = ['paid', 'authorized', 'partly-refunded', 'refunded'];

/** Whether the money is here, or promised by whoever collects it, and no bank took it back. */
export const isPaid = ({ paymentState }: { paymentState: PaymentState }): boolean =>
  paid.includes(paymentState);

/** Where an order is made. */
export const orderChannels = ['site', 'telephone'] as const;
export type OrderChannel = (typeof orderChannels)[number];

/** How an order reaches its buyer: at home, in a store, or at a carrier's service point. */
export type DeliveryKind = 'home' | 'pickup' | 'point';

/** A discount that an order got; `cents` off its goods, or off its delivery. */
export type OrderDiscount = { code: string; kind: TakenKind; cents: number };

/** What a gift card paid of an order. */
export type OrderGiftCard = { id: number; lastFour: string; cents: number };

/** A carrier's service point, as it was called when it was chosen. */
export type ServicePlace = { id: string; carrier: string; title: string; lines: string[] };

/** The store where an order is fetched, as it was called when it was placed. */
export type PickupPlace = { id: number; title: string; lines: string[] };

/** What one needs to know to fetch what lies ready in a store. */
export type Fetching = {
  /** 'Ophalen tot en met vrijdag 4 december' */
  until: string;
  /** 'Vandaag 09:30–18:00. Nu open tot 18:00'; absent: there is no such store any more. */
  opening?: string;
  routeHref: string;
  /** What is said or shown at the counter: 'K7M-4PQ'. */
  code: string;
};

/** What the price of a delivery depends on. */
export type DeliveryQuestion = {
  country: string;
  zipcode?: string;
  weightGrams: number;
  /** What is sent, before discounts: a code must not make delivery dearer. */
  goodsCents: number;
  at: Date;
};

/** A way of delivery with its price. */
export type PricedDelivery = {
  id: string;
  kind: DeliveryKind;
  title?: string;
  promise?: string;
  priceCents: number;
  freeFromCents?: number;
};

/** A way to pay, as a visitor chooses it. */
export type PaymentMethodView = {
  id: string;
  title: string;
  note?: string;
  logo?: string;
  /** Only on devices that have it: it is hidden until a script found that this one does. */
  device?: 'applepay';
  /** After ordering he goes to `startHref`. */
  needsProvider: boolean;
};

/** What a price is asked for: what the visitor chose, none of it a price. */
export type PriceRequest = {
  sessionId: string;
  /** 'home', 'pickup', or the id of a way of delivery. */
  deliveryId: string;
  country: string;
  zipcode?: string;
  /** As they were typed. */
  codes?: readonly string[];
  giftCards?: readonly string[];
  giftService?: boolean;
  /** For codes that count once per customer. */
  email?: string;
  /** Who asks, e.g. his network address: guessing gift cards is slowed down by it. */
  client?: string;
};

/** The entry of an order's log that its buyer wants no mail that asks what he thinks of it. */
export const reviewMailRefused = 'review-mail-refused';

/** What a visitor orders: the lines are those of his cart. */
export type OrderRequest = PriceRequest & {
  accountId: number | null;
  /** One order a key and session, however often it is sent. */
  key: string;
  /** The lines and the totals that the visitor was shown, by `snapshotOf`. */
  quote: string;
  email: string;
  billing: OrderAddress;
  /** Absent when it is fetched. */
  delivery?: OrderAddress;
  pickup?: PickupPlace;
  /** When it can be fetched there: 'maandag 2 maart vanaf 14:30'. */
  pickupReady?: string;
  /** He was told that all of it lies in that store: then it comes from nowhere else. */
  isAllHere?: boolean;
  servicePoint?: ServicePlace;
  payment: PaymentMethod;
  remark: string;
  /** What goes with it as a present, when the gift service was chosen. */
  giftText?: string;
  /** He wants no mail that asks what he thinks of it. */
  noReviewMail?: boolean;
  /** Staff orders it for who is on the telephone: by whom. */
  telephone?: { by: string };
};

/** What came of it. Unless it was placed, nothing was. */
export type OrderResult =
  | { kind: 'placed'; token: string; payment: PaymentMethod }
  /** There is nothing in the cart. */
  | { kind: 'empty' }
  /** Lines or prices are not those that the visitor saw. */
  | { kind: 'changed' }
  /** The lines are, but the total (or what is left to pay) is higher than what he saw. */
  | { kind: 'higher'; totalCents: number }
  /** There are fewer pieces than ordered. */
  | { kind: 'unavailable' }
  /** The store no longer has all of it, which the visitor was told; another place may. */
  | { kind: 'not-in-store' }
  /** A code or card doesn't count (any more). */
  | { kind: 'promotion'; problems: PromotionProblem[] }
  /** That way of delivery is not offered for this order. */
  | { kind: 'delivery' }
  /** That way to pay is not offered for this order. */
  | { kind: 'payment' }
  /** Too much of this buyer waits to be paid by transfer or at the till already. */
  | { kind: 'waiting' }
  /** Too many of his orders wait for a transfer already. */
  | { kind: 'transfers' }
  /** He began to pay too much at a provider that he has not paid yet. */
  | { kind: 'unfinished' }
  /** He has too many seats at events in orders that he has yet to pay. */
  | { kind: 'seats' };

/** What the order's page and its mail show. Money in cents, btw included. */
export type OrderView = Pick<
  CartTotals,
  | 'goodsCents'
  | 'discountCents'
  | 'discounts'
  | 'deliveryCents'
  | 'isSent'
  | 'giftServiceCents'
  | 'totalCents'
  | 'giftCardCents'
  | 'giftCards'
  | 'dueCents'
  | 'vat'
> & {
  number: string;
  href: string;
  /** Of what was ordered: seats at an event can't be withdrawn from. */
  seats: SeatsAmong;
  /** What of it is still to come: what was withdrawn before it left isn't. */
  toCome: { goods: boolean; cards: boolean; seats: boolean };
  /** Where its buyer withdraws from it. */
  withdrawHref: string;
  email: string;
  name: string;
  /** '2 maart 2026 om 10:00' */
  placedAt: string;
  state: OrderState;
  method: DeliveryKind;
  /** What the way of delivery was called, and what it promised. */
  deliveryTitle?: string;
  deliveryPromise?: string;
  /** The day ('dinsdag 3 maart') on which it comes; before it is paid: if that were done now. */
  arrives?: string;
  /** When it is given up unless it is paid by then: '2 maart 2026 om 11:00'. */
  payBy?: string;
  payment: PaymentMethod;
  /** What the way to pay is called. */
  paymentTitle: string;
  paymentState: PaymentState;
  /** The mail that confirms it goes at once; else it waits for the payment. */
  isConfirmed: boolean;
  /** What whoever takes the money says of it; `retryHref`: where it is tried (again). */
  paymentNote?: { text: string; retryHref?: string };
  /** Where it goes, or the store or point where it is fetched. */
  addressLines: string[];
  pickupTitle?: string;
  /** While it lies there. */
  fetching?: Fetching;
  /** For a bank transfer that is still to be made. */
  transfer?: { iban: string; name: string; reference: string };
  lines: {
    variantId: number;
    title: string;
    choice: string;
    quantity: number;
    unitCents: number;
    totalCents: number;
    /** How it looks, and its page; absent: it is not in the catalogue any more. */
    picture?: PictureRef;
    href?: string;
  }[];
  /** What goes with it as a present; absent: it is no present. */
  giftText?: string;
  remark: string;
};

/** A link at a line of an order. `about`: what is read aloud behind its label. */
export type LineLink = { label: string; about: string; href: string };

/** By variant. */
export type LineLinks = ReadonlyMap<number, LineLink>;

/** The code with which an order is fetched, as a picture, for mails. */
export const pickupCodePath = (token: string): string => `/webcore/order/pickup/${token}/code.gif`;

/** Where the link of an order is asked for by number and e-mail address. */
export const lookupPath = '/webcore/order/lookup';

/** Parameter: it was asked for. */
/** Why no order's link was mailed: what is wrong with what was typed, or `form` with all of it. */
export type LookupErrors = { number?: string; email?: string; form?: string };

export const askedParam = 'gemaild';
