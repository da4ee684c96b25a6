import type { PaymentState, ProviderName } from '../contract';

/** One line of an order as pay-later services want it. Money in cents, btw included. */
export type PaymentLine = {
  kind: 'goods' | 'delivery' | 'discount' | 'service';
  title: string;
  quantity: number;
  unitCents: number;
  totalCents: number;
  /** Percent. */
  vatRate: number;
  vatCents: number;
};

export type PaymentAddress = {
  firstName: string;
  lastName: string;
  street: string;
  housenumber: string;
  zipcode: string;
  place: string;
  country: string;
  email: string;
};

export type CreatePayment = {
  /** The same key is the same payment, however often it is asked for. */
  key: string;
  orderNumber: string;
  amountCents: number;
  methodId: string;
  /** Where the buyer comes back to. */
  redirectUrl: string;
  /** Where the provider reports changes; absent: it can't reach us. */
  webhookUrl?: string;
  locale: string;
  lines?: PaymentLine[];
  billing?: PaymentAddress;
};

export type CreatedPayment = { id: string; checkoutUrl: string };

/** What a provider says of a payment. */
export type ProviderPayment = {
  id: string;
  state: PaymentState;
  amountCents: number;
  currency: string;
  method?: string;
  paidAt?: Date;
  refundedCents: number;
  /** What the buyer's bank took back. */
  chargedBackCents: number;
  /** The key that it was made with, as the provider gives it back. */
  key?: string;
};

export type ProviderMethod = {
  id: string;
  title: string;
  minCents: number;
  /** Absent: no limit. */
  maxCents?: number;
  /** Address of its logo. */
  logo?: string;
};

export type ProviderRefund = {
  id: string;
  /** Absent: it was not us who asked for it. */
  key?: string;
  cents: number;
  state: 'sent' | 'done' | 'failed';
};

/**
 * Whoever moves money. All of it may throw ProviderError; what is asked twice with the same key
 * happens once.
 */
export type Provider = {
  name: ProviderName;
  createPayment(request: CreatePayment): Promise<CreatedPayment>;
  /** Undefined: there is no such payment. */
  getPayment(id: string): Promise<ProviderPayment | undefined>;
  /** Ways of paying in a country (ISO 3166), each with the amounts that it takes. */
  listMethods(query: { country: string }): Promise<ProviderMethod[]>;
  refund(id: string, cents: number, key: string): Promise<ProviderRefund>;
  listRefunds(id: string): Promise<ProviderRefund[]>;
  /** The payments of which a bank took money back last, at most some dozens. */
  listChargedBack(): Promise<string[]>;
  /** The refunds that were made last, at most some dozens, each with its payment. */
  listLastRefunds(): Promise<(ProviderRefund & { paymentId: string })[]>;
  /** Takes money that is held. */
  capture(id: string, key: string): Promise<void>;
  /** Lets go of a payment that is open or held; does nothing when it can't be. */
  cancel(id: string): Promise<void>;
  /** The payment that a notice is about, as it was posted. Absent: nothing comes by our address. */
  noticeId?(body: string): string | undefined;
};

/** A provider did not do what it was asked. Its message holds no secret and no personal data. */
export class ProviderError extends Error {
  /** The same may be asked again later. */
  readonly passing: boolean;
  /** HTTP status, if there was an answer. */
  readonly status?: number;

  constructor(message: string, options: { passing: boolean; status?: number; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.name = 'ProviderError';
    this.passing = options.passing;
    this.status = options.status;
  }
}

/** The provider of a payment is not set up here (any more). What it has to do waits until it is. */
export class ProviderMissing extends ProviderError {
  readonly provider: ProviderName;

  constructor(provider: ProviderName) {
    super(`${provider} is not set up here`, { passing: true });
    this.name = 'ProviderMissing';
    this.provider = provider;
  }
}
