import { announceChange } from '#features/overviews/api.server';
import type { StaffMember } from '#features/staff/contract';
import { lockStock, type MovementReason, noteMovement, setStock } from '#features/stock/api.server';
import { transact } from '#platform/db/transact';
import type { Host } from '#platform/host';
import { assessCount, type CountVerdict } from '../assess-count';
import { type Promised, readPromised } from './promised';

export type Corrected = {
  verdict: CountVerdict;
  promised: Promised;
};

type Asked = {
  warehouseId: number;
  variantId: number;
  productId: number;
  expected: number;
  counted: number;
  reason: MovementReason;
  note: string;
};

/**
 * Writes how many pieces staff counted in a store. The stock is held meanwhile: of two who count at once, and of one
 * who counts while an order takes pieces, the second is told what there is now.
 */
export const correctCount = async (
  host: Host,
  member: Pick<StaffMember, 'id' | 'name'>,
  { warehouseId, variantId, productId, expected, counted, reason, note }: Asked,
): Promise<Corrected> => {
  const corrected = await transact(host.db, async (tx) => {
    const place = { warehouseId, variantId };
    const free = await lockStock(tx, place);
    const promised = await readPromised(tx, place);
    const verdict = assessCount({ free, promised: promised.pieces, expected, counted });
    if (verdict.kind !== 'write') return { verdict, promised };
    if (verdict.free !== free) await setStock(tx, place, verdict.free);
    await noteMovement(tx, {
      ...{ ...place, from: expected, to: counted, reason, note },
      ...{ by: member, at: host.clock.now() },
    });
    return { verdict, promised };
  });
  if (corrected.verdict.kind === 'write') await announceChange(host, 'Product', [productId]);
  return corrected;
};
