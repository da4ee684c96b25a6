import { sql } from 'drizzle-orm';
import { rightOf } from '#features/staff/contract';
import { type Location, listStores } from '#features/stores/api.server';
import type { WorkRequest } from '#features/workfloor/api.server';
import { notFound } from '#kernel/errors';
import { counterTexts as texts } from '#kernel/messages/nl-counter';
import { readWholeNumber } from '#kernel/values/whole-number';
import type { Host } from '#platform/host';

/** Stores, as rights speak of them. */
const STORE = 'Location';

type Member = WorkRequest['member'];

/**
 * The stores at whose counters a member stands: his own, or all of them where he has none and his role isn't
 * bound to stores. Who may not even read of other stores has no counter there.
 */
export const storesOf = async (
  host: Host,
  { storeIds, rights }: Pick<Member, 'storeIds' | 'rights'>,
): Promise<Location[]> => {
  if (storeIds.length > 0) return listStores(host, storeIds);
  const right = rightOf(rights, STORE);
  return right && !right.ownStores && right.actions.includes('read') ? listStores(host) : [];
};

/** What every screen of a counter is about. */
export type Counter = {
  store: Location;
  /** Of the store's own pieces; undefined: it never had any. */
  warehouseId: number | undefined;
  work: WorkRequest;
};

/** The counter of a request's address. Throws a 404 for a store where the member doesn't stand. */
export const counterOf = async (host: Host, work: WorkRequest): Promise<Counter> => {
  const { store: said } = work.request.params as { store: string };
  const id = readWholeNumber(said);
  const stores = await storesOf(host, work.member);
  const store = stores.find((one) => one.id === id);
  if (!store) throw notFound(texts.unknownStore);
  const { rows } = await host.db.execute<{ id: number }>(
    sql`select id from warehouses where location_id = ${store.id} and kind = 'store'`,
  );
  return { store, warehouseId: rows[0]?.id, work };
};
