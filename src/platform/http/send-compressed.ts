import { promisify } from 'node:util';
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
} from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { chooseEncoding } from './encoding';

/** In bytes: what is smaller fits one packet as it is. */
const WORTHWHILE = 1400;
/** In bytes: up to this, handing it to another thread costs more than doing it. */
const SMALL = 256 * 1024;
/** It is compressed for one reader: a third of the time of level 3, and a tenth larger. */
const LEVEL = 1;

const brotliOptions: BrotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: LEVEL, [constants.BROTLI_PARAM_LGWIN]: 16 },
};

const compressors = {
  br: {
    now: (body: Buffer) => brotliCompressSync(body, brotliOptions),
    aside: (body: Buffer) => promisify(brotliCompress)(body, brotliOptions),
  },
  gzip: {
    now: (body: Buffer) => gzipSync(body, { level: LEVEL }),
    aside: (body: Buffer) => promisify(gzip)(body, { level: LEVEL }),
  },
};

/**
 * Sends what is made for this request, compressed when it is large and the reader can take that. Not
 * for what holds a secret beside words of the request: its length would tell of the secret (BREACH).
 */
export const sendCompressed = async (reply: FastifyReply, body: Buffer): Promise<FastifyReply> => {
  const encoding = chooseEncoding(reply.request.headers['accept-encoding']);
  if (encoding === 'identity' || body.length < WORTHWHILE) return reply.send(body);
  const { now, aside } = compressors[encoding];
  reply.header('content-encoding', encoding);
  return reply.send(body.length > SMALL ? await aside(body) : now(body));
};
