import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { findCart, renderCartPopover } from '#features/cart/api.server';
import { findMyStore, languageOf } from '#features/pages/api.server';
import { getSite } from '#features/settings/api.server';
import type { Host } from '#platform/host';
import { clientOf } from '#platform/http/client-of';
import { CheckoutPopover } from '../site/checkout-popover.view';
import { type CheckoutState, renderCheckout } from './render';
import { sendFragment } from './send';
import { renderUnpaid } from './unpaid';

/** Whether a site's popover holds the whole checkout, rather than the cart with a way to it. */
const holdsCheckout = (host: Host): boolean => getSite(host).settings.checkoutIn === 'popover';

/** What stands in the popover (S7.3/1, S7.3/2): an empty cart has nothing to order. */
export const sendPopover = async (
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  state: Pick<CheckoutState, 'session' | 'removed'>,
): Promise<FastifyReply> => {
  const { session, removed } = state;
  if (holdsCheckout(host)) {
    const { html, quantity } = await renderCheckout(host, {
      ...state,
      client: clientOf(request),
      mine: (await findMyStore(host, request))?.id,
    });
    const popover = createElement(CheckoutPopover, { html });
    if (quantity > 0) return sendFragment(reply, { html: renderToStaticMarkup(popover), quantity });
  }
  const language = languageOf(host, request);
  const cart = await findCart(host, session?.id, { removed, language });
  const told = cart.totals.quantity === 0 ? await renderUnpaid(host, session?.id) : '';
  return sendFragment(reply, {
    html: await renderCartPopover(host, cart, session?.id, language, told),
    quantity: cart.totals.quantity,
  });
};
