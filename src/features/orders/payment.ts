import type { PaymentMethod, PaymentState } from './contract';

/** Ways to pay that need nobody but the shop. */
const own: readonly PaymentMethod[] = ['transfer', 'store', 'none'];

export const isOwnMethod = (method: PaymentMethod): boolean => own.includes(method);

const settled: readonly PaymentState[] = ['paid', 'partly-refunded', 'refunded', 'charged-back'];

/** Whether the money came in, whatever became of it after. */
export const isSettled = (state: PaymentState): boolean => settled.includes(state);

/** Whether a state is news after another, of an order whose money has not come in. */
export const mayFollow = (now: PaymentState, next: PaymentState): boolean =>
  now !== next && !isSettled(now) && !isSettled(next) && now !== 'expired';

/** What became of an order's money, in cents. */
export type MoneyBack = {
  /** What the order costs, and what of that was paid with money. */
  totalCents: number;
  dueCents: number;
  /** Given back as money, and to gift cards. */
  moneyCents: number;
  cardCents: number;
  /** Taken back by the buyer's bank. */
  chargedBackCents: number;
  isCancelled: boolean;
};

/**
 * How an order stands of which the money came in. One that stands is refunded when all of it went
 * back; of one that was cancelled the cards were seen to then, and only its money is waited for.
 */
export const standingOfMoney = (back: MoneyBack): PaymentState => {
  if (back.chargedBackCents > 0) return 'charged-back';
  const isWhole = back.isCancelled
    ? back.moneyCents >= back.dueCents
    : back.moneyCents + back.cardCents >= back.totalCents;
  if (isWhole) return 'refunded';
  return back.moneyCents + back.cardCents > 0 ? 'partly-refunded' : 'paid';
};

/** When an order that is not paid is given up; null: never. Cash at the till has time. */
export const expiryOf = (
  method: PaymentMethod,
  placedAt: Date,
  { paymentMinutes, transferDays }: { paymentMinutes: number; transferDays: number },
): Date | null => {
  if (method === 'store' || method === 'none') return null;
  const minutes = method === 'transfer' ? transferDays * 24 * 60 : paymentMinutes;
  return new Date(placedAt.getTime() + minutes * 60_000);
};
