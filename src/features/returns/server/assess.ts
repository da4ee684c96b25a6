import { eq } from 'drizzle-orm';
import type { GivenBack } from '#features/invoices/contract';
import { addOrderEvent, announceSoon, lockOrder, type Order } from '#features/orders/api.server';
import { restock } from '#features/stock/api.server';
import { AppError } from '#kernel/errors';
import { fulfilmentTexts } from '#kernel/messages/nl-fulfilment';
import { returnTexts } from '#kernel/messages/nl-returns';
import { afterCommit, transact } from '#platform/db/transact';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { By, ItemQuantity } from '../contract';
import { isTakenBack, without } from '../quantities';
import { takeCardsBack, withPrices } from './cancel/gift-cards';
import { isHeld } from './held';
import { type OrderHistory, readHistory } from './history';
import { mailAssessed, mailReceived } from './mail/jobs';
import type { Return, ReturnLine, WholeReturn } from './read';
import { giveBack } from './refund/give-back';
import { creditSum, type Sum, sumOf } from './refund/sum';
import { restockItems } from './restock';
import { returnLabels, returnLines, returns } from './tables';

const texts = returnTexts.staff;

type Held = { order: Order; history: OrderHistory; stored: WholeReturn };

const hold = async (host: Host, tx: Tx, { orderId, id }: Return): Promise<Held> => {
  const order = await lockOrder(tx, orderId);
  const history = await readHistory(host, tx, orderId);
  const stored = history.returns.find((one) => one.id === id);
  if (!stored) throw new Error(`There is no return ${id}`);
  return { order, history, stored };
};

const refuse = ({ number, state }: Return): AppError => {
  const shown = returnTexts.returns.states[state];
  return new AppError(409, 'wrong_state', texts.returnState(number, shown));
};

/**
 * Throws a 409 while an order is not paid: nothing of it was handed over, so nothing can come back.
 * Of one that was cancelled all went back at once.
 */
const requireHeld = (order: Order): void => {
  if (order.state === 'cancelled' || isHeld(order)) return;
  throw new AppError(409, 'wrong_state', fulfilmentTexts.staff.problems.unpaid);
};

/**
 * Notes that a return arrived, perhaps at the counter of a store, and mails its buyer, unless it is judged at once:
 * then he reads that. Throws a 409 when it did before, or can't have.
 */
export const receiveReturn = (
  host: Host,
  wanted: Return,
  { by, storeId, isMailed = true }: By & { storeId?: number; isMailed?: boolean },
): Promise<void> =>
  transact(host.db, async (tx) => {
    const { order, stored } = await hold(host, tx, wanted);
    if (stored.state !== 'announced') throw refuse(stored);
    requireHeld(order);
    const { id: returnId, orderId } = stored;
    const at = host.clock.now();
    const set = { state: 'received' as const, receivedAt: at };
    await tx.update(returns).set(set).where(eq(returns.id, returnId));
    // It served its time, and says where somebody lives.
    await tx.update(returnLabels).set({ file: null }).where(eq(returnLabels.returnId, returnId));
    const data = { by, returnId, ...(storeId && { storeId }) };
    await addOrderEvent(tx, { orderId, kind: 'return-received', data, at });
    if (isMailed) await host.jobs.enqueue(mailReceived, { returnId }, { tx });
  });

/** A line that is not taken back, and the reason that its buyer reads. */
export type Refusal = { variantId: number; note: string };

export type Assessment = By & {
  refused: readonly Refusal[];
  /** What of it is taken back and can't be sold again. */
  unsellable?: readonly ItemQuantity[];
  /** Where what can be sold lies now; absent: where it came from. */
  warehouseId?: number;
};

/** The lines of a return that came, assessed: what had not been sent is no part of that. */
const assessLines = (stored: WholeReturn, refused: readonly Refusal[]): ReturnLine[] => {
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
 * Assesses a return that arrived: all of its lines are taken back but those refused. What is taken
 * back goes to stock where it came from, and is paid back in the way it was paid, with the delivery
 * when nothing of the order is left. Throws a 409 unless it had arrived and the order is paid, a 422
 * for a refusal without a reason, a 409 for a gift card that was used.
 */
export const assessReturn = (host: Host, wanted: Return, assessment: Assessment): Promise<Return> =>
  transact(host.db, async (tx) => {
    const held = await hold(host, tx, wanted);
    const { order, stored } = held;
    if (stored.state !== 'received') throw refuse(stored);
    requireHeld(order);
    const lines = assessLines(stored, assessment.refused);
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
    const { by, unsellable = [] } = assessment;
    await storeAssessment(host, tx, held, { lines, sum, back, by, unsellable });
    // Those of a cancelled order went back to stock when it was cancelled.
    const isBack = order.state === 'cancelled';
    const sellable = without(approved, assessment.unsellable ?? []);
    const productIds = isBack ? [] : await putBack(tx, held, sellable, assessment.warehouseId);
    afterCommit(tx, () => announceSoon(host, productIds));
    const { lines: sold } = held.history;
    await creditSum(host, tx, order, { about: key, lines: sold, sum, back });
    const [assessed] = await tx.select().from(returns).where(eq(returns.id, stored.id));
    return assessed as Return;
  });

/** Puts what can be sold again in stock: where it was handed in, or else where it came from. Answers its products. */
const putBack = async (
  tx: Tx,
  held: Held,
  items: readonly ItemQuantity[],
  warehouseId: number | undefined,
): Promise<number[]> => {
  const { order, history } = held;
  if (warehouseId === undefined) return restockItems(tx, order.id, items, earlierOf(held));
  await restock(
    tx,
    items.map((one) => ({ ...one, warehouseId })),
  );
  const ids = new Set(items.map(({ variantId }) => variantId));
  return [
    ...new Set(
      history.lines.filter((line) => ids.has(line.variantId)).map(({ productId }) => productId),
    ),
  ];
};

/**
 * What goes back, less what the buyer's label cost: no more than that, and nothing when he chose to bring it
 * himself or nothing is taken back.
 */
const withLabel = (sum: Sum, { way, label }: Pick<WholeReturn, 'way' | 'label'>): Sum => {
  const isSent = way === 'post' && label?.state === 'made';
  const labelCents = isSent ? Math.min(label.cents, sum.cents) : 0;
  return { ...sum, labelCents, cents: sum.cents - labelCents };
};

type Assessed = By & {
  lines: ReturnLine[];
  sum: Sum;
  back: GivenBack;
  unsellable: readonly ItemQuantity[];
};

const storeAssessment = async (
  host: Host,
  tx: Tx,
  { order, stored }: Held,
  { lines, sum, back, by, unsellable }: Assessed,
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
  const set = { state, assessedAt: at, refundCents, cardCents, deliveryCents };
  await tx.update(returns).set(set).where(eq(returns.id, stored.id));
  const damaged = unsellable.length > 0 && { unsellable };
  const data = { by, returnId: stored.id, ...back, ...damaged };
  await addOrderEvent(tx, { orderId: order.id, kind: `return-${state}`, data, at });
  await host.jobs.enqueue(mailAssessed, { returnId: stored.id }, { tx });
};
