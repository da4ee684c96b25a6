import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressAside, compressNow, type Encoding } from '#platform/cache/compress';
import { isCrossSite } from '#platform/sessions/csrf';
import { chooseEncoding } from './encoding';

/** In bytes: what is smaller fits one packet as it is. */
const WORTHWHILE = 1400;
/** In bytes: up to this, handing it to another thread costs more than doing it. */
const SMALL = 256 * 1024;

const encodingFor = ({ request }: FastifyReply, body: Buffer): Encoding =>
  body.length < WORTHWHILE ? 'identity' : chooseEncoding(request.headers['accept-encoding']);

/**
 * Sends what is made for this request, compressed when it is large and the reader can take that. What is
 * one visitor's own goes by `sendOwn`.
 */
export const sendCompressed = async (reply: FastifyReply, body: Buffer): Promise<FastifyReply> => {
  const encoding = encodingFor(reply, body);
  if (encoding === 'identity') return reply.send(body);
  reply.header('content-encoding', encoding);
  return reply.send(
    body.length > SMALL ? await compressAside(body, encoding) : compressNow(body, encoding),
  );
};

/** The same, at once: the bytes may be used for something else as soon as it returns. */
export const sendMade = (reply: FastifyReply, body: Buffer): FastifyReply => {
  const encoding = encodingFor(reply, body);
  if (encoding === 'identity') return reply.send(Buffer.from(body));
  return reply.header('content-encoding', encoding).send(compressNow(body, encoding));
};

/**
 * The same for what is one visitor's own. Another site that leads him here may choose words of the request
 * and see how long the answer is (BREACH): what it asks for is not compressed, so that its length tells
 * nothing.
 */
export const sendOwn = (reply: FastifyReply, body: Buffer): FastifyReply =>
  isCrossSite(reply.request) ? reply.send(Buffer.from(body)) : sendMade(reply, body);

/** The same of an answer that is written already: a hook (`onSend`) of routes that answer with text. */
export const compressOwn = async (
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> => {
  if (typeof payload !== 'string' || isCrossSite(request)) return payload;
  const body = Buffer.from(payload);
  const encoding = encodingFor(reply, body);
  if (encoding === 'identity') return payload;
  reply.header('content-encoding', encoding);
  return body.length > SMALL ? compressAside(body, encoding) : compressNow(body, encoding);
};
