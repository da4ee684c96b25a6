import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { chooseEncoding } from './encoding';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** In bytes: what is smaller fits one packet as it is. */
const WORTHWHILE = 1400;
/** It is compressed for one reader, so quickly. */
const QUALITY = 3;

const compress = (body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> =>
  encoding === 'br'
    ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
    : zip(body, { level: QUALITY });

/**
 * Sends what is made for this request, compressed when it is large and the reader can take that. Not
 * for what holds a secret beside words of the request: its length would tell of the secret (BREACH).
 */
export const sendCompressed = async (reply: FastifyReply, body: Buffer): Promise<FastifyReply> => {
  const encoding = chooseEncoding(reply.request.headers['accept-encoding']);
  if (encoding === 'identity' || body.length < WORTHWHILE) return reply.send(body);
  return reply.header('content-encoding', encoding).send(await compress(body, encoding));
};
