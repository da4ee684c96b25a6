import type { PaymentState } from './contract';
import { isLost, isProgress, isSecured } from './progress';

/** What we know of a payment. */
export type Known = { state: PaymentState; amountCents: number; key: string };

/** What its provider says of it. */
export type News = { state: PaymentState; amountCents: number; currency: string; key?: string };

/** How the order stands that it is for: `gone`, cancelled or expired. */
export type OrderStanding = 'unpaid' | 'paid' | 'gone';

export type Step =
  /** We knew that already. */
  | 'nothing'
  /** It is not the payment that we asked for. */
  | 'mismatch'
  /** The bank is at work on it. */
  | 'pending'
  | 'lost'
  /** It pays the order. */
  | 'pays'
  /** The order was paid already: the money goes back. */
  | 'double'
  /** The order is gone: it is taken up again, or the money goes back. */
  | 'late'
  /** Money that was held is taken. */
  | 'taken';

/** Whether it is our payment, for the sum and in the currency that we asked for. */
const isOurs = (known: Known, news: News): boolean =>
  news.key === known.key && news.currency === 'EUR' && news.amountCents === known.amountCents;

/** What follows from what a provider says. Only the provider's own answer counts, and a state never goes back. */
export const decide = (known: Known, news: News, order: OrderStanding): Step => {
  if (!isOurs(known, news)) return isSecured(news.state) ? 'mismatch' : 'nothing';
  if (!isProgress(known.state, news.state)) return 'nothing';
  if (isSecured(known.state)) return 'taken';
  if (isLost(news.state)) return 'lost';
  if (!isSecured(news.state)) return 'pending';
  if (order === 'unpaid') return 'pays';
  return order === 'paid' ? 'double' : 'late';
};
