import { and, eq, sql } from 'drizzle-orm';
import {
  addOrderEvent,
  announceSoon,
  lockOrder,
  type Moved,
  reallocate,
} from '#features/orders/api.server';
import { lockStock, noteMovement, setStock } from '#features/stock/api.server';
import { AppError } from '#kernel/errors';
import { pickingTexts as texts } from '#kernel/messages/nl-picking';
import { afterCommit, transact } from '#platform/db/transact';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { shareMissing } from '../route';
import { holdList } from './claim';
import { type At, touch, wantingOf } from './pick';
import { pickLines, pickShorts } from './tables';

export type Missing = {
  variantId: number;
  pieces: number;
  /** Still to be found when it was said: the same sent twice says it once. */
  left: number;
  /** The shelf is empty: none of it is for sale from there any more. */
  isEmpty: boolean;
  name: string;
  by: { id: number; name: string };
};

/** What became of pieces that weren't found: so many come from elsewhere, so many are nowhere. */
export type WhatBecame = { moved: Moved[]; short: number; shorts: number[]; stockWas?: number };

type Lack = { orderId: number; warehouseId: number; pieces: number };

export const productsOf = async (tx: Tx, variantIds: readonly number[]): Promise<number[]> => {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select distinct product_id as id from variants
      where id = any(${sql.param([...variantIds])}::int[])`,
  );
  return rows.map(({ id }) => id);
};

const settle = async (
  host: Host,
  tx: Tx,
  { orderId, warehouseId, pieces }: Lack,
  { variantId, name, by }: Missing,
): Promise<WhatBecame> => {
  await lockOrder(tx, orderId);
  const moved = await reallocate(tx, { orderId, variantId, warehouseId, pieces });
  const short = pieces - moved.reduce((sum, one) => sum + one.pieces, 0);
  const at = host.clock.now();
  const shorts: number[] = [];
  if (short > 0) {
    const row = { orderId, warehouseId, variantId, pieces: short, memberId: by.id, at };
    const stored = await tx.insert(pickShorts).values(row).returning({ id: pickShorts.id });
    shorts.push(...stored.map(({ id }) => id));
  }
  const reason = texts.lackOf({ name, pieces, short, elsewhere: moved.map(({ title }) => title) });
  const data = { by: by.name, reason, variantId, pieces, short, moved };
  await addOrderEvent(tx, { orderId, kind: 'pick-missing', data, at });
  return { moved, short, shorts };
};

/**
 * Notes that pieces of an article weren't found. They come from another warehouse that has them, and then
 * wait there; pieces that are nowhere are for customer care. Throws a 422 for more than are looked for, a 409
 * when it was said already.
 */
export const noteMissing = (host: Host, at: At, missing: Missing): Promise<WhatBecame> =>
  transact(host.db, async (tx) => {
    const { listId, memberId } = at;
    const { by } = missing;
    const { warehouseId } = await holdList(tx, listId, memberId);
    const { variantId, pieces, isEmpty } = missing;
    const wanting = await wantingOf(tx, listId, variantId);
    const left = wanting.reduce((sum, { wanted, picked }) => sum + wanted - picked, 0);
    if (left !== missing.left) throw new AppError(409, 'changed', texts.changedMeanwhile);
    if (pieces < 1 || pieces > left) throw new AppError(422, 'pieces', texts.missingPieces(left));
    const became: WhatBecame = { moved: [], short: 0, shorts: [] };
    const shares = shareMissing(wanting, pieces);
    const lacks = shares
      .map((share) => ({
        ...share,
        orderId: wanting.find(({ taskId }) => taskId === share.taskId)?.orderId ?? 0,
      }))
      // Orders are held in one order by everybody.
      .sort((one, other) => one.orderId - other.orderId);
    for (const { taskId, orderId, pieces: some } of lacks) {
      const isIt = and(eq(pickLines.taskId, taskId), eq(pickLines.variantId, variantId));
      await tx
        .update(pickLines)
        .set({
          wanted: (wanting.find((one) => one.taskId === taskId)?.wanted ?? some) - some,
          missing: sql`${pickLines.missing} + ${some}`,
        })
        .where(isIt);
      const lack = { orderId, warehouseId, pieces: some };
      const one = await settle(host, tx, lack, missing);
      became.moved.push(...one.moved);
      became.shorts.push(...one.shorts);
      became.short += one.short;
    }
    // Stock is held last, by everybody.
    const place = { warehouseId, variantId };
    const free = await lockStock(tx, place);
    if (isEmpty && free > 0) {
      await setStock(tx, place, 0);
      became.stockWas = free;
      const [first] = became.shorts;
      if (first) await tx.update(pickShorts).set({ emptied: free }).where(eq(pickShorts.id, first));
    }
    await noteMovement(tx, {
      ...{ ...place, from: free + pieces, to: isEmpty ? 0 : free },
      ...{ reason: isEmpty ? 'empty' : 'missing', note: texts.list(listId) },
      ...{ by, at: host.clock.now() },
    });
    const productIds = await productsOf(tx, [variantId]);
    afterCommit(tx, () => announceSoon(host, productIds));
    await touch(host, tx, listId);
    return became;
  });
