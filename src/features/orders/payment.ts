import { isSettled, LINK, type PaymentMethod, type PaymentState } from './contract';

/** Ways to pay that need nobody but the shop. */
const own: readonly PaymentMethod[] = ['transfer', 'store', 'none'];

export const isOwnMethod = (method: PaymentMethod): boolean => own.includes(method);

/** Ways to pay that keep pieces for days, before anyone paid. */
export const isPaidLater = (method: PaymentMethod): boolean =>
  method === 'transfer' || method === 'store';

/** Whether its buyer has yet to pay it at a provider, for the first time or again. */
export const isUnfinished = (method: PaymentMethod, state: PaymentState): boolean =>
  !isOwnMethod(method) && ['open', 'failed', 'cancelled'].includes(state);

const promised: readonly PaymentState[] = ['paid', 'partly-refunded', 'authorized'];

/** Whether the money is here or promised, or comes when the order is fetched. */
export const isCertain = (method: PaymentMethod, state: PaymentState): boolean =>
  method === 'store' || promised.includes(state);

/** Whether the mail that confirms an order goes: at once for our own ways to pay. */
export const isConfirmed = (method: PaymentMethod, state: PaymentState): boolean =>
  isOwnMethod(method) || isSettled(state) || isCertain(method, state);

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

/** How long orders wait for their money. */
export type PaymentTerms = {
  paymentMinutes: number;
  linkHours: number;
  transferDays: number;
  keptDays: number;
};

const DAY = 24 * 60;

/**
 * When an order that is not paid is given up; null: never. `since` is when it was placed; of what is
 * paid at the till, also when it was packed, and when it lay ready.
 */
export const expiryOf = (
  method: PaymentMethod,
  since: Date,
  { paymentMinutes, linkHours, transferDays, keptDays }: PaymentTerms,
): Date | null => {
  if (method === 'none') return null;
  const own: Record<PaymentMethod, number> = {
    [LINK]: linkHours * 60,
    transfer: transferDays * DAY,
    store: keptDays * DAY,
  };
  return new Date(since.getTime() + (own[method] ?? paymentMinutes) * 60_000);
};

/** Seats are kept for nobody for days: by a mailed link they wait as long as for who pays at once. */
export const waitsAs = (method: PaymentMethod, hasSeats: boolean): PaymentMethod =>
  method === LINK && hasSeats ? 'online' : method;

/**
 * When an order is given up whose buyer chose another way to pay. A provider's ways give no time: it
 * counts from the first try, whatever is tried after. A transfer or the till give theirs, but not
 * longer than a transfer takes from when he ordered. The time that it had already is never taken away.
 */
export const expiryOnChange = (
  method: PaymentMethod,
  { placedAt, expiresAt }: { placedAt: Date; expiresAt: Date | null },
  now: Date,
  terms: PaymentTerms,
): Date | null => {
  const asked = expiryOf(method, isOwnMethod(method) ? now : placedAt, terms);
  const most = expiryOf('transfer', placedAt, terms);
  if (!asked || !most) return asked;
  const until = Math.min(asked.getTime(), most.getTime());
  return new Date(Math.max(until, expiresAt?.getTime() ?? 0));
};
