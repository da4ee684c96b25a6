import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { mayCheckEmail, validatePassword } from '#features/accounts/api.server';
import {
  type AccountOfferPart,
  findOrderByToken,
  isUnfinished,
  type Order,
  registerAccountOffer,
  serveOrderPage,
} from '#features/orders/api.server';
import { one, readParams } from '#features/pages/api.server';
import { notFound } from '#kernel/errors';
import { checkoutTexts } from '#kernel/messages/nl-shop';
import { path } from '#kernel/wire';
import type { Host } from '#platform/host';
import { clientOf } from '#platform/http/client-of';
import { requireOwnPage } from '#platform/sessions/csrf';
import { accountAfterPath } from '../contract';
import { ACCOUNT_OFFER, AccountMade, AccountOffer, PASSWORD } from '../site/account-offer.view';
import { makeAccount, rememberWhere } from './account';

const texts = checkoutTexts.after;

/** In the address of the page, once the account is made. */
const DONE = 'account';

/** Of an order that stands: while it waits for a payment, that is what its page is about. */
const isOfferedFor = ({ state, paymentMethod, paymentState }: Order): boolean =>
  state !== 'cancelled' && !isUnfinished(paymentMethod, paymentState);

/** Why there is no account of an order; undefined: it is made, with the id. */
const tryAccount = async (
  host: Host,
  request: FastifyRequest,
  order: Order,
): Promise<{ accountId: number } | { error: string; status: number }> => {
  const { email, billing, delivery, token } = order;
  const { firstName, lastName, phone } = billing;
  const password = one(readParams(request.body), PASSWORD) ?? '';
  const error = await validatePassword(host, password, { email, firstName, lastName, phone });
  if (error) return { error, status: 422 };
  // The answer tells who has an account: it is counted with all that do.
  if (!(await mayCheckEmail(host, clientOf(request), email))) {
    return { error: texts.often, status: 429 };
  }
  const where = { billing, delivery: delivery ?? undefined };
  const accountId = await makeAccount(host, { token, email, ...where }, password);
  if (!accountId) return { error: texts.exists, status: 422 };
  await rememberWhere(host, accountId, where);
  return { accountId };
};

const makeAfter = (host: Host) => async (request: FastifyRequest, reply: FastifyReply) => {
  requireOwnPage(host, request);
  const { token } = request.params as { token: string };
  const order = await findOrderByToken(host, token);
  if (!order) throw notFound();
  // Somebody's already, perhaps by pressing twice, or not offered: there is nothing to make.
  if (order.accountId !== null || !isOfferedFor(order)) {
    return reply.redirect(path.order(token), 303);
  }
  const made = await tryAccount(host, request, order);
  if ('error' in made) {
    const note = { account: made.error };
    return serveOrderPage(host, request, reply, order, { status: made.status, note });
  }
  await host.sessions.renew(request, reply, made.accountId);
  return reply.redirect(`${path.order(token)}?gedaan=${DONE}#${ACCOUNT_OFFER}`, 303);
};

/** What the page of an order says of an account: that it is to be had, or was just made. */
const offer: AccountOfferPart = (_, order, { token, note, isLoggedIn }) => {
  if (order.accountId !== null) {
    return isLoggedIn && note?.done === DONE ? createElement(AccountMade) : undefined;
  }
  if (isLoggedIn || !isOfferedFor(order)) return undefined;
  const error = typeof note?.account === 'string' ? note.account : undefined;
  return createElement(AccountOffer, {
    ...{ orderToken: order.token, email: order.email, token, error },
  });
};

/** An account after the order, on the order's page. */
export const addAccountAfter = (host: Host): void => {
  registerAccountOffer(host, offer);
  host.app.post(accountAfterPath(':token'), makeAfter(host));
};
