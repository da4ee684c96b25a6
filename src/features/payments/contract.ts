/** How an attempt to pay stands with its provider. */
export type PaymentState =
  /** The buyer has not chosen or confirmed anything yet. */
  | 'open'
  /** He did, and his bank has not answered yet. */
  | 'pending'
  | 'failed'
  | 'canceled'
  | 'expired'
  /** The money is promised and held until what was ordered is sent. */
  | 'authorized'
  | 'paid';

/** How a mailed link to pay stands. `good`: the order is paid by it; the others say why not, and nothing else of it. */
export type LinkStanding = 'good' | 'paid' | 'cancelled' | 'ended';

/** 'mollie', 'testbank', or of another that was registered. */
export type ProviderName = string;

/** What can come of a payment at the test bank. */
export const testBankOutcomes = ['paid', 'failed', 'canceled', 'expired', 'later'] as const;
export type TestBankOutcome = (typeof testBankOutcomes)[number];

/** Begins to pay an order, or goes on with it (by the order's token). */
export const startPath = (token: string): string => `/webcore/payment/start/${token}`;
/** Where an order by telephone is paid, by the token that its buyer was mailed. */
export const linkPath = (token: string): string => `/webcore/payment/link/${token}`;
/** Where a provider sends the buyer back to. */
export const returnPath = (token: string): string => `/webcore/payment/return/${token}`;
/** Another try, perhaps in another way. */
export const retryPath = (token: string): string => `/webcore/payment/retry/${token}`;
/** Where a provider says that a payment changed. */
export const noticePath = (provider: string): string => `/webcore/payment/notice/${provider}`;
export const logoPath = (methodId: string): string => `/webcore/payment/logo/${methodId}`;
export const testBankPath = (id: string): string => `/webcore/testbank/${id}`;

/** Form fields. */
export const methodField = 'payment_method';
export const outcomeField = 'outcome';
