import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from '#platform/http/encoding';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** In bytes: what is smaller fits one packet as it is. */
const WORTHWHILE = 1400;
/** An answer is compressed for one reader, so quickly. */
const QUALITY = 3;

const compress = (body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> =>
  encoding === 'br'
    ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
    : zip(body, { level: QUALITY });

/** Sends a reply of the API, compressed when it is large and the reader can take that. */
export const send = async (
  request: FastifyRequest,
  reply: FastifyReply,
  body: object,
): Promise<FastifyReply> => {
  const whole = Buffer.from(JSON.stringify(body));
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  reply
    .header('cache-control', 'private, no-cache')
    .header('vary', 'Authorization, Accept-Encoding')
    .type('application/json; charset=utf-8');
  if (encoding === 'identity' || whole.length < WORTHWHILE) return reply.send(whole);
  return reply.header('content-encoding', encoding).send(await compress(whole, encoding));
};
