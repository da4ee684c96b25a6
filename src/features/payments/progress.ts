import type { PaymentState } from './contract';

/**
 * A payment only moves on: news that comes late or twice takes nothing back. What failed may yet be
 * paid (a bank that answers after all); what was paid stays paid.
 */
const rank: Record<PaymentState, number> = {
  open: 0,
  pending: 1,
  canceled: 2,
  expired: 2,
  failed: 2,
  authorized: 3,
  paid: 4,
};

/** Whether `next` is news to whoever knew `known`. */
export const isProgress = (known: PaymentState, next: PaymentState): boolean =>
  rank[next] > rank[known];

/** The buyer can still pay it. */
export const isRunning = (state: PaymentState): boolean => rank[state] < 2;

/** The money is here, or promised. */
export const isSecured = (state: PaymentState): boolean => rank[state] > 2;

/** It came to nothing. */
export const isLost = (state: PaymentState): boolean => rank[state] === 2;

const MINUTE = 60_000;
const LONGEST = 6 * 60 * MINUTE;

/**
 * When the provider is asked by ourselves, in case its notice was lost: after 1, 2, 4, 8 … minutes,
 * six hours at most. `checks` counts those that were done.
 */
export const nextCheck = (checks: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(LONGEST, 2 ** Math.min(checks, 20) * MINUTE));
