import type { z } from 'zod';
import { toAmount, toCents } from '../../amount';
import { idInForm } from '../notice-id';
import {
  type CreatePayment,
  type Provider,
  ProviderError,
  type ProviderMethod,
  type ProviderPayment,
  type ProviderRefund,
} from '../provider';
import { type Ask, askMollie, type MollieSettings } from './client';
import { isHeld, isPayLater, presentAddress, presentLine } from './order-lines';
import {
  chargebacksShape,
  lastRefundsShape,
  methodsShape,
  paymentShape,
  refundShape,
  refundsShape,
} from './shapes';

/** Ways that need more than a page to go to, or that the shop offers itself. */
const LEFT_OUT = new Set(['banktransfer', 'directdebit', 'giftcard', 'pointofsale', 'voucher']);

/** Listed only for who says that he can offer them. */
const WALLETS = 'applepay,googlepay';

/** Mollie (docs.mollie.com, API v2): payments, refunds, captures and methods. */
export const createMollie = (settings: MollieSettings): Provider => {
  const ask = (what: Ask) => askMollie(settings, what);
  const at = (id: string) => `/payments/${encodeURIComponent(id)}`;

  const listRefunds = async (id: string): Promise<ProviderRefund[]> => {
    const reply = await ask({ method: 'GET', path: `${at(id)}/refunds`, query: { limit: '250' } });
    return read(refundsShape, reply)._embedded.refunds.map(presentRefund);
  };

  return {
    name: 'mollie',
    createPayment: async (request) => {
      const { key } = request;
      const body = bodyOf(request);
      const reply = read(paymentShape, await ask({ method: 'POST', path: '/payments', body, key }));
      return { id: reply.id, checkoutUrl: checkoutOf(reply) };
    },
    getPayment: async (id) => {
      const query = { embed: 'chargebacks' };
      const reply = await ask({ method: 'GET', path: at(id), query });
      return reply === undefined ? undefined : presentPayment(read(paymentShape, reply));
    },
    listMethods: async ({ country }) => {
      const query = { locale: 'nl_NL', billingCountry: country, includeWallets: WALLETS };
      const reply = await ask({ method: 'GET', path: '/methods', query });
      return read(methodsShape, reply)
        ._embedded.methods.filter(({ id }) => !LEFT_OUT.has(id))
        .map(presentMethod);
    },
    refund: async (id, cents, key) => {
      // Keys are forgotten after an hour; what came of an earlier try stays in the list.
      const known = (await listRefunds(id)).find((refund) => refund.key === key);
      if (known) return known;
      const body = { amount: toAmount(cents), description: key, metadata: { key } };
      const path = `${at(id)}/refunds`;
      return presentRefund(read(refundShape, await ask({ method: 'POST', path, body, key })));
    },
    listRefunds,
    listChargedBack: async () => {
      const reply = await ask({ method: 'GET', path: '/chargebacks', query: { limit: '50' } });
      const { chargebacks } = read(chargebacksShape, reply)._embedded;
      return [...new Set(chargebacks.map(({ paymentId }) => paymentId))];
    },
    listLastRefunds: async () => {
      const reply = await ask({ method: 'GET', path: '/refunds', query: { limit: '50' } });
      const { refunds } = read(lastRefundsShape, reply)._embedded;
      return refunds.map((one) => ({ ...presentRefund(one), paymentId: one.paymentId }));
    },
    capture: async (id, key) => {
      await ask({ method: 'POST', path: `${at(id)}/captures`, body: {}, key });
    },
    cancel: async (id) => {
      await ask({ method: 'DELETE', path: at(id) }).catch((error) => {
        // 422: it can't be cancelled any more.
        if (!(error instanceof ProviderError) || error.passing) throw error;
      });
    },
    noticeId: idInForm,
  };
};

const bodyOf = (request: CreatePayment) => ({
  amount: toAmount(request.amountCents),
  description: request.orderNumber,
  redirectUrl: request.redirectUrl,
  ...(request.webhookUrl && { webhookUrl: request.webhookUrl }),
  method: request.methodId,
  locale: request.locale,
  metadata: { order: request.orderNumber, key: request.key },
  ...(isHeld(request.methodId) && { captureMode: 'manual' }),
  ...(isPayLater(request.methodId) && {
    lines: request.lines?.map(presentLine),
    billingAddress: request.billing && presentAddress(request.billing),
  }),
});

/** Throws a lasting ProviderError: an answer that is no answer won't change by asking again. */
const read = <Shape extends z.ZodType>(shape: Shape, reply: unknown): z.output<Shape> => {
  const result = shape.safeParse(reply);
  if (result.success) return result.data;
  const { path = [], message = '' } = result.error.issues[0] ?? {};
  throw new ProviderError(`Mollie's answer is not as agreed: ${path.join('.')} ${message}`, {
    passing: false,
  });
};

type Reply = z.output<typeof paymentShape>;

/** The buyer is sent there: a web address, or nowhere. */
const checkoutOf = ({ _links }: Reply): string => {
  const href = _links?.checkout?.href ?? '';
  if (/^https?:\/\/[^\s"<>]+$/.test(href)) return href;
  throw new ProviderError('Mollie gave no address to pay at', { passing: false });
};

const keyOf = (metadata: unknown): string | undefined => {
  const { key } = (metadata ?? {}) as { key?: unknown };
  return typeof key === 'string' ? key : undefined;
};

/** What banks took back and did not return, in cents. */
const chargedBackOf = ({ amountChargedBack, _embedded }: Reply): number => {
  const all = _embedded?.chargebacks;
  if (!all) return amountChargedBack ? Math.abs(toCents(amountChargedBack)) : 0;
  return all
    .filter(({ reversedAt }) => !reversedAt)
    .reduce((sum, { amount }) => sum + Math.abs(toCents(amount)), 0);
};

const presentPayment = (reply: Reply): ProviderPayment => ({
  id: reply.id,
  state: reply.status,
  // Other currencies don't all have cents; nobody is asked to pay in one.
  amountCents: reply.amount.currency === 'EUR' ? toCents(reply.amount) : 0,
  currency: reply.amount.currency,
  method: reply.method ?? undefined,
  paidAt: reply.paidAt ? new Date(reply.paidAt) : undefined,
  refundedCents: reply.amountRefunded ? toCents(reply.amountRefunded) : 0,
  chargedBackCents: chargedBackOf(reply),
  key: keyOf(reply.metadata),
});

const presentMethod = (
  method: z.output<typeof methodsShape>['_embedded']['methods'][number],
): ProviderMethod => ({
  id: method.id,
  title: method.description,
  minCents: method.minimumAmount ? toCents(method.minimumAmount) : 1,
  maxCents: method.maximumAmount ? toCents(method.maximumAmount) : undefined,
  logo: method.image?.svg ?? method.image?.size2x ?? undefined,
});

const presentRefund = (refund: z.output<typeof refundShape>): ProviderRefund => ({
  id: refund.id,
  key: keyOf(refund.metadata),
  cents: toCents(refund.amount),
  state: refundState(refund.status),
});

const refundState = (status: string): ProviderRefund['state'] => {
  if (status === 'refunded') return 'done';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'sent';
};
