import { eq } from 'drizzle-orm';
import { listOrderLines, type Order } from '#features/orders/api.server';
import { payments as limits } from '#kernel/limits';
import type { Host } from '#platform/host';
import { noticePath, returnPath } from '../contract';
import { isPublic } from '../is-public';
import { isRunning } from '../progress';
import { type Claim, claimAttempt, type Payment } from './attempts';
import { letGo } from './let-go';
import { isPayLater } from './mollie/order-lines';
import { billingOf, linesOf } from './present-lines';
import { type CreatePayment, type Provider, ProviderError } from './provider';
import { findProvider } from './providers';
import { settlePayment } from './settle';
import { payments } from './tables';

export type Started =
  /** There the buyer pays. */
  | { kind: 'go'; url: string }
  /** Paid, gone, or nothing to pay: his order's page shows it. */
  | { kind: 'over' }
  /** `away`: the provider doesn't answer. `refused`: it won't, for this way to pay. */
  | { kind: 'away' | 'refused' | 'too-often' | 'none' };

type Attempt = Extract<Claim, { kind: 'attempt' }>;

const asking = new WeakMap<Host, Map<number, Promise<string>>>();

/**
 * Begins to pay an order, or goes on with the payment that runs. However often and from wherever it
 * is asked, an order has one open payment.
 */
export const startPayment = async (host: Host, order: Order): Promise<Started> => {
  const provider = findProvider(host);
  if (!provider) return { kind: 'none' };
  const claim = await claimAttempt(host, order.id, provider.name);
  if (claim.kind !== 'attempt') return claim;
  if (await isDecided(host, claim)) {
    // The open payment has ended meanwhile: the order is paid, or there is a newer attempt.
    const next = await claimAttempt(host, order.id, provider.name);
    return next.kind === 'attempt' ? go(host, provider, next) : next;
  }
  return go(host, provider, claim);
};

/** Whether what ran has been decided: the attempt itself, or the one at another provider that was left for it. */
const isDecided = async (host: Host, { payment, left }: Attempt): Promise<boolean> => {
  if (left) {
    const isOver = await hasEnded(host, left);
    if (!isOver) letGo(host, left);
    return isOver;
  }
  const age = host.clock.now().getTime() - payment.updatedAt.getTime();
  return payment.checkoutUrl !== null && age >= limits.fresh && hasEnded(host, payment);
};

/** Asks after a payment: its notice may have been lost. */
const hasEnded = async (host: Host, payment: Payment): Promise<boolean> => {
  const state = await settlePayment(host, payment.id).catch((err) => {
    host.log.warn({ err, payment: payment.id }, 'a payment could not be asked after');
    return payment.state;
  });
  return state !== undefined && !isRunning(state);
};

const go = async (
  host: Host,
  provider: Provider,
  { payment, order }: { payment: Payment; order: Order },
): Promise<Started> => {
  try {
    return {
      kind: 'go',
      url: payment.checkoutUrl ?? (await askOnce(host, provider, payment, order)),
    };
  } catch (err) {
    if (!(err instanceof ProviderError)) throw err;
    host.log.warn({ err, payment: payment.id }, 'a payment could not be made');
    if (err.passing) return { kind: 'away' };
    await giveUp(host, payment);
    return { kind: 'refused' };
  }
};

/** Many who ask at once in this process ask the provider once; elsewhere the key sees to it. */
const askOnce = (
  host: Host,
  provider: Provider,
  payment: Payment,
  order: Order,
): Promise<string> => {
  const tasks = asking.get(host) ?? new Map<number, Promise<string>>();
  asking.set(host, tasks);
  const running = tasks.get(payment.id);
  if (running) return running;
  const task = make(host, provider, payment, order).finally(() => tasks.delete(payment.id));
  tasks.set(payment.id, task);
  return task;
};

const make = async (
  host: Host,
  provider: Provider,
  payment: Payment,
  order: Order,
): Promise<string> => {
  const made = await provider.createPayment(await requestOf(host, payment, order));
  await host.db
    .update(payments)
    .set({ providerId: made.id, checkoutUrl: made.checkoutUrl, updatedAt: host.clock.now() })
    .where(eq(payments.id, payment.id));
  return made.checkoutUrl;
};

/** The same for the same attempt, so that asking again with its key is the same question. */
const requestOf = async (host: Host, payment: Payment, order: Order): Promise<CreatePayment> => {
  const { siteUrl } = host.config;
  const request: CreatePayment = {
    key: payment.key,
    orderNumber: order.number,
    amountCents: payment.amountCents,
    methodId: payment.method,
    redirectUrl: siteUrl + returnPath(order.token),
    webhookUrl: isPublic(siteUrl) ? siteUrl + noticePath(payment.provider) : undefined,
    locale: 'nl_NL',
  };
  if (!isPayLater(payment.method)) return request;
  const lines = linesOf(order, await listOrderLines(host.db, order.id), payment.amountCents);
  return { ...request, lines, billing: billingOf(order) };
};

/** The provider won't have it: the next try is another payment. */
const giveUp = async (host: Host, { id }: Payment): Promise<void> => {
  await host.db
    .update(payments)
    .set({ state: 'failed', current: false, checkAt: null, updatedAt: host.clock.now() })
    .where(eq(payments.id, id));
};
