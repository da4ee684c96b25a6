import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { saveTyped } from '#features/cart/api.server';
import { placeOrder } from '#features/orders/api.server';
import type { OrderResult } from '#features/orders/contract';
import { one, readParams } from '#features/pages/api.server';
import { checkoutTexts as texts } from '#kernel/messages/nl-shop';
import { formatEuro } from '#kernel/values/money';
import { path } from '#kernel/wire';
import type { Host } from '#platform/host';
import type { Session } from '#platform/sessions/sessions';
import { type CheckoutErrors, type CheckoutValues, seenField } from '../contract';
import { validateCheckout } from '../validate';
import { requireOwn } from './own';
import { renderCheckout } from './render';
import { orderKeyOf, sendCheckout } from './send';
import { listPickupStores } from './stores';
import { asRequest, readValues } from './values';

/** What a visitor is told when nothing was placed. */
const explain = (result: Exclude<OrderResult, { kind: 'placed' }>): CheckoutErrors => {
  if (result.kind === 'empty') return {};
  if (result.kind === 'unavailable') return { '': texts.notAvailable };
  if (result.kind === 'higher') return { '': texts.higher(formatEuro(result.totalCents)) };
  return { '': texts.changed };
};

/** Places the order, or says by field what is in the way of it. */
const tryToOrder = async (
  host: Host,
  session: Session,
  form: { values: CheckoutValues; key: string; seen: string },
): Promise<{ token: string } | { errors: CheckoutErrors }> => {
  const stores = await listPickupStores(host);
  const errors = validateCheckout(form.values, { storeIds: stores.map(({ id }) => id) });
  if (Object.keys(errors).length > 0) return { errors };
  const result = await placeOrder(host, {
    sessionId: session.id,
    accountId: session.accountId,
    key: form.key,
    seen: form.seen,
    ...asRequest(form.values, stores),
  });
  return result.kind === 'placed' ? { token: result.token } : { errors: explain(result) };
};

/** S7.3/3: the order itself. What was typed is kept before anything else is done with it. */
const order = (host: Host) => async (request: FastifyRequest, reply: FastifyReply) => {
  requireOwn(host, request);
  const session = await host.sessions.find(request);
  const params = readParams(request.body);
  const values = readValues(params);
  const refuse = async (errors: CheckoutErrors, orderKey?: string) => {
    const checkout = await renderCheckout(host, { session, values, errors, orderKey });
    return sendCheckout(host, request, reply, checkout, 422);
  };
  if (!session) return refuse({});
  await saveTyped(host.db, session.id, values);
  const key = orderKeyOf(request) ?? randomBytes(18).toString('base64url');
  const seen = one(params, seenField) ?? '';
  const outcome = await tryToOrder(host, session, { values, key, seen });
  if ('errors' in outcome) return refuse(outcome.errors, key);
  return reply.redirect(path.order(outcome.token), 303);
};

export const addOrderRoute = (host: Host): void => {
  host.app.post(path.placeOrder, order(host));
};
