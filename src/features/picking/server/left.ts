import { listParcels } from '#features/fulfilment/api.server';
import { listLinesOfOrders, listOrderEvents } from '#features/orders/api.server';
import { leftToPack, listReturnsOf } from '#features/returns/api.server';
import type { ItemQuantity } from '#features/returns/contract';
import type { Db } from '#platform/db/types';

/** How many pieces of an article an order still wants to be sent. */
export type LeftOf = (orderId: number, variantId: number) => number;

/** What orders still want: pieces may be taken out of them, or sent from the office, while one walks. */
export const readLeft = async (db: Db, orderIds: readonly number[]): Promise<LeftOf> => {
  if (orderIds.length === 0) return () => 0;
  const ids = [...new Set(orderIds)];
  const lines = await listLinesOfOrders(db, ids);
  const parcels = await listParcels(db, ids);
  const returned = await listReturnsOf(db, ids);
  const events = await listOrderEvents(db, ids);
  const left = new Map(
    ids.map((id) => {
      const isOwn = ({ orderId }: { orderId: number }) => orderId === id;
      return [
        id,
        leftToPack({
          ...{ lines: lines.filter(isOwn), parcels: parcels.filter(isOwn) },
          ...{ returns: returned.filter(isOwn), events: events.filter(isOwn) },
        }),
      ] as const;
    }),
  );
  return (orderId, variantId) =>
    left.get(orderId)?.find((one) => one.variantId === variantId)?.quantity ?? 0;
};

type Counted = { wanted: number; picked: number };

/** What of a line is wanted still; what lies in its box already is counted until it is laid back. */
export const stillWanted = ({ wanted, picked }: Counted, left: number): number =>
  Math.max(picked, Math.min(wanted, left));

/** Articles of which a part of the price was paid back: they stand in their order still, by order. */
export const readRefunded = async (
  db: Db,
  orderIds: readonly number[],
): Promise<Map<number, Set<number>>> => {
  const found = new Map<number, Set<number>>();
  if (orderIds.length === 0) return found;
  for (const { orderId, kind, data } of await listOrderEvents(db, orderIds)) {
    if (kind !== 'refund-by-staff' || data.isWhole === true) continue;
    const items = (data.items ?? []) as ItemQuantity[];
    const known = found.get(orderId) ?? new Set();
    for (const { variantId } of items) known.add(variantId);
    found.set(orderId, known);
  }
  return found;
};
