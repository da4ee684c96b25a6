import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** A finished answer, kept in each encoding, ready to be written to a socket. */
export type CachedPage = {
  status: number;
  etag: string;
  /** Further headers, names in lower case. */
  headers: Record<string, string>;
  /** Headers that only a HEAD reply carries: those of the page's sections. */
  headHeaders: Record<string, string>;
  bodies: Record<Encoding, Buffer>;
  /** What it was made of, for visitors whose page differs in its frame alone. */
  content?: object;
};

/** Compresses a page once, in both encodings that browsers ask for. */
export const encodePage = async (
  html: string | Buffer,
  page: Omit<CachedPage, 'bodies' | 'etag'>,
): Promise<CachedPage> => {
  const identity = typeof html === 'string' ? Buffer.from(html) : html;
  const [br, gz] = await Promise.all([
    brotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    zip(identity, { level: 6 }),
  ]);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { ...page, etag, bodies: { identity, gzip: gz, br } };
};
