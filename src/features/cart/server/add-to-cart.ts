import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '#features/pages/api.server';
import { enCart, enChooseFirst } from '#kernel/messages/en-shop';
import { inLanguage } from '#kernel/messages/language';
import { cartTexts, chooseFirst, formMessage, formTexts } from '#kernel/messages/nl-shop';
import type { Host } from '#platform/host';
import { chooseVariant } from '../choose';
import { type Added, addQuantity } from './add';
import { type Asked, type Choices, findChoices } from './choices';
import { cartExpiry } from './expiry';
import { type Outcome, outcomeOf } from './outcome';
import { countItems } from './read';

export type AddResult = Outcome & {
  /** Pieces in the cart now. */
  count: number;
  /** What the visitor may choose from, when that is what is wrong. */
  choices?: Choices;
};

/** What the form asked for; `quantity` undefined: no number that makes sense. */
export type AddRequest = Asked & { quantity: number | undefined };

/** Puts what a visitor chose in his cart, beginning a session if there is none. */
export const addToCart = async (
  host: Host,
  asked: AddRequest,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<AddResult> => {
  const { quantity } = asked;
  const texts = inLanguage(languageOf(host, request), cartTexts, enCart);
  if (!quantity) {
    return refuse(host, request, formMessage(formTexts.invalid, cartTexts.quantity), asked);
  }
  const session = await host.sessions.ensure(request, reply);
  const add = (variant: Parameters<typeof addQuantity>[1]['variant']) =>
    addQuantity(host.db, { sessionId: session.id, variant, quantity, expiresAt: cartExpiry(host) });
  const told = (added: Added): AddResult => ({
    ...outcomeOf(added, quantity, texts),
    count: added.count,
  });
  const added = await add(asked);
  if (added) return told(added);
  const choices = await findChoices(host, asked.productId);
  if (!choices) return refuse(host, request, texts.unknown);
  const chosen = chooseVariant(choices.variants, asked);
  if ('missing' in chosen) {
    const first = inLanguage(languageOf(host, request), chooseFirst, enChooseFirst);
    const group = chosen.missing === 'size' && choices.isMailed ? 'value' : chosen.missing;
    return refuse(host, request, first[group], asked, choices);
  }
  if ('unknown' in chosen) return refuse(host, request, texts.unknownChoice, asked, choices);
  const found = await add({ id: chosen.variantId });
  return found ? told(found) : refuse(host, request, texts.unknown);
};

const refuse = async (
  host: Host,
  request: FastifyRequest,
  message: string,
  asked?: Asked,
  known?: Choices,
): Promise<AddResult> => {
  const session = await host.sessions.find(request);
  const choices = known ?? (asked && (await findChoices(host, asked.productId)));
  return {
    success: false,
    message,
    choices,
    count: session ? await countItems(host.db, session.id) : 0,
  };
};
