import { path } from '#kernel/wire';
import type { Db } from '#platform/db/types';
import type { Host, JobContext } from '#platform/host';
import type { JobDefinition } from '#platform/jobs/define';
import { Registry } from '#platform/registry';
import type {
  DeliveryKind,
  DeliveryQuestion,
  PaymentMethod,
  PaymentMethodView,
  PricedDelivery,
} from '../contract';
import { isOwnMethod } from '../payment';
import type { Order, WhichOrder } from './order';

/** Who takes money for orders: ways to pay beside a bank transfer and the till. */
export type PaymentsPart = {
  /** Ways to pay for an order of so many cents. */
  listMethods: (
    host: Host,
    order: {
      totalCents: number;
      country: string;
      deliveryKind: DeliveryKind;
      /** Nothing of it is sent later, with which money could be taken. */
      hasSeats?: boolean;
    },
  ) => Promise<PaymentMethodView[]>;
  /** What an order's page says of its payment; `retryHref`: where it is tried (again). */
  presentOnOrder: (
    host: Host,
    order: Order,
  ) => Promise<{ text: string; retryHref?: string } | undefined>;
  /** Where a buyer goes to pay the order with this token. */
  startHref: (token: string) => string;
  /** Whether orders can be paid by a mailed link, and the job that mails one. */
  mailsLinks?: (host: Host) => boolean;
  mailLink?: JobDefinition<WhichOrder, JobContext>;
  /**
   * Asked before an unpaid order expires: brings the order up to date with what the provider knows
   * (through `markPaid` and `markPayment`). 'wait': a payment is under way, so ask again later.
   * When it throws, the order waits as well.
   */
  settle?: (host: Host, order: Order) => Promise<'wait' | undefined>;
};

/** Who says how orders are delivered and what that costs. */
export type DeliveryPart = {
  find: (
    host: Host,
    question: DeliveryQuestion,
    id: string,
  ) => Promise<(PricedDelivery & { kind: DeliveryKind }) | undefined>;
  /** The day ('dinsdag 3 maart') on which what may leave from an instant on comes. */
  arrives: (
    host: Host,
    question: Pick<DeliveryQuestion, 'country' | 'zipcode' | 'at'>,
    id: string,
  ) => Promise<string | undefined>;
};

/** Which pieces of an order were withdrawn: they are not sent any more, or come back. */
export type WithdrawnPart = (
  db: Db,
  orderId: number,
) => Promise<{ variantId: number; quantity: number }[]>;

const payments = new Registry<PaymentsPart>('payments part');
const deliveries = new Registry<DeliveryPart>('delivery part');
const withdrawals = new Registry<WithdrawnPart>('part for what is withdrawn');

export const registerPayments = (host: Host, part: PaymentsPart): void =>
  payments.add(host, 'payments', part);

export const findPayments = (host: Host): PaymentsPart | undefined =>
  payments.find(host, 'payments');

/** Where a buyer goes when his order was placed: to pay it, or to its page. */
export const hrefAfterOrder = (
  host: Host,
  { token, payment }: { token: string; payment: PaymentMethod },
): string => {
  const part = isOwnMethod(payment) ? undefined : findPayments(host);
  return part?.startHref(token) ?? path.order(token);
};

export const registerDelivery = (host: Host, part: DeliveryPart): void =>
  deliveries.add(host, 'delivery', part);

export const findDelivery = (host: Host): DeliveryPart | undefined =>
  deliveries.find(host, 'delivery');

export const registerWithdrawn = (host: Host, part: WithdrawnPart): void =>
  withdrawals.add(host, 'withdrawn', part);

export const findWithdrawn = (host: Host): WithdrawnPart | undefined =>
  withdrawals.find(host, 'withdrawn');
