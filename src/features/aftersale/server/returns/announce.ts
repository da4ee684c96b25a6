import { eq } from 'drizzle-orm';
import { addOrderEvent, lockOrder, type Order } from '#features/orders/api.server';
import { AppError } from '#kernel/errors';
import { aftersaleTexts } from '#kernel/messages/nl-aftersale';
import { transact } from '#platform/db/transact';
import type { Host } from '#platform/host';
import type { Pieces, Returnable } from '../../contract';
import { namesOf, piecesLeft } from '../../pieces';
import { isTooLate } from '../delivered';
import { mailWithdrawn } from '../mail/jobs';
import { type Dossier, type Return, readDossier } from '../read';
import { returnLines, returns } from '../tables';

const texts = aftersaleTexts.withdraw;

/** What of an order can still be withdrawn: what was announced or taken back is not there. */
export const returnableOf = (dossier: Pick<Dossier, 'lines' | 'returns'>): Returnable[] => {
  const gone = dossier.returns
    .flatMap(({ lines }) => lines)
    .filter(({ state }) => state !== 'refused');
  return piecesLeft(dossier.lines, gone);
};

export type Withdrawal = {
  lines: readonly Pieces[];
  name: string;
  email: string;
  reason: string;
  /** The same key is the same withdrawal. */
  key: string;
};

/** Throws a 422 unless at least one piece, and no more than there are, is withdrawn. */
const requirePieces = (left: readonly Returnable[], lines: readonly Pieces[]): void => {
  if (left.length === 0) throw new AppError(422, 'nothing_left', texts.nothingLeft);
  if (lines.length === 0) throw new AppError(422, 'nothing_chosen', texts.nothingChosen);
  const known = new Map(left.map(({ variantId, quantity }) => [variantId, quantity]));
  const isThere = ({ variantId, quantity }: Pieces) =>
    Number.isInteger(quantity) && quantity > 0 && quantity <= (known.get(variantId) ?? 0);
  if (!lines.every(isThere)) throw new AppError(422, 'too_many', texts.tooMany);
};

/**
 * Writes down that a buyer withdraws and mails him the receipt at once. A withdrawal after its time
 * is written down too: whether it is taken is staff's to say. The same key is written once. Throws
 * a 422 for what can't be withdrawn.
 */
export const announceReturn = (
  host: Host,
  { id: orderId }: Pick<Order, 'id'>,
  withdrawal: Withdrawal,
): Promise<Return> =>
  transact(host.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const key = `${orderId}/${withdrawal.key}`;
    const [known] = await tx.select().from(returns).where(eq(returns.key, key));
    if (known) return known;
    if (order.state === 'cancelled') throw new AppError(422, 'cancelled', texts.cancelled);
    const dossier = await readDossier(tx, orderId);
    requirePieces(returnableOf(dossier), withdrawal.lines);
    const at = host.clock.now();
    const { name, email, reason, lines } = withdrawal;
    const [stored] = await tx
      .insert(returns)
      .values({
        ...{ orderId, key, name, email, reason, state: 'announced', announcedAt: at },
        number: `R-${order.number}-${dossier.returns.length + 1}`,
        isLate: isTooLate(dossier, at),
      })
      .returning();
    if (!stored) throw new Error('The withdrawal was not stored');
    const returnId = stored.id;
    await tx
      .insert(returnLines)
      .values(lines.map(({ variantId, quantity }) => ({ returnId, variantId, quantity })));
    const data = { by: 'customer', returnId, what: namesOf(dossier.lines, lines) };
    await addOrderEvent(tx, { orderId, kind: 'withdrawn', data, at });
    await host.jobs.enqueue(mailWithdrawn, { returnId }, { tx });
    return stored;
  });
