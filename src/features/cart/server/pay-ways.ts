import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';
import type { CartView, PayWay } from '../contract';

type Part = (host: Host, cart: CartView) => Promise<readonly PayWay[]>;

const parts = new Registry<Part>('ways to pay a cart');

/** Lets one feature tell what a cart can be paid with online. */
export const registerPayWays = (host: Host, part: Part): void => parts.add(host, 'ways', part);

/** Those, the usual one first; none of an empty cart. */
export const findPayWays = async (host: Host, cart: CartView): Promise<readonly PayWay[]> =>
  cart.lines.length === 0 ? [] : ((await parts.find(host, 'ways')?.(host, cart)) ?? []);
