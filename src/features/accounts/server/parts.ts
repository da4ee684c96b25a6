import type { ReactNode } from 'react';
import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';
import type { OrderLine } from '../contract';

/** What whoever keeps orders adds to the account's pages. */
export type OrdersPart = {
  /** Orders of an account, the newest first. */
  list: (host: Host, accountId: number) => Promise<OrderLine[]>;
  /** Below the login form: following an order without an account. */
  lookup: (token: string) => ReactNode;
};

const parts = new Registry<OrdersPart>('orders part');

export const registerOrdersPart = (host: Host, part: OrdersPart): void =>
  parts.add(host, 'orders', part);

export const findOrdersPart = (host: Host): OrdersPart | undefined => parts.find(host, 'orders');
