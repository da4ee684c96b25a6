import type { PictureRef } from '#kernel/define/entity';
import { workPath } from '../workfloor/contract';

const start = workPath.counter;

/** Addresses of a store's counter: all of them name the store that they are about. */
export const counterPath = {
  start,
  store: (store: number | string) => `${start}/${store}`,
  search: (store: number | string) => `${start}/${store}/zoek`,
  order: (store: number | string, number: string) => `${start}/${store}/bestelling/${number}`,
  /** Asks what of an order isn't there before anything is done. */
  missing: (store: number | string, number: string) =>
    `${start}/${store}/bestelling/${number}/niet-gevonden`,
  orderStep: (store: number | string, number: string, step: OrderStep | ':step') =>
    `${start}/${store}/bestelling/${number}/${step}`,
  reservation: (store: number | string, id: number | string) =>
    `${start}/${store}/reservering/${id}`,
  reservationStep: (store: number | string, id: number | string, step: ReservationStep | ':step') =>
    `${start}/${store}/reservering/${id}/${step}`,
  stock: (store: number | string) => `${start}/${store}/voorraad`,
  movements: (store: number | string) => `${start}/${store}/voorraad/wijzigingen`,
  variant: (store: number | string, variant: number | string) =>
    `${start}/${store}/voorraad/artikel/${variant}`,
  returns: (store: number | string) => `${start}/${store}/retour`,
  returnOf: (store: number | string, order: string) =>
    `${start}/${store}/retour/bestelling/${order}`,
  return: (store: number | string, number: string) => `${start}/${store}/retour/nummer/${number}`,
  paidBack: (store: number | string, number: string) =>
    `${start}/${store}/retour/nummer/${number}/uitbetaald`,
} as const;

/** Addresses of parcels that come back to the warehouse. */
export const parcelReturnPath = {
  start: `${workPath.warehouse}/retouren`,
  one: (number: string) => `${workPath.warehouse}/retouren/${number}`,
} as const;

export const orderSteps = ['klaar', 'meegegeven', 'niet-gevonden', 'toch-gevonden'] as const;
export type OrderStep = (typeof orderSteps)[number];

export const reservationSteps = ['klaar', 'meegegeven', 'niet-opgehaald', 'afzeggen'] as const;
export type ReservationStep = (typeof reservationSteps)[number];

/** Of an address: what was just done there; that somebody did it before. */
export const doneParam = 'gedaan';
export const againParam = 'al';
/** Of an address: with which postcode it was found, sealed; of a form it is a field. */
export const foundParam = 'gevonden';
/** Of an address: a mark that its code was scanned in this session. The code itself stands in none. */
export const scannedParam = 'gescand';
/** Of what is found: which of its pages. */
export const pageParam = 'pagina';

/** An article as a card shows it. */
export type CounterArticle = {
  title: string;
  choice: string;
  sku?: string;
  gtin?: string;
  picture?: PictureRef;
};

/** What waits at a counter: one press opens it. */
export type Waiting = {
  kind: 'order' | 'reservation';
  href: string;
  /** Its number or code. */
  number: string;
  name: string;
  /** '3 artikelen', or which one. */
  what: string;
  /** 'Besteld maandag 2 maart om 10:00', 'Ophalen voor …'. */
  when: string;
  /** Its time is over. */
  isLate: boolean;
  /** It is to be paid here. */
  due?: string;
};

/** `prepare`: to be put ready; `handOver`: lies ready to be fetched. */
export type WaitingLists = {
  prepare: Waiting[];
  handOver: Waiting[];
  /** In all, when what waits takes more pages than this one. */
  counts: { prepare: number; handOver: number };
  page: number;
  pages: number;
};

/** A page of what a search found; of each kind how many there are in all. */
export type FoundPage = {
  waiting: Waiting[];
  orders: number;
  reservations: number;
  page: number;
  pages: number;
};

/** A line of an order, of which so many are still to be handed over. */
export type CounterLine = CounterArticle & {
  variantId: number;
  quantity: number;
  left: number;
  /** Taken from this store's own shelves; else it is brought. */
  isHere: boolean;
};

export type CounterOrder = {
  number: string;
  name: string;
  state: string;
  placed: string;
  /** What the buyer was told; until when it lies here. */
  promise?: string;
  until?: string;
  /** What is to be paid here; absent: nothing. */
  due?: string;
  payment: string;
  isGift: boolean;
  remark: string;
  lines: CounterLine[];
  /** What of it can't be found, in words. */
  missing: string[];
  /** What was the last of it and can't be found: customer care decides. */
  sought: string[];
  /** Something of it comes from elsewhere, and lies here only once it was brought. */
  isBrought: boolean;
  may: { ready: boolean; handOver: boolean; missing: boolean };
  /** Why nothing can be done with it. */
  problem?: string;
};

/** What is asked before pieces are said to be missing, and what comes of it. */
export type MissingAsked = {
  variantId: number;
  pieces: number;
  expected: number;
  what: string;
  outcome: 'asked' | 'dropped' | 'noted';
  name: string;
  email: string;
};

/** What is typed to hand an order over. */
export type HandOver = {
  code: string;
  byName: boolean;
  paid: boolean;
  /** What shows that its code was scanned before; absent: it wasn't. */
  scanned?: string;
};
export type HandOverErrors = { code?: string; paid?: string };
export type OrderErrors = HandOverErrors & { brought?: string };

export type CounterReservation = CounterArticle & {
  id: number;
  name: string;
  state: string;
  made: string;
  until: string;
  price: string;
  /** Why the store ended it. */
  reason: string;
  /** It can be handed over, brought back to the shelf or cancelled as long as `end` holds. */
  may: { ready: boolean; end: boolean };
};

/** A variant at a store: what of it is for sale, put aside and there in all. */
export type StockItem = CounterArticle & {
  variantId: number;
  href: string;
  free: number;
};

/** A page of the articles that a search found. */
export type FoundStock = { items: StockItem[]; count: number; page: number; pages: number };

export type StockDetails = CounterArticle & {
  variantId: number;
  free: number;
  promised: number;
  all: number;
  /** What is put aside, in words, with where it is seen. */
  aside: { label: string; href: string }[];
};

/** Why a count is other than was known; what an order lacks is told at the order. */
export const countReasons = ['count', 'broken', 'found', 'own-use'] as const;
export type CountReason = (typeof countReasons)[number];

/** What is typed to correct a count. */
export type Correcting = { counted: string; reason: string; note: string };
export type CorrectingErrors = { counted?: string; reason?: string; note?: string };

/** A return at the counter. */
export type CounterReturn = {
  number: string;
  orderNumber: string;
  name: string;
  state: string;
  announced: string;
  reason: string;
  isLate: boolean;
  lines: (CounterArticle & { variantId: number; quantity: number; told?: string })[];
  /** It can be assessed now. */
  mayAssess: boolean;
  /** What goes back when all is taken in; once it was, what went back. */
  refund?: string;
  /** What is still to be given back by hand, at the till. */
  byHand?: string;
  /** How its buyer gets what doesn't go back at the till. */
  back?: string;
  /** Of its money all or a part went back before it was taken in. */
  gone?: 'all' | 'part';
};

export const verdicts = ['verkoopbaar', 'beschadigd', 'niet'] as const;
export type Verdict = (typeof verdicts)[number];

/** By variant: what was assessed, how many of it are damaged, and why it isn't taken back. */
export type Assessed = Record<number, { verdict?: Verdict; damaged: string; note: string }>;

export const verdictField = (variantId: number): string => `oordeel_${variantId}`;
export const damagedField = (variantId: number): string => `beschadigd_${variantId}`;
export const noteField = (variantId: number): string => `reden_${variantId}`;
/** Of a return that is announced: whether its buyer is mailed a receipt. */
export const mailField = 'mail';
export const piecesField = (variantId: number): string => `aantal_${variantId}`;

/** What of an order can be given back at the counter. */
export type Returnables = {
  number: string;
  name: string;
  /** Of an order that isn't fetched here: what showed that its buyer is. */
  zipcode: string;
  lines: (CounterArticle & { variantId: number; quantity: number })[];
};

/** Why a return can't be taken in as it was assessed; by field. */
export type AssessErrors = Readonly<Record<string, 'verdict' | 'note' | 'long' | 'damaged'>>;
