import type { PaymentMethod, PaymentState } from './contract';

/** Ways to pay that need nobody but the shop. */
const own: readonly PaymentMethod[] = ['transfer', 'store', 'none'];

export const isOwnMethod = (method: PaymentMethod): boolean => own.includes(method);

const settled: readonly PaymentState[] = ['paid', 'partly-refunded', 'refunded'];

/** Whether the money came in, whatever became of it after. */
export const isSettled = (state: PaymentState): boolean => settled.includes(state);

/** Whether a state is news after another. What was paid can only be refunded, and only that can. */
export const mayFollow = (now: PaymentState, next: PaymentState): boolean => {
  if (now === next && next !== 'partly-refunded') return false;
  const isRefund = next === 'refunded' || next === 'partly-refunded';
  if (isSettled(now)) return isRefund && now !== 'refunded';
  return !isRefund && now !== 'expired';
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
