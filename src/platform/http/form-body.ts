import { type ParsedUrlQuery, parse } from 'node:querystring';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#kernel/errors';
import { errorTexts } from '#kernel/messages/nl-errors';
import { plainText } from '#kernel/values/plain-text';

/** The most values of one body, and the most names: many times what the largest page sends. */
export const MOST_VALUES = 20_000;
const MOST_NAMES = 2000;

/** Stands in place of a body that was not read, since reading that many takes seconds. */
const tooMany: ParsedUrlQuery = Object.freeze(Object.create(null));

const holdsTooMany = (text: string): boolean => {
  let at = -1;
  for (let pairs = 0; pairs < MOST_VALUES; pairs += 1) {
    at = text.indexOf('&', at + 1);
    if (at === -1) return false;
  }
  return true;
};

/** Reads `a=1&b=2`. It can't throw: Fastify calls it where nobody would catch that. */
export const readFormBody = (text: string): ParsedUrlQuery =>
  holdsTooMany(text) ? tooMany : parse(text, '&', '=', { maxKeys: 0 });

const isTooMuch = (body: unknown): boolean =>
  body === tooMany ||
  // The bytes of a file are no fields.
  (typeof body === 'object' &&
    body !== null &&
    !Buffer.isBuffer(body) &&
    Object.keys(body).length > MOST_NAMES);

/** A hook that answers a 413 to a body with more than any page sends, forms and JSON alike. */
export const refuseManyFields = (
  request: FastifyRequest,
  _reply: FastifyReply,
  done: (error?: Error) => void,
): void =>
  done(
    isTooMuch(request.body)
      ? new AppError(413, 'too_many_fields', errorTexts.byStatus[413] ?? '')
      : undefined,
  );

/** Cleans all texts of a body, however deep they lie. Without recursion: bodies may be nested deeply. */
const cleanTexts = (body: object): void => {
  const left = [body as Record<string, unknown>];
  for (let one = left.pop(); one !== undefined; one = left.pop()) {
    for (const [name, value] of Object.entries(one)) {
      if (typeof value === 'string') one[name] = plainText(value);
      else if (typeof value === 'object' && value !== null) left.push(value as typeof one);
    }
  }
};

/**
 * A hook that takes control characters out of all posted texts (see `plainText`). A route that reads its
 * own body, such as a site form with its files, says itself what is wrong with one.
 */
export const cleanPosted = (
  { body, routeOptions }: FastifyRequest,
  _reply: FastifyReply,
  done: () => void,
): void => {
  const readsItself = routeOptions.config?.fileBody !== undefined;
  if (typeof body === 'object' && body !== null && !readsItself && !Buffer.isBuffer(body)) {
    cleanTexts(body);
  }
  done();
};
