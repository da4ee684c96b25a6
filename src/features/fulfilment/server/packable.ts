import type { Order } from '#features/orders/api.server';
import { goesInParcel, leftToPack } from '#features/returns/api.server';
import { AppError } from '#kernel/errors';
import { fulfilmentTexts } from '#kernel/messages/nl-fulfilment';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import { type Held, tellHeld } from '../held';
import { type OrderHistory, readOrderHistory } from './read';
import { isBeingPicked, listHeld } from './walks';

const texts = fulfilmentTexts.staff.pack;

/** Why an order can't be told packed, by what is in it; undefined: it can. */
export const whyNotPacked = (
  history: Pick<OrderHistory, 'lines' | 'parcels' | 'returns' | 'events'>,
  { isPicked, held }: { isPicked: boolean; held: readonly Held[] },
): string | undefined => {
  if (!history.lines.some(goesInParcel)) return texts.nothing;
  const left = leftToPack(history);
  if (left.length === 0) return texts.nothingLeft;
  if (isPicked) return texts.picked;
  // What lies nowhere goes in no box.
  const short = held.filter(({ where }) => where === 'short');
  return tellHeld(history.lines, left, short);
};

/** Throws a 409 for an order of which nothing can be packed now. */
export const requirePackable = async (host: Host, db: Db, order: Order): Promise<void> => {
  const history = await readOrderHistory(db, order.id);
  const isPicked = await isBeingPicked(host, db, order.id);
  const held = await listHeld(host, db, order.id);
  const why = whyNotPacked(history, { isPicked, held });
  if (why !== undefined) throw new AppError(409, 'not_packable', why);
};
