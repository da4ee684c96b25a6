import type { Order } from '#features/orders/api.server';
import { findStoreStock } from '#features/stock/api.server';
import { listStores } from '#features/stores/api.server';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { Short } from '../shorts';
import { type Piece, readWhole } from './whole';

/** A store that has an article. */
export type Holder = {
  storeId: number;
  warehouseId: number;
  title: string;
  phone: string;
  pieces: number;
  /** It packs and sends what it has. */
  sends: boolean;
  /** It has all that the order still waits for. */
  hasWhole: boolean;
};

const hasAll = (
  stock: readonly { variantId: number; warehouseId: number; pieces: number }[],
  warehouseId: number,
  wanted: readonly Piece[],
): boolean => {
  const counts = new Map<number, number>();
  for (const { variantId, quantity } of wanted) {
    counts.set(variantId, (counts.get(variantId) ?? 0) + quantity);
  }
  return [...counts].every(([variantId, quantity]) =>
    stock.some(
      (one) =>
        one.warehouseId === warehouseId && one.variantId === variantId && one.pieces >= quantity,
    ),
  );
};

/** Which stores have what is short, who can send it first, and who has most. */
export const listHolders = async (
  host: Host,
  db: Db,
  { short, order }: { short: Short; order: Order },
): Promise<Holder[]> => {
  const whole = await readWhole(db, order.id);
  const wanted = whole ?? [];
  const variantIds = [...new Set([short.variantId, ...wanted.map(({ variantId }) => variantId)])];
  const stock = await findStoreStock(db, variantIds);
  const here = stock.filter(({ variantId }) => variantId === short.variantId);
  if (here.length === 0) return [];
  const stores = await listStores(
    host,
    here.map(({ locationId }) => locationId),
  );
  return here
    .flatMap(({ locationId, warehouseId, pieces }) => {
      const store = stores.find(({ id }) => id === locationId);
      if (!store) return [];
      const sends = store.sendsOrders && pieces >= short.pieces;
      const isMore = wanted.reduce((sum, { quantity }) => sum + quantity, 0) > short.pieces;
      return [
        {
          ...{ storeId: locationId, warehouseId, title: store.title, phone: store.phone },
          ...{ pieces, sends },
          hasWhole: sends && isMore && hasAll(stock, warehouseId, wanted),
        },
      ];
    })
    .sort((one, other) => Number(other.sends) - Number(one.sends) || other.pieces - one.pieces);
};
