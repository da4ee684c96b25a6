import { creditMoney, issueInvoice } from '#features/invoices/api.server';
import type { GivenBack } from '#features/invoices/contract';
import {
  addOrderEvent,
  findOrderEvent,
  lockOrder,
  moveOrder,
  type Order,
} from '#features/orders/api.server';
import { moneyLeft } from '#features/payments/api.server';
import { cardCentsLeft } from '#features/promotions/api.server';
import { AppError } from '#kernel/errors';
import { returnTexts } from '#kernel/messages/nl-returns';
import { dayOf } from '#kernel/values/dutch-dates';
import { transact } from '#platform/db/transact';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { By, ItemQuantity } from '../../contract';
import { leftToPack } from '../../paid-back';
import { namesOf } from '../../quantities';
import { readHistory } from '../history';
import { giveBack } from './give-back';
import { creditSum, sumOf } from './sum';

export type StaffRefund = By & {
  orderId: number;
  cents: number;
  reason: string;
  key: string;
  /** The pieces that it is for, for the log and the credit note; absent: it is for no pieces. */
  items?: readonly ItemQuantity[];
  /** What could go back when whoever gives it looked: another sum is a 409, for somebody else gave some. */
  leftSeen?: number;
};

const requireSeen = async (tx: Tx, order: Order, seen: number | undefined): Promise<void> => {
  if (seen === undefined) return;
  const cards = order.state === 'cancelled' ? 0 : await cardCentsLeft(tx, order.id);
  if ((await moneyLeft(tx, order)) + cards === seen) return;
  throw new AppError(409, 'other_left', returnTexts.staff.otherLeft);
};

type Given = { key: string; items: readonly ItemQuantity[]; cents: number; back: GivenBack };
type Credited = { what: string[]; isWhole: boolean };

/** The credit note: of the pieces, when it is what they cost, else of the sum alone. */
const credit = async (
  host: Host,
  tx: Tx,
  order: Order,
  { key, items, cents, back }: Given,
): Promise<Credited> => {
  const history = await readHistory(host, tx, order.id);
  const sum = sumOf(order, history, items);
  const about = { about: key, back };
  const isWhole = items.length > 0 && sum.cents === cents;
  if (isWhole) {
    await creditSum(host, tx, order, { ...about, lines: history.lines, sum });
  } else await creditMoney(host, tx, order, about);
  return { what: namesOf(history.lines, items), isWhole };
};

/** When what was paid back was all that a partly sent order still waited for, it is under way. */
const endSending = async (host: Host, tx: Tx, order: Order, by: string): Promise<void> => {
  const history = await readHistory(host, tx, order.id);
  const last = history.parcels.at(-1)?.sentAt;
  if (order.state !== 'packed' || !last || leftToPack(history).length > 0) return;
  await moveOrder(host, tx, order.id, 'sent', { by });
  await issueInvoice(host, tx, order, { suppliedOn: dayOf(last) });
};

/**
 * Gives a part of an order's money back because staff says so, in the way it was paid, with a credit
 * note. The same key gives back once (`isRepeat`), and a 409 for another sum or reason. Throws a 422 when that is too much.
 */
export const refundByStaff = (
  host: Host,
  refund: StaffRefund,
): Promise<GivenBack & { isRepeat?: true }> =>
  transact(host.db, async (tx) => {
    const { orderId, cents, reason, by, items = [] } = refund;
    if (!Number.isSafeInteger(cents) || cents <= 0) {
      throw new AppError(422, 'cents', returnTexts.staff.badCents);
    }
    const order = await lockOrder(tx, orderId);
    const key = `staff-${orderId}-${refund.key}`;
    const known = await findOrderEvent(tx, {
      orderId,
      kind: 'refund-by-staff',
      name: 'key',
      id: key,
    });
    if (known) {
      const given = known.data as GivenBack & { reason: string };
      const isSame = given.moneyCents + given.cardCents === cents && given.reason === reason;
      if (!isSame) throw new AppError(409, 'refund_given', returnTexts.staff.given);
      return { ...given, isRepeat: true };
    }
    await requireSeen(tx, order, refund.leftSeen);
    const back = await giveBack(host, tx, order, { cents, reason, key });
    const { what, isWhole } = await credit(host, tx, order, { key, items, cents, back });
    const named = what.length > 0 && { what, items, isWhole };
    const data = { by, key, reason, ...named, ...back };
    await addOrderEvent(tx, { orderId, kind: 'refund-by-staff', data, at: host.clock.now() });
    if (isWhole) await endSending(host, tx, order, by);
    return back;
  });
