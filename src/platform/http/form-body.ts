import { type ParsedUrlQuery, parse } from 'node:querystring';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#kernel/errors';
import { errorTexts } from '#kernel/messages/nl-errors';

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
  (typeof body === 'object' && body !== null && Object.keys(body).length > MOST_NAMES);

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
