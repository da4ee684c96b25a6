/** What the office's server and its script tell each other of orders and of who ordered. */

import { type StaffStep, staffSteps } from '../fulfilment/contract';
import type { OrderAddress, OrderChannel, OrderState, PaymentState } from '../orders/contract';

/** What staff does with an order from its page; `paid`: notes that a bank transfer came. */
export const orderSteps = ['paid', ...staffSteps] as const;
export type OrderStep = StaffStep | 'paid';

/**
 * What is to be done with orders. `send`, `lay`: they are paid for, and go in a parcel or are laid ready in a store;
 * `fetch`: they lie there; `pay`: nobody paid yet; `returns`: something of them is on its way back; `short`: pieces lie in no warehouse; `by-hand`: something of
 * what was paid goes back, and no payment service does that.
 */
export const orderTodos = [
  'send',
  'lay',
  'fetch',
  'pay',
  'sought',
  'short',
  'returns',
  'by-hand',
] as const;
export type OrderTodo = (typeof orderTodos)[number];

/** So many are told as that many or more. */
export const mostTodos = 1000;

/** What a list of orders is sorted by; with a `-` before it from the last to the first. */
export const orderSorts = ['placed', 'number', 'name', 'total'] as const;
export type OrderSort = (typeof orderSorts)[number];
/** Unless it is asked otherwise: the newest first. */
export const usualSort = '-placed';

/** How many there are of each. */
export type ToldTodos = Record<OrderTodo, number>;

/** So many of one article of an order. */
export type ToldPieces = { variantId: number; title: string; choice: string; quantity: number };

/** What can be done with an order now, what is next first; `givesBack`: money goes back with it. */
export type ToldStep = { step: OrderStep; givesBack: boolean };

/** What is still to be sent of an order by who looks at it, and who brings it. */
export type ToldSending = {
  pieces: readonly ToldPieces[];
  carriers: readonly { name: string; title: string }[];
  /** Who brings it unless another is chosen. */
  carrier: string;
  /** Parcels that left before. */
  parcels: number;
};

/** Kinds of what happened to an order, to choose from. */
export const storyGroups = [
  'step',
  'payment',
  'mail',
  'parcel',
  'return',
  'change',
  'note',
] as const;
export type StoryGroup = (typeof storyGroups)[number];

/** A mail that can be made anew: of a parcel, or of an invoice or credit note. */
export type ToldLetter =
  | { what: 'confirmation' | 'ready' | 'payment-link' }
  | { what: 'shipped'; parcelId: number }
  | { what: 'invoice'; number: string };

/** Something that happened to an order: what it was, who did it, and what is known of it. */
export type ToldStory = {
  id: string;
  group: StoryGroup;
  kind: string;
  at: string;
  by?: string;
  cents?: number;
  /** Why, by its name or in the words of whoever did it. */
  reason?: string;
  /** What tells it from another that is called the same: the parcel that it is about. */
  about?: string;
  /** What else there is to say, each on a line. */
  lines?: readonly string[];
  /** The copy of the mail that it is, while that is kept. */
  mail?: { id: number; to: string; subject: string };
  again?: ToldLetter;
};

/** A mail as it went. */
export type ToldMail = { to: string; subject: string; text: string; at: string; isSent: boolean };

/** What goes back for pieces of an order, in cents. */
export type ToldSum = {
  goodsCents: number;
  discountCents: number;
  deliveryCents: number;
  cents: number;
  vat: readonly { rate: number; vatCents: number }[];
  /** What of it can still go back: as money, and to gift cards. */
  moneyCents: number;
  cardCents: number;
};

/** Money in cents, moments in ISO 8601. */
export type ToldOrder = {
  /** `2026-001234` */
  number: string;
  state: OrderState;
  paymentState: PaymentState;
  name: string;
  /** Empty: it was erased. */
  email: string;
  totalCents: number;
  /** What staff still has to pay back by hand; absent: nothing. */
  byHandCents?: number;
  placedAt: string;
  /** Where it was made. */
  channel: OrderChannel;
  /** Whose it was is erased: nobody is mailed about it any more, and it is no customer's. */
  isErased?: true;
  /** It is paid, and there is nothing to pack: all of it went by mail. */
  isConfirmed?: true;
};

export type ToldOrders = { orders: readonly ToldOrder[]; hasMore: boolean };

export type ToldLine = {
  variantId: number;
  title: string;
  choice: string;
  quantity: number;
  unitCents: number;
  discountCents: number;
  /** Of these pieces: how many left in a parcel, were taken out before, or paid back before they left. */
  sent: number;
  takenOut: number;
  paidBack: number;
  /** Sent back, and taken back. */
  cameBack: number;
  /** It goes in a parcel: gift cards are mailed, and seats are fetched by nobody. */
  isSent: boolean;
};

export type ToldRefund = {
  id: number;
  cents: number;
  reason: string;
  state: 'waiting' | 'sent' | 'done' | 'failed' | 'by-hand';
  /** Staff pays it back, and says so. */
  isByHand: boolean;
  at: string;
};

export type ToldOrderDetails = ToldOrder & {
  /** Whose it is, as addresses of the office hold it. */
  who: string;
  /** When it was erased whose it was, where the log says so. */
  erasedAt?: string;
  /** 'iDEAL' */
  payment: string;
  /** How it is had, and when as its buyer was told; absent: nothing of it is sent or fetched. */
  way?: string;
  billing: OrderAddress;
  /** Null: it goes to who pays, or is fetched. */
  delivery: OrderAddress | null;
  /** Where it is fetched: a store or a service point. */
  fetchedAt?: { title: string; lines: readonly string[] };
  remark: string;
  giftText: string | null;
  lines: readonly ToldLine[];
  goodsCents: number;
  discountCents: number;
  deliveryCents: number;
  giftServiceCents: number;
  giftCardCents: number;
  parcels: readonly { id: number; carrier: string; code: string; href?: string; at: string }[];
  /** `isUnsent`: it never left, so nothing comes back. */
  returns: readonly { number: string; state: string; at: string; isUnsent?: true }[];
  refunds: readonly ToldRefund[];
  invoices: readonly { number: string; kind: 'invoice' | 'credit'; at: string }[];
  /** The newest first. */
  story: readonly ToldStory[];
  steps: readonly ToldStep[];
  /** Why what is next can't be done now, or where pieces are that aren't here; absent: it can, or it is over. */
  waits?: string;
  /** Absent: nothing is to be sent. */
  sending?: ToldSending;
  /** Its buyer has yet to pay it by the link that was mailed, until then: another one can go. */
  payBy?: string;
  /** What may be changed before it is packed. */
  change: { address: boolean; pieces: readonly ToldPieces[] };
  /** What was bought and didn't go back. */
  kept: readonly ToldPieces[];
  /** It has no invoice, and can have one. */
  mayInvoice: boolean;
  /** What may still be given back: of the money, and on the gift cards that paid. */
  left: { moneyCents: number; cardCents: number };
};

/** Of an address of the office: whom it is about, sealed. */
export const whoParam = 'wie';

/** A customer's screen in the office. Who he is stands in no address: those are kept in histories and logs. */
export const customerHref = (who: string): string => `/klanten/een?${whoParam}=${who}`;

/** Somebody by his address: whoever reads its mail. `who`: what stands for him in addresses of the office. */
export type ToldCustomer = {
  email: string;
  who: string;
  name: string;
  /** When his account was made; null: he has none. */
  accountSince: string | null;
  /** Nobody proved that its address is his who made it: it may be a stranger's. */
  isUnproven?: true;
  /** How many orders name the address. */
  orders: number;
  /** Of the last of them. */
  lastOrderAt: string | null;
};

export type ToldCustomers = { customers: readonly ToldCustomer[]; hasMore: boolean };

export type ToldCustomerDetails = ToldCustomer & {
  /** His orders, the newest first, as many as a screen shows. */
  latest: readonly ToldOrder[];
};

/** A line of what is kept of somebody; `depth`: how deep it stands under what it is a part of. */
export type ToldFact = { label: string; value: string; depth: number };
export type ToldPart = { name: string; title: string; items: readonly (readonly ToldFact[])[] };

/** What is kept of somebody, by its parts, as people read it. */
export type ToldPerson = { parts: readonly ToldPart[]; isWhole: boolean };

/** What erasing somebody would meet. */
export type ToldErasurePlan = {
  running: readonly { what: string; count: number; href?: string }[];
  stays: readonly { what: string; why: string }[];
};

/** Proof that somebody was erased; it doesn't say who. */
export type ToldErasure = {
  id: number;
  at: string;
  counts: Readonly<Record<string, number>>;
  isTold: boolean;
};

/** How an archive of somebody stands. */
export type ExportState = 'waiting' | 'ready' | 'failed';

/** An archive with all of one person and his files. */
export type ToldExport = {
  id: number;
  state: ExportState;
  askedAt: string;
  /** Who asked for it; absent: he is no member any more. */
  by?: string;
  /** Of one that is ready: until when it can be fetched, and what is in it. */
  endsAt?: string;
  bytes: number;
  files: number;
  leftOut: number;
  /** Somebody fetched it already. */
  isFetched?: true;
};

export type ToldExports = { exports: readonly ToldExport[] };
