import type { ReactNode } from 'react';
import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';
import type { LineLinks } from '../contract';
import type { Order } from './order';

/** What others add to an order's page. */
export type OrderSections = {
  /** In place of the thanks, once the order is further. */
  heading?: string;
  /** Below the heading: how it stands. */
  status?: ReactNode;
  /** In place of what happens next. */
  progress?: ReactNode;
  /** Below all that was agreed: what its buyer can still do. */
  actions?: ReactNode;
};

/** What came of a form on the page, for whoever shows that form again. */
export type OrderPageNote = Record<string, unknown>;

export type SectionsPart = (
  host: Host,
  order: Order,
  page: { token: string; note?: OrderPageNote },
) => Promise<OrderSections>;

const parts = new Registry<SectionsPart>('order sections');

/** Lets one feature add to orders' pages. */
export const registerSections = (host: Host, part: SectionsPart): void =>
  parts.add(host, 'sections', part);

export const findSections = (host: Host): SectionsPart | undefined => parts.find(host, 'sections');

type LineLinksPart = (host: Host, order: Order) => Promise<LineLinks>;

const linkParts = new Registry<LineLinksPart>('line links');

/** Lets one feature add a link to lines on orders' pages. */
export const registerLineLinks = (host: Host, part: LineLinksPart): void =>
  linkParts.add(host, 'links', part);

export const findLineLinks = async (host: Host, order: Order): Promise<LineLinks | undefined> =>
  linkParts.find(host, 'links')?.(host, order);

/** An order in a list: where it is, when it came there, and what there is to do with it. */
export type OrderRow = {
  state: string;
  day?: string;
  links: readonly { label: string; href: string }[];
};

type RowsPart = (host: Host, orders: readonly Order[]) => Promise<ReadonlyMap<number, OrderRow>>;

const rowParts = new Registry<RowsPart>('order rows');

/** Lets one feature tell of orders in lists what it tells on their pages, by their numbers in the database. */
export const registerRows = (host: Host, part: RowsPart): void => rowParts.add(host, 'rows', part);

export const findRows = async (
  host: Host,
  orders: readonly Order[],
): Promise<ReadonlyMap<number, OrderRow>> =>
  (await rowParts.find(host, 'rows')?.(host, orders)) ?? new Map();

type SeatsPart = (host: Host, order: Order) => Promise<ReactNode>;

const seatsParts = new Registry<SeatsPart>('order seats');

/** Lets one feature tell on orders' pages when and where the events are of which seats were bought. */
export const registerOrderSeats = (host: Host, part: SeatsPart): void =>
  seatsParts.add(host, 'seats', part);

export const showOrderSeats = async (host: Host, order: Order): Promise<ReactNode> =>
  seatsParts.find(host, 'seats')?.(host, order);

export type AccountOfferPart = (
  host: Host,
  order: Order,
  page: { token: string; note?: OrderPageNote; isLoggedIn: boolean },
) => ReactNode;

const offerParts = new Registry<AccountOfferPart>('account offers');

/** Lets one feature offer an account on the pages of orders. */
export const registerAccountOffer = (host: Host, part: AccountOfferPart): void =>
  offerParts.add(host, 'account', part);

export const findAccountOffer = (host: Host): AccountOfferPart | undefined =>
  offerParts.find(host, 'account');
