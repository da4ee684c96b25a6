import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  addQuantity,
  type Change,
  type Changed,
  cartExpiry,
  changeLine,
  findCart,
  removeLine,
  renderCartPopover,
  tellCapped,
} from '#features/cart/api.server';
import { cappedParam, mostParam, type RemovedLine } from '#features/cart/contract';
import { findMyStore, languageOf, one, type Params, readParams } from '#features/pages/api.server';
import { cart as limits } from '#kernel/limits';
import { enCart } from '#kernel/messages/en-shop';
import { inLanguage, type Texts } from '#kernel/messages/language';
import { cartTexts, formMessage, formTexts } from '#kernel/messages/nl-shop';
import { readWholeNumber } from '#kernel/values/whole-number';
import { field, path, view } from '#kernel/wire';
import type { Host } from '#platform/host';
import { requireOwnPage } from '#platform/sessions/csrf';
import { renderCheckout } from './render';
import { sendCheckout, sendFragment, viewOf } from './send';

type Removed = Pick<RemovedLine, 'variantId' | 'quantity'>;

/** A button's step comes before the number beside it; a number that makes no sense is no change. */
const changeOf = (params: Params): Change | undefined => {
  const step = one(params, 'step');
  if (step !== undefined) return step === '1' || step === '-1' ? { step: Number(step) } : undefined;
  const quantity = readWholeNumber(one(params, field.quantity)?.trim());
  return quantity === undefined ? undefined : { quantity };
};

/** How many a line got of more that were asked for; `isMost`: it holds no more, though there are. */
type Capped = { has: number; isMost: boolean };

/** What came of it: what was taken out, how many it became of more, or why nothing was done. */
type Outcome = { removed?: Removed; capped?: Capped; notice?: Notice };
type CartTexts = Texts<typeof cartTexts>;
type Notice = (texts: CartTexts) => string;

const noSuchLine: Notice = (texts) => texts.noSuchLine;
const invalid: Notice = () => formMessage(formTexts.invalid, cartTexts.quantity);

const cappedOf = ({ has, wanted, pieces, most }: Changed): Capped | undefined =>
  // Of what sold out the line itself tells.
  wanted > has && pieces > 0
    ? { has, isMost: pieces > has && has === (most ?? limits.maxQuantityPerLine) }
    : undefined;

/** What was removed is put back, unless it lies there again. */
const undo = async (host: Host, sessionId: string, params: Params): Promise<Outcome> => {
  const id = readWholeNumber(one(params, 'variant_id'));
  const quantity = readWholeNumber(one(params, field.quantity));
  const variant = id && { id };
  if (!variant || !quantity) return { notice: noSuchLine };
  const expiresAt = cartExpiry(host);
  await addQuantity(host.db, { sessionId, variant, quantity, expiresAt, onlyNew: true });
  return {};
};

/** Does what a line's form asks. */
const obey = async (host: Host, sessionId: string, params: Params): Promise<Outcome> => {
  if (one(params, 'undo') !== undefined) return undo(host, sessionId, params);
  const lineId = readWholeNumber(one(params, field.lineId)) ?? 0;
  const line = { sessionId, lineId, expiresAt: cartExpiry(host) };
  const change = changeOf(params);
  const isRemoved =
    one(params, 'remove') !== undefined ||
    (change !== undefined && 'quantity' in change && change.quantity === 0);
  if (isRemoved) {
    const removed = await removeLine(host.db, line);
    return removed ? { removed } : { notice: noSuchLine };
  }
  if (!change) return { notice: invalid };
  const changed = await changeLine(host.db, line, change);
  return changed ? { capped: cappedOf(changed) } : { notice: noSuchLine };
};

const addressAfter = ({ removed, capped }: Outcome): string => {
  if (capped) {
    const { has, isMost } = capped;
    return `${path.checkout}?${cappedParam}=${has}${isMost ? `&${mostParam}=1` : ''}`;
  }
  return removed
    ? `${path.checkout}?removed=${removed.variantId}&pieces=${removed.quantity}`
    : path.checkout;
};

/** Changes, removes or puts back a line of the visitor's own cart. */
const change = (host: Host) => async (request: FastifyRequest, reply: FastifyReply) => {
  requireOwnPage(host, request);
  const found = await host.sessions.find(request);
  const session = found && (await host.sessions.ensure(request, reply));
  const outcome: Outcome = session
    ? await obey(host, session.id, readParams(request.body))
    : { notice: noSuchLine };
  const { removed, capped, notice } = outcome;
  const noticesIn = (texts: CartTexts) =>
    [notice?.(texts), capped && tellCapped(capped.has, capped.isMost, texts)].filter(
      (text) => typeof text === 'string',
    );
  const status = notice ? 422 : 200;
  const asked = viewOf(request);
  if (asked === view.framework) {
    const language = languageOf(host, request);
    const notices = noticesIn(inLanguage(language, cartTexts, enCart));
    const cart = await findCart(host, session?.id, { removed, notices, language });
    const html = await renderCartPopover(host, cart, session?.id, language);
    return sendFragment(reply, { html, quantity: cart.totals.quantity }, status);
  }
  if (asked === view.ajax || notice) {
    const checkout = await renderCheckout(host, {
      ...{ session, removed, notices: noticesIn(cartTexts) },
      mine: (await findMyStore(host, request))?.id,
    });
    return sendCheckout(host, request, reply, checkout, status);
  }
  return reply.redirect(addressAfter(outcome), 303);
};

export const addLineRoute = (host: Host): void => {
  host.app.post(path.cartLine, change(host));
};
