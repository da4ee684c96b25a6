import { badRequest } from '#kernel/errors';
import { customerTexts as texts } from '#kernel/messages/nl-customers';

type Body = Record<string, unknown>;
export type Pieces = { variantId: number; quantity: number };

const KEY = /^[\w-]{8,64}$/;

/** Articles of one order that are named at once. */
const MOST_LINES = 200;
const MOST_PIECES = 100_000;

/** What was typed, without what no text holds. */
export const textOf = (body: Body, name: string): string => {
  const said = body[name];
  return typeof said === 'string' ? said.replaceAll('\0', '').trim() : '';
};

/** A text that may not be left out, nor be longer than that. Throws a 400. */
export const needText = (
  body: Body,
  name: string,
  { most, missing }: { most: number; missing: string },
): string => {
  const said = textOf(body, name);
  if (said === '') throw badRequest(missing, { [name]: missing });
  const long = texts.tooLong(most);
  if (said.length > most) throw badRequest(long, { [name]: long });
  return said;
};

/** What makes sending twice one. Throws a 400. */
export const keyOf = ({ key }: Body): string => {
  const wrong = texts.refund.keyWrong;
  if (typeof key !== 'string' || !KEY.test(key)) throw badRequest(wrong, { key: wrong });
  return key;
};

const isCount = (value: unknown, most: number): value is number =>
  Number.isSafeInteger(value) && Number(value) > 0 && Number(value) <= most;

/** Pieces that were chosen; undefined: none were named. Throws a 400. */
export const piecesOf = ({ pieces }: Body): Pieces[] | undefined => {
  if (pieces === undefined) return undefined;
  const wrong = badRequest(texts.piecesWrong, { pieces: texts.piecesWrong });
  if (!Array.isArray(pieces) || pieces.length === 0 || pieces.length > MOST_LINES) throw wrong;
  return pieces.map((one: unknown) => {
    const { variantId, quantity } = (one ?? {}) as Record<string, unknown>;
    if (!isCount(variantId, 2 ** 31 - 1) || !isCount(quantity, MOST_PIECES)) throw wrong;
    return { variantId, quantity };
  });
};

/** The same where some must be named. */
export const needPieces = (body: Body): Pieces[] => {
  const pieces = piecesOf(body);
  if (!pieces) throw badRequest(texts.piecesWrong, { pieces: texts.piecesWrong });
  return pieces;
};

/** A whole number of cents, or of things. */
export const countOf = (body: Body, name: string): number | undefined => {
  const said = body[name];
  return Number.isSafeInteger(said) && Number(said) >= 0 ? Number(said) : undefined;
};
