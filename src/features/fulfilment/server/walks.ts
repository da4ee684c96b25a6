import type { Order } from '#features/orders/api.server';
import type { Db, Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';
import type { Held } from '../held';

/** What a warehouse knows of an order's pieces. */
type WalkPart = {
  /** Whether somebody is getting them from the shelves now. */
  isPicked: (host: Host, db: Db, orderId: number) => Promise<boolean>;
  /** Those that aren't at hand for who sends the order from elsewhere. */
  listHeld: (host: Host, db: Db, orderId: number) => Promise<Held[]>;
  /** Gives back what lies elsewhere of an order (locked) whose rest won't come. Throws a 409 while somebody sends it. */
  giveBack: (host: Host, tx: Tx, order: Order) => Promise<void>;
};

const walks = new Registry<WalkPart>('walks part');

/** Lets a warehouse say which orders are being picked, and which pieces of them aren't the office's to send. */
export const registerWalks = (host: Host, part: WalkPart): void => walks.add(host, 'walks', part);

export const isBeingPicked = async (host: Host, db: Db, orderId: number): Promise<boolean> =>
  (await walks.find(host, 'walks')?.isPicked(host, db, orderId)) ?? false;

export const listHeld = async (host: Host, db: Db, orderId: number): Promise<Held[]> =>
  (await walks.find(host, 'walks')?.listHeld(host, db, orderId)) ?? [];

export const giveBackHeld = async (host: Host, tx: Tx, order: Order): Promise<void> => {
  await walks.find(host, 'walks')?.giveBack(host, tx, order);
};
