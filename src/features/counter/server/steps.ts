import { readOrderHistory, takeStep } from '#features/fulfilment/api.server';
import { addOrderEvent, lockOrder, markPaid, type Order } from '#features/orders/api.server';
import { completeRefund, listRefunds } from '#features/payments/api.server';
import {
  cancelLost,
  type LostOutcome,
  missingOf,
  namesOf,
  soughtOf,
} from '#features/returns/api.server';
import type { StaffMember } from '#features/staff/contract';
import { lockStock, noteMovement } from '#features/stock/api.server';
import { AppError } from '#kernel/errors';
import { counterTexts as texts } from '#kernel/messages/nl-counter';
import { transact } from '#platform/db/transact';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { isStanding, leftOf } from './orders';
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

/** What couldn't be found isn't given or laid ready before it is said to be there. Throws a 409. */
const requireFound = async (tx: Tx, { id }: Order): Promise<void> => {
  await lockOrder(tx, id);
  if (soughtOf(await readOrderHistory(tx, id)).length > 0) {
    throw new AppError(409, 'sought', texts.soughtFirst);
  }
};

/** An order lies ready. Throws a 409 when it can't be. */
export const layReady = (host: Host, order: Order, member: Member): Promise<void> =>
  transact(host.db, async (tx) => {
    await requireFound(tx, order);
    await takeStep(host, order.id, 'ready', { by: member.name }, tx);
  });

/** Hands an order over: what is paid at the till is paid with that. Throws a 409 when it can't be. */
export const handOver = (host: Host, order: Order, member: Member): Promise<void> =>
  transact(host.db, async (tx) => {
    await requireFound(tx, order);
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

type Noting = { pieces: number; order: Order; member: Member; isFound?: true; isAsked?: boolean };

/** The pieces are missing where they were: whoever reads the store's changes sees when that was found. */
const noteMissing = async (
  host: Host,
  tx: Tx,
  place: { warehouseId: number; variantId: number },
  { pieces, order, member, isFound, isAsked }: Noting,
): Promise<void> => {
  const free = await lockStock(tx, place);
  const all = free + (await readPromised(tx, place)).pieces;
  // Those that customer care is asked about are in the order still.
  const left = isFound || isAsked ? all - pieces : all;
  const [from, to] = isFound ? [left, left + pieces] : [left + pieces, left];
  await noteMovement(tx, {
    ...place,
    ...{ from, to, reason: isFound ? 'found' : 'missing', note: texts.forOrder(order.number) },
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
    const isOpen = isStanding(order) && soughtOf(history).length === 0;
    if (!isOpen || left !== expected || pieces > left) {
      throw new AppError(409, 'changed', texts.missingChanged);
    }
    const outcome = await cancelLost(host, tx, order, {
      ...{ by: member.name, items: [{ variantId, quantity: pieces }] },
      key: `${variantId}-${expected}`,
    });
    // Stock is held last: whoever holds an order takes gift cards before it.
    // What was to be brought is no change of this store's stock.
    if (isHere(history, { variantId, warehouseId }) && warehouseId !== undefined) {
      const isAsked = outcome === 'asked';
      await noteMissing(host, tx, { warehouseId, variantId }, { pieces, order, member, isAsked });
    }
    return outcome;
  });

type Place = Pick<NotFoundPieces, 'variantId' | 'warehouseId'>;

const isHere = (
  { lines }: { lines: readonly { variantId: number; warehouseId: number }[] },
  place: Place,
): boolean =>
  lines.some((one) => one.variantId === place.variantId && one.warehouseId === place.warehouseId);

/** What customer care was asked about is there after all: the order goes on. Throws a 409 when nothing is asked. */
export const reportFound = (
  host: Host,
  { id }: Order,
  warehouseId: number | undefined,
  member: Member,
): Promise<void> =>
  transact(host.db, async (tx) => {
    const order = await lockOrder(tx, id);
    const history = await readOrderHistory(tx, id);
    const items = soughtOf(history);
    if (!isStanding(order) || items.length === 0) {
      throw new AppError(409, 'changed', texts.missingChanged);
    }
    const data = { by: member.name, what: namesOf(history.lines, items), items };
    await addOrderEvent(tx, { orderId: id, kind: 'pieces-found', data, at: host.clock.now() });
    for (const { variantId, quantity: pieces } of items) {
      if (warehouseId === undefined || !isHere(history, { variantId, warehouseId })) continue;
      const noting = { pieces, order, member, isFound: true } as const;
      await noteMissing(host, tx, { warehouseId, variantId }, noting);
    }
  });
