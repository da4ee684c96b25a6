import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';
import type { SentParcel } from '../contract';

/** The parcels of orders, each order's in the order in which they left. */
export type ListParcels<P extends SentParcel = SentParcel> = (
  db: Db,
  orderIds: readonly number[],
) => Promise<P[]>;

const parts = new Registry<ListParcels>('part for parcels');

/** Whoever sends orders says what left: it decides what has to come back. */
export const registerParcels = (host: Host, list: ListParcels): void =>
  parts.add(host, 'parcels', list);

/** Without anybody who sends, nothing left. */
export const findParcels = (host: Host): ListParcels =>
  parts.find(host, 'parcels') ?? (async () => []);
