import type { FastifyReply, FastifyRequest } from 'fastify';
import { saveTyped, tellCapped } from '#features/cart/api.server';
import { cappedParam, mostParam, type RemovedLine } from '#features/cart/contract';
import { findMyStore, one, readParams } from '#features/pages/api.server';
import { readWholeNumber } from '#kernel/values/whole-number';
import { path, view } from '#kernel/wire';
import type { Host } from '#platform/host';
import { clientOf } from '#platform/http/client-of';
import { requireOwnPage } from '#platform/sessions/csrf';
import { type CheckoutValues, openField, stepField, updatePath } from '../contract';
import { findPasswordProblem } from './account';
import { knownValues } from './known';
import { addLineRoute } from './lines';
import { addOrderRoute } from './order';
import { orderKeyOf } from './order-key';
import { sendPopover } from './popover';
import { renderCheckout } from './render';
import { sendCheckout, viewOf } from './send';
import { readStep } from './steps';
import { addTermsRoute } from './terms';
import { isCutShort, readSecrets, readValues } from './values';

/** What was just taken out, as the address tells it after a plain form. */
const removedOf = (query: unknown): Pick<RemovedLine, 'variantId' | 'quantity'> | undefined => {
  const params = readParams(query);
  const variantId = readWholeNumber(one(params, 'removed'));
  const quantity = readWholeNumber(one(params, 'pieces'));
  return variantId && quantity ? { variantId, quantity } : undefined;
};

/** That a line got fewer pieces than were asked for, as the address tells it after a plain form. */
const noticesOf = (query: unknown): string[] => {
  const params = readParams(query);
  const capped = readWholeNumber(one(params, cappedParam));
  return capped ? [tellCapped(capped, one(params, mostParam) !== undefined || undefined)] : [];
};

/** S7.3/2, S7.3/4: the cart for the popover, the checkout for its place, or the whole page. */
const show = (host: Host) => async (request: FastifyRequest, reply: FastifyReply) => {
  const session = await host.sessions.find(request);
  const removed = removedOf(request.query);
  const notices = noticesOf(request.query);
  if (viewOf(request) === view.framework) {
    return sendPopover(host, request, reply, { session, removed });
  }
  return sendCheckout(
    host,
    request,
    reply,
    await renderCheckout(host, {
      ...{ session, removed, notices, client: clientOf(request) },
      mine: (await findMyStore(host, request))?.id,
    }),
  );
};

/** A code that is taken away. */
const without = (values: CheckoutValues, name: string | undefined): CheckoutValues => {
  const isCode = name === 'discount_code' || name === 'giftcard_code';
  return isCode ? { ...values, [name]: undefined } : values;
};

/** S7.3/5: keeps what was typed and answers with the form, its totals made anew. */
const update = (host: Host) => async (request: FastifyRequest, reply: FastifyReply) => {
  requireOwnPage(host, request);
  const session = await host.sessions.find(request);
  const params = readParams(request.body);
  const sent = readValues(params);
  const kept = session && isCutShort(params) ? await knownValues(host, session) : {};
  const values = without({ ...kept, ...sent }, one(params, 'remove'));
  if (session) await saveTyped(host.db, session.id, values);
  const orderKey = orderKeyOf(host, request, session);
  const asked = { ends: readStep(one(params, stepField)), opens: readStep(one(params, openField)) };
  const secrets = readSecrets(params);
  const isEnded = asked.ends === 'contact' && session?.accountId === null;
  const checkout = await renderCheckout(host, {
    session,
    values,
    orderKey,
    asked,
    secrets,
    passwordProblem: isEnded ? await findPasswordProblem(host, values, secrets) : undefined,
    client: clientOf(request),
    mine: (await findMyStore(host, request))?.id,
  });
  return sendCheckout(host, request, reply, checkout);
};

export const addCheckoutRoutes = (host: Host): void => {
  const { app } = host;
  app.get(path.checkout, show(host));
  // Addresses that a browser shows after a form was sent: reloaded, they are the checkout.
  for (const sent of [updatePath, path.placeOrder, path.cartLine]) app.get(sent, show(host));
  app.post(updatePath, update(host));
  addTermsRoute(host);
  addLineRoute(host);
  addOrderRoute(host);
};
