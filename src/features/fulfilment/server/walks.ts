import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';

/** Whether somebody is getting an order's pieces from the shelves now. */
type WalkPart = (host: Host, db: Db, orderId: number) => Promise<boolean>;

const walks = new Registry<WalkPart>('walks part');

/** Lets a warehouse say which orders are being picked: those aren't packed yet. */
export const registerWalks = (host: Host, part: WalkPart): void => walks.add(host, 'walks', part);

export const isBeingPicked = async (host: Host, db: Db, orderId: number): Promise<boolean> =>
  (await walks.find(host, 'walks')?.(host, db, orderId)) ?? false;
