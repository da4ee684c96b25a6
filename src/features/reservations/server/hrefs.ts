import { listStores } from '#features/stores/api.server';
import type { Host } from '#platform/host';
import { reserveHref } from '../contract';
import { isHolding } from './until';

/** Where a piece is put aside, by store; a store that stays closed for days holds nothing. */
export const findReserveHrefs = async (
  host: Host,
  variantId: number,
  locationIds: readonly number[],
): Promise<Map<number, string>> => {
  const stores = await listStores(host, locationIds);
  const now = host.clock.now();
  const open = stores.filter((store) => isHolding(store, now));
  return new Map(open.map(({ id }) => [id, reserveHref(variantId, id)]));
};
