import { readOrderHistory, takeStep } from '#features/fulfilment/api.server';
import { lockOrder, markPaid, type Order } from '#features/orders/api.server';
import { completeRefund, listRefunds } from '#features/payments/api.server';
import { cancelLost, type LostOutcome, missingOf } from '#features/returns/api.server';
import type { StaffMember } from '#features/staff/contract';
import { lockStock, noteMovement } from '#features/stock/api.server';
import { AppError } from '#kernel/errors';
import { counterTexts as texts } from '#kernel/messages/nl-counter';
import { transact } from '#platform/db/transact';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { leftOf } from './orders';
import { readPromised } from './promised';

type Member = Pick<StaffMember, 'id' | 'name'>;

/** What was paid too much at the till is what was missing: it never was in the till, so nobody gives it back. */
const settleAtTill = async (host: Host, tx: Tx, { id }: Order, member: Member): Promise<void> => {
  const order = await lockOrder(tx, id);
  const missing = missingOf(order, await readOrderHistory(tx, id));
  if (order.paymentMethod !== 'store' || order.state !== 'ready' || missing.length === 0) return;
  const by = { by: member.name };
  const { order: paid } = await markPaid(host, tx, id, by);
  await cancelLost(host, tx, paid, { ...by, items: missing, key: 'till', isNoted: true });
  for (const refund of await listRefunds(tx, id)) {
    if (refund.state === 'by-hand') await completeRefund(host, tx, refund.id, member.name);
  }
};

/** Hands an order over: what is paid at the till is paid with that. Throws a 409 when it can't be. */
export const handOver = (host: Host, order: Order, member: Member): Promise<void> =>
  transact(host.db, async (tx) => {
    await settleAtTill(host, tx, order, member);
    await takeStep(host, order.id, 'collected', { by: member.name }, tx);
  });

export type NotFoundPieces = {
  variantId: number;
  /** Of the store where they are missed; undefined: it has none. */
  warehouseId: number | undefined;
  pieces: number;
  /** How many were still to be handed over when it was said. */
  expected: number;
};

/** The pieces are missing where they were: whoever reads the store's changes sees when that was found. */
const noteMissing = async (
  host: Host,
  tx: Tx,
  place: { warehouseId: number; variantId: number },
  { pieces, order, member }: { pieces: number; order: Order; member: Member },
): Promise<void> => {
  const free = await lockStock(tx, place);
  const left = free + (await readPromised(tx, place)).pieces;
  await noteMovement(tx, {
    ...place,
    ...{ from: left + pieces, to: left, reason: 'missing', note: texts.forOrder(order.number) },
    ...{ by: member, at: host.clock.now() },
  });
};

/**
 * Takes pieces that can't be found out of an order, and tells customer care in its log. Throws a 409 when others
 * did so since, or it is no order of which pieces can be missing any more.
 */
export const reportMissing = (
  host: Host,
  { id }: Order,
  { variantId, warehouseId, pieces, expected }: NotFoundPieces,
  member: Member,
): Promise<LostOutcome> =>
  transact(host.db, async (tx) => {
    const order = await lockOrder(tx, id);
    const history = await readOrderHistory(tx, id);
    const left = leftOf(order, history).get(variantId) ?? 0;
    const isOpen = ['placed', 'packed', 'ready'].includes(order.state);
    if (!isOpen || left !== expected || pieces > left) {
      throw new AppError(409, 'changed', texts.missingChanged);
    }
    const outcome = await cancelLost(host, tx, order, {
      ...{ by: member.name, items: [{ variantId, quantity: pieces }] },
      key: `${variantId}-${expected}`,
    });
    // Stock is held last: whoever holds an order takes gift cards before it.
    // What was to be brought is no change of this store's stock.
    const isHere = history.lines.some(
      (one) => one.variantId === variantId && one.warehouseId === warehouseId,
    );
    if (isHere && warehouseId !== undefined) {
      const place = { warehouseId, variantId };
      await noteMissing(host, tx, place, { pieces, order, member });
    }
    return outcome;
  });
