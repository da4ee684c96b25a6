import type { PictureRef } from '#kernel/define/entity';

/** So many of one article, as a parcel or a return holds them. */
export type ItemQuantity = { variantId: number; quantity: number };

/** What left for a buyer in one box, as far as returns go by it. */
export type SentParcel = { orderId: number; lines: ItemQuantity[]; sentAt: Date };

/** Who does something, for the order's log: 'api:3', 'cli:karin', 'customer'. */
export type By = { by: string };

/**
 * `announced`: the buyer withdrew, nothing has come yet. `received`: the parcel is here and waits to
 * be assessed. `approved`: at least one line was, or had not been sent, and money goes back.
 * `refused`: none was.
 */
export type ReturnState = 'announced' | 'received' | 'approved' | 'refused';

/** `cancelled`: it had not been sent, so nothing has to come back. */
export type ReturnLineState = 'announced' | 'approved' | 'refused' | 'cancelled';

/** How what is withdrawn comes back: brought to a store, or by post. */
export const returnWays = ['store', 'post'] as const;
export type ReturnWay = (typeof returnWays)[number];

/** A return, as an order's page shows it. */
export type ReturnView = {
  number: string;
  /** Also `refunded`: the money has left. */
  state: ReturnState | 'refunded';
  at: string;
  isLate: boolean;
  /** Nothing of it was sent. */
  isUnsent: boolean;
  /** The last day on which it can be handed in; absent once it was. */
  sendBy?: string;
  refundCents: number;
  lines: { what: string; state: ReturnLineState; note: string }[];
  /** Its page, with its code; absent: nothing has to come back. */
  href?: string;
};

/** A place where a return is handed in: a store of ours, or a point of a carrier. */
export type HandInPlace = {
  id: string;
  title: string;
  /** Its address, and when it is open. */
  lines: string[];
  /** '1,2 km' */
  distance?: string;
  /** A store's own page. */
  href?: string;
};

/** An article of which so many can still be withdrawn. */
export type Returnable = { variantId: number; title: string; choice: string; quantity: number };

/** The same as its buyer chooses it by: with its picture, and what one of it cost. */
export type ReturnableLine = Returnable & { picture?: PictureRef; unitCents: number };

/** An order of an account of which something can still go back. */
export type ReturnableOrder = {
  /** Where that is chosen. */
  href: string;
  number: string;
  /** 'Besteld op 2 maart 2026' */
  placed: string;
  /** Until when. */
  deadline: string;
  items: { title: string; picture?: PictureRef }[];
};

/** Where what is withdrawn of an order is chosen and confirmed. */
export const withdrawPath = (token: string): string => `/webcore/order/withdraw/${token}`;

/** A return's own page: its code to show or to send along, and where it is handed in. */
export const returnPath = (token: string, number: string): string =>
  `/webcore/order/return/${token}/${number}`;
/** The carrier's label; posted to it is asked for (again). */
export const returnLabelPath = (token: string, number: string): string =>
  `${returnPath(token, number)}/label`;
/** Its code as a picture, for mails. */
export const returnCodePath = (token: string, number: string): string =>
  `${returnPath(token, number)}/code.gif`;

/** What a buyer filled in to withdraw. */
export type WithdrawChoice = {
  /** By variant. */
  quantities: Map<number, number>;
  name: string;
  email: string;
  /** One of the reasons to choose from; '': none. */
  why: string;
  reason: string;
  /** '': nothing was handed over, so that nothing comes back. */
  way: ReturnWay | '';
  /** Made when the form is first checked: confirming twice is confirming once. */
  key: string;
};

/** What was chosen and typed as reason, as one sentence to be kept. */
export const reasonOf = ({ why, reason }: Pick<WithdrawChoice, 'why' | 'reason'>): string =>
  [why, reason].filter(Boolean).join(': ');

export type WithdrawErrors = Partial<Record<'quantities' | 'name' | 'email', string>>;

/** The name of the field with how many of an article. */
export const quantityField = (variantId: number): string => `pieces_${variantId}`;

/** '2 × Trui Terschelling, Maat M' */
export const nameOf = ({ title, choice, quantity }: Omit<Returnable, 'variantId'>): string =>
  `${quantity} × ${choice ? `${title}, ${choice}` : title}`;
