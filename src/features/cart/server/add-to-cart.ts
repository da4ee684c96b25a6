import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '#features/pages/api.server';
import { enCart, enChooseFirst } from '#kernel/messages/en-shop';
import { inLanguage } from '#kernel/messages/language';
import { cartTexts, chooseFirst, formMessage, formTexts } from '#kernel/messages/nl-shop';
import type { Host } from '#platform/host';
import { chooseVariant } from '../choose';
import { type Added, addPieces } from './add';
import { type Asked, type Choices, findChoices } from './choices';
import { cartExpiry } from './expiry';
import { type Outcome, outcomeOf } from './outcome';
import { countPieces } from './read';

export type AddResult = Outcome & {
  /** Pieces in the cart now. */
  count: number;
  /** What the visitor may choose from, when that is what is wrong. */
  choices?: Choices;
};

/** What the form asked for; `pieces` undefined: no number that makes sense. */
export type AddRequest = Asked & { pieces: number | undefined };

/** Puts what a visitor chose in his cart, beginning a session if there is none. */
export const addToCart = async (
  host: Host,
  asked: AddRequest,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<AddResult> => {
  const { pieces } = asked;
  const texts = inLanguage(languageOf(host, request), cartTexts, enCart);
  if (!pieces) {
    return refuse(host, request, formMessage(formTexts.invalid, cartTexts.quantity), asked);
  }
  const session = await host.sessions.ensure(request, reply);
  const add = (variant: Parameters<typeof addPieces>[1]['variant']) =>
    addPieces(host.db, { sessionId: session.id, variant, pieces, expiresAt: cartExpiry(host) });
  const told = (added: Added): AddResult => ({
    ...outcomeOf(added, pieces, texts),
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
    count: session ? await countPieces(host.db, session.id) : 0,
  };
};
