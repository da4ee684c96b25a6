import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';
import type { Held } from '../held';

/** What a warehouse knows of an order's pieces. */
type WalkPart = {
  /** Whether somebody is getting them from the shelves now. */
  isPicked: (host: Host, db: Db, orderId: number) => Promise<boolean>;
  /** Those that aren't at hand for who sends the order from elsewhere. */
  listHeld: (host: Host, db: Db, orderId: number) => Promise<Held[]>;
};

const walks = new Registry<WalkPart>('walks part');

/** Lets a warehouse say which orders are being picked, and which pieces of them aren't the office's to send. */
export const registerWalks = (host: Host, part: WalkPart): void => walks.add(host, 'walks', part);

export const isBeingPicked = async (host: Host, db: Db, orderId: number): Promise<boolean> =>
  (await walks.find(host, 'walks')?.isPicked(host, db, orderId)) ?? false;

export const listHeld = async (host: Host, db: Db, orderId: number): Promise<Held[]> =>
  (await walks.find(host, 'walks')?.listHeld(host, db, orderId)) ?? [];
