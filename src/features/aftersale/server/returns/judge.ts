import { eq } from 'drizzle-orm';
import { addOrderEvent, announceSoon, lockOrder, type Order } from '#features/orders/api.server';
import { AppError } from '#kernel/errors';
import { aftersaleTexts } from '#kernel/messages/nl-aftersale';
import { afterCommit, transact } from '#platform/db/transact';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { isTakenBack } from '../../pieces';
import { mailJudged, mailReceived } from '../mail/jobs';
import { type GivenBack, giveBack } from '../money';
import {
  type OrderHistory,
  type Return,
  type ReturnLine,
  readOrderHistory,
  type WholeReturn,
} from '../read';
import { takeCardsBack, withPrices } from '../staff/gift-cards';
import type { By } from '../staff/step';
import { returnLabels, returnLines, returns } from '../tables';
import { putBack } from './stock';
import { creditPieces, type Sum, sumOf } from './sum';
import { isHeld } from './unsent';

const texts = aftersaleTexts.staff;

type Held = { order: Order; history: OrderHistory; stored: WholeReturn };

const hold = async (tx: Tx, { orderId, id }: Return): Promise<Held> => {
  const order = await lockOrder(tx, orderId);
  const history = await readOrderHistory(tx, orderId);
  const stored = history.returns.find((one) => one.id === id);
  if (!stored) throw new Error(`There is no return ${id}`);
  return { order, history, stored };
};

const refuse = ({ number, state }: Return): AppError => {
  const shown = aftersaleTexts.returns.states[state];
  return new AppError(409, 'wrong_state', texts.returnState(number, shown));
};

/**
 * Throws a 409 while an order is not paid: nothing of it was handed over, so nothing can come back.
 * Of one that was cancelled all went back at once.
 */
const requireHeld = (order: Order): void => {
  if (order.state === 'cancelled' || isHeld(order)) return;
  throw new AppError(409, 'wrong_state', texts.problems.unpaid);
};

/** Notes that a return arrived, and tells its buyer. Throws a 409 when it did before, or can't have. */
export const receiveReturn = (host: Host, wanted: Return, { by }: By): Promise<void> =>
  transact(host.db, async (tx) => {
    const { order, stored } = await hold(tx, wanted);
    if (stored.state !== 'announced') throw refuse(stored);
    requireHeld(order);
    const { id: returnId, orderId } = stored;
    const at = host.clock.now();
    const set = { state: 'received' as const, receivedAt: at };
    await tx.update(returns).set(set).where(eq(returns.id, returnId));
    // It served its time, and says where somebody lives.
    await tx.update(returnLabels).set({ file: null }).where(eq(returnLabels.returnId, returnId));
    await addOrderEvent(tx, { orderId, kind: 'return-received', data: { by, returnId }, at });
    await host.jobs.enqueue(mailReceived, { returnId }, { tx });
  });

/** A line that is not taken back, and what its buyer is told of it. */
export type Refusal = { variantId: number; note: string };

export type Judgement = By & { refused: readonly Refusal[] };

/** What came of a return, judged: what had not been sent is no part of that. */
const judgeLines = (stored: WholeReturn, refused: readonly Refusal[]): ReturnLine[] => {
  const came = stored.lines.filter(({ state }) => state === 'announced');
  const notes = new Map(refused.map(({ variantId, note }) => [variantId, note.trim()]));
  if ([...notes.values()].some((note) => note === '')) {
    throw new AppError(422, 'reason_needed', texts.reasonNeeded);
  }
  const known = new Set(came.map(({ variantId }) => variantId));
  if ([...notes.keys()].some((variantId) => !known.has(variantId))) {
    throw new AppError(422, 'not_in_return', texts.refusedUnknown);
  }
  return came.map((line) => {
    const note = notes.get(line.variantId);
    return { ...line, state: note ? 'refused' : 'approved', note: note ?? '' };
  });
};

/** What was taken back of the order before this return. */
const earlierOf = ({ history, stored }: Held): ReturnLine[] =>
  history.returns
    .filter(({ id }) => id !== stored.id)
    .flatMap(({ lines }) => lines)
    .filter(isTakenBack);

/**
 * Judges a return that arrived: all of its lines are taken back but those refused. What is taken
 * back goes to stock where it came from, and is paid back in the way it was paid, with the delivery
 * when nothing of the order is left. Throws a 409 unless it had arrived and the order is paid, a 422
 * for a refusal without a reason, a 409 for a gift card that was used.
 */
export const judgeReturn = (host: Host, wanted: Return, judgement: Judgement): Promise<Return> =>
  transact(host.db, async (tx) => {
    const held = await hold(tx, wanted);
    const { order, stored } = held;
    if (stored.state !== 'received') throw refuse(stored);
    requireHeld(order);
    const lines = judgeLines(stored, judgement.refused);
    const approved = lines.filter(({ state }) => state === 'approved');
    const sum = withLabel(sumOf(order, held.history, approved), stored);
    if (order.state !== 'cancelled')
      await takeCardsBack(host, tx, order, withPrices(held.history.lines, approved), {
        areMade: true,
      });
    const key = `return-${stored.id}`;
    const back =
      sum.cents > 0
        ? await giveBack(host, tx, order, {
            ...{ cents: sum.cents, reason: 'return', key },
            most: true,
          })
        : { moneyCents: 0, cardCents: 0 };
    await writeJudgement(host, tx, held, { lines, sum, back, by: judgement.by });
    // Those of a cancelled order went back to stock when it was cancelled.
    const isBack = order.state === 'cancelled';
    const productIds = isBack ? [] : await putBack(tx, order.id, approved, earlierOf(held));
    afterCommit(tx, () => announceSoon(host, productIds));
    const { lines: sold } = held.history;
    await creditPieces(host, tx, { about: key, order, lines: sold, sum, back });
    const [judged] = await tx.select().from(returns).where(eq(returns.id, stored.id));
    return judged as Return;
  });

/**
 * What goes back, less what the buyer's label cost: no more than that, and nothing when he chose to bring it
 * himself or nothing is taken back.
 */
const withLabel = (sum: Sum, { way, label }: Pick<WholeReturn, 'way' | 'label'>): Sum => {
  const isSent = way === 'post' && label?.state === 'made';
  const labelCents = isSent ? Math.min(label.cents, sum.cents) : 0;
  return { ...sum, labelCents, cents: sum.cents - labelCents };
};

const writeJudgement = async (
  host: Host,
  tx: Tx,
  { order, stored }: Held,
  { lines, sum, back, by }: { lines: ReturnLine[]; sum: Sum; back: GivenBack } & By,
): Promise<void> => {
  const at = host.clock.now();
  for (const { id, state, note } of lines) {
    await tx.update(returnLines).set({ state, note }).where(eq(returnLines.id, id));
  }
  const isAny = [...lines, ...stored.lines].some(isTakenBack);
  const state = isAny ? ('approved' as const) : ('refused' as const);
  // What had not been sent was paid back before.
  const refundCents = stored.refundCents + back.moneyCents + back.cardCents;
  const cardCents = stored.cardCents + back.cardCents;
  const deliveryCents = stored.deliveryCents + sum.deliveryCents;
  const set = { state, judgedAt: at, refundCents, cardCents, deliveryCents };
  await tx.update(returns).set(set).where(eq(returns.id, stored.id));
  const data = { by, returnId: stored.id, ...back };
  await addOrderEvent(tx, { orderId: order.id, kind: `return-${state}`, data, at });
  await host.jobs.enqueue(mailJudged, { returnId: stored.id }, { tx });
};
