import { randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import {
  availableOf,
  emptyCart,
  lockCart,
  presentChoice,
  readLines,
  type StoredLine,
  totalsOf,
} from '#features/cart/api.server';
import { takePieces } from '#features/stock/api.server';
import { dayOf } from '#kernel/values/dutch-dates';
import { transact } from '#platform/db/transact';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { allocate } from '../allocate';
import type { OrderRequest, OrderResult } from '../contract';
import { compareSeen } from '../seen';
import { announceSoon } from './announce';
import { confirmOrder } from './jobs';
import { orderEvents, orderLines, orders } from './tables';

/** Pieces went to another while this order was being written: all of it is undone. */
class SoldMeanwhile extends Error {}

type Take = { line: StoredLine; warehouseId: number; pieces: number };

/**
 * Orders what is in a session's cart, all of it or nothing. The same key in the same session is the
 * same order, however often it comes. Prices, stock and delivery are read here, within the
 * transaction; what the visitor saw is only compared with them.
 *
 * Home delivery and pickup both take from the web warehouses: those pieces are what the cart
 * promised, while a store's own may be on their way to its till.
 */
export const placeOrder = async (host: Host, request: OrderRequest): Promise<OrderResult> => {
  try {
    const { result, productIds } = await transact(host.db, (tx) => place(host, tx, request));
    announceSoon(host, productIds);
    return result;
  } catch (error) {
    if (error instanceof SoldMeanwhile) return { kind: 'unavailable' };
    throw error;
  }
};

const nothing = (result: OrderResult) => ({ result, productIds: [] as number[] });

const place = async (host: Host, tx: Tx, request: OrderRequest) => {
  const cartId = await lockCart(tx, request.sessionId);
  const earlier = await findByKey(tx, request);
  if (earlier) return nothing({ kind: 'placed', token: earlier });
  const lines = cartId === undefined ? [] : await readLines(tx, request.sessionId);
  if (cartId === undefined || lines.length === 0) return nothing({ kind: 'empty' });
  const refusal = refuse(lines, request);
  if (refusal) return nothing(refusal);
  const takes = chooseTakes(lines);
  const { id, token } = await writeOrder(host, tx, request, lines);
  await tx.insert(orderLines).values(takes.map((take) => presentTake(id, take)));
  await tx.insert(orderEvents).values({ orderId: id, kind: 'placed', at: host.clock.now() });
  await host.jobs.enqueue(confirmOrder, { orderId: id }, { tx });
  await emptyCart(tx, cartId);
  // Last, so that others wait for a wanted product no longer than they must.
  await takeAll(tx, takes);
  const productIds = [...new Set(lines.map((line) => line.productId))];
  return { result: { kind: 'placed', token } satisfies OrderResult, productIds };
};

const findByKey = async (tx: Tx, request: OrderRequest): Promise<string | undefined> => {
  const [row] = await tx
    .select({ token: orders.token })
    .from(orders)
    .where(and(eq(orders.sessionId, request.sessionId), eq(orders.idempotencyKey, request.key)));
  return row?.token;
};

const refuse = (lines: StoredLine[], request: OrderRequest): OrderResult | undefined => {
  if (lines.some((line) => availableOf(line) < line.quantity)) return { kind: 'unavailable' };
  const { totalCents } = totalsOf(lines, request.method);
  const compared = compareSeen(request.seen, lines, { method: request.method, totalCents });
  if (compared === 'higher') return { kind: 'higher', totalCents };
  return compared === 'changed' ? { kind: 'changed' } : undefined;
};

/** In one fixed order for every order there is, so that two of them can't wait for each other. */
const chooseTakes = (lines: StoredLine[]): Take[] =>
  lines
    .flatMap((line) =>
      (allocate(line.quantity, line.places) ?? []).map((place) => ({ line, ...place })),
    )
    .sort((a, b) => a.line.variantId - b.line.variantId || a.warehouseId - b.warehouseId);

const takeAll = async (tx: Tx, takes: Take[]): Promise<void> => {
  for (const { line, warehouseId, pieces } of takes) {
    const taken = await takePieces(tx, { variantId: line.variantId, warehouseId, pieces });
    if (!taken) throw new SoldMeanwhile();
  }
};

const writeOrder = async (host: Host, tx: Tx, request: OrderRequest, lines: StoredLine[]) => {
  const { sessionId, accountId, key, email, billing, delivery, pickup, remark } = request;
  const totals = totalsOf(lines, request.method);
  const placedAt = host.clock.now();
  const year = dayOf(placedAt).slice(0, 4);
  const [row] = await tx
    .insert(orders)
    .values({
      number: sql`${year}::text || '-' || lpad(nextval('order_numbers')::text, 6, '0')`,
      token: randomBytes(24).toString('base64url'),
      idempotencyKey: key,
      ...{ sessionId, accountId, email, billing, delivery, pickup, remark },
      pickupLocationId: pickup?.id,
      state: 'placed',
      paymentMethod: request.payment,
      paymentState: 'open',
      deliveryMethod: request.method,
      goodsCents: totals.goodsCents,
      deliveryCents: totals.deliveryCents,
      totalCents: totals.totalCents,
      vat: totals.vat,
      placedAt,
    })
    .returning({ id: orders.id, token: orders.token });
  if (!row) throw new Error('The order was not stored');
  return row;
};

const presentTake = (orderId: number, { line, warehouseId, pieces }: Take) => ({
  orderId,
  variantId: line.variantId,
  warehouseId,
  productId: line.productId,
  title: line.title,
  choice: presentChoice(line),
  quantity: pieces,
  unitCents: line.unitCents,
  vatRate: line.vatRate,
});
