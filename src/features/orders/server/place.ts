import { and, eq } from 'drizzle-orm';
import { readLines, type StoredLine, withStorePlaces } from '#features/cart/api.server';
import { makeDurable } from '#platform/db/durable';
import type { Host } from '#platform/host';
import type { OrderRequest, OrderResult } from '../contract';
import { announceSoon } from './announce';
import { checkOrder, isShort } from './check-order';
import { commitOrder } from './commit-order';
import { priceOrder } from './price';
import { orders } from './tables';

/**
 * Orders what is in a session's cart, all of it or nothing. The same key in the same session is the
 * same order, however often it comes. Prices, codes, delivery and cards are read here; what the
 * visitor saw is only compared with them. The transaction that writes the order refuses it when
 * anything that it was priced by has changed since.
 *
 * What is fetched in a store is taken there as far as it lies there, and the rest from the web
 * warehouses; all else comes from those alone. `read`: the cart's lines, when they were read just
 * before.
 */
export const placeOrder = async (
  host: Host,
  request: OrderRequest,
  read?: StoredLine[],
): Promise<OrderResult> => {
  const tried = await tryAgain(host, request, { read });
  // The same form may have come before: then this is about what that one left.
  const result = tried.kind === 'placed' ? tried : ((await findByKey(host, request)) ?? tried);
  if (result.kind === 'placed') await makeDurable(host.db);
  return result;
};

/** Times that an order is chosen places for anew, when pieces went to another meanwhile. */
const ATTEMPTS = 3;

/** Pieces that just went in one place may still lie in another. */
const tryAgain = async (
  host: Host,
  request: OrderRequest,
  { read, left = ATTEMPTS }: { read?: StoredLine[]; left?: number },
): Promise<OrderResult> => {
  const lines = await readPlaces(host, request, read);
  const result = await tryToPlace(host, request, lines);
  const isGone = result.kind === 'unavailable' && !lines.some(isShort);
  const hasOtherPlaces = lines.some(({ places }) => places.length > 1);
  return isGone && hasOtherPlaces && left > 1
    ? tryAgain(host, request, { left: left - 1 })
    : result;
};

/** The cart's lines, with where they can be taken from for this order. */
const readPlaces = async (
  { db }: Host,
  { sessionId, pickup }: OrderRequest,
  read?: StoredLine[],
): Promise<StoredLine[]> => {
  const lines = read ?? (await readLines(db, sessionId));
  return pickup ? withStorePlaces(db, lines, pickup.id) : lines;
};

const tryToPlace = async (
  host: Host,
  request: OrderRequest,
  lines: StoredLine[],
): Promise<OrderResult> => {
  if (lines.length === 0) return { kind: 'empty' };
  const priced = await priceOrder(host, host.db, request, { lines });
  const checked = await checkOrder(host, request, priced);
  if ('refusal' in checked) return checked.refusal;
  const result = await commitOrder(host, request, { lines, priced, payment: checked.payment });
  if (result.kind === 'placed') {
    announceSoon(host, [...new Set(lines.map((line) => line.productId))]);
  }
  return result;
};

const findByKey = async (
  host: Host,
  { sessionId, key }: OrderRequest,
): Promise<OrderResult | undefined> => {
  const [row] = await host.db
    .select({ token: orders.token, payment: orders.paymentMethod })
    .from(orders)
    .where(and(eq(orders.sessionId, sessionId), eq(orders.idempotencyKey, key)));
  return row && { kind: 'placed', ...row };
};
