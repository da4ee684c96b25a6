import { findStoreStock } from '#features/stock/api.server';
import { isGoods } from '#kernel/values/line-kind';
import type { Db } from '#platform/db/types';
import type { StoredLine } from './read';

/**
 * Lines that are fetched in a store: what lies there counts as well, before what must be brought.
 * Gift cards and seats lie in no store.
 */
export const withStorePlaces = async (
  db: Db,
  lines: readonly StoredLine[],
  locationId: number,
): Promise<StoredLine[]> => {
  const goods = lines.filter(isGoods);
  const ids = goods.map(({ variantId }) => variantId);
  const found = ids.length > 0 ? await findStoreStock(db, ids, locationId) : [];
  return lines.map((line) => {
    const own = found.find(({ variantId }) => variantId === line.variantId);
    if (!own) return line;
    const { warehouseId, pieces } = own;
    return { ...line, places: [{ warehouseId, pieces, isOwn: true }, ...line.places] };
  });
};
