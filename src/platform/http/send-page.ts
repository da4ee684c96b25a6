import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CachedPage, encodePage } from '#platform/cache/encode-page';
import type { Keeping, PageCache } from '#platform/cache/page-cache';
import { chooseEncoding } from './encoding';

/** A rendered page on its way out. */
export type Page = {
  status: number;
  html: string;
  /** Headers of its own, names in lower case. */
  headers?: Record<string, string>;
  /** Headers that only a HEAD reply carries. */
  headHeaders?: Record<string, string>;
};

export const htmlHeaders = { 'content-type': 'text/html; charset=utf-8' };

const etagMatches = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*');

/** Writes a finished page straight to the socket: the quickest way that Node knows. */
export const writeCached = (request: FastifyRequest, reply: FastifyReply, page: CachedPage): void => {
  const { raw } = reply;
  const isHead = request.method === 'HEAD';
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const body = page.bodies[encoding];
  const etag = encoding === 'identity' ? page.etag : `${page.etag.slice(0, -1)}-${encoding}"`;
  const headers: Record<string, string | number> = {
    ...page.headers,
    ...(isHead ? page.headHeaders : undefined),
    etag,
    vary: 'Accept-Encoding, Cookie',
    'cache-control': 'private, no-cache',
  };
  reply.hijack();
  if (etagMatches(request.headers['if-none-match'], etag)) {
    raw.writeHead(304, headers);
    raw.end();
    return;
  }
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  headers['content-length'] = body.length;
  raw.writeHead(page.status, headers);
  if (isHead) raw.end();
  else raw.end(body);
};

/**
 * Sends a page that is the same for everybody, and keeps it for the next visitor. One that isn't
 * there (404, 410) is not kept: anyone can think up addresses.
 */
export const sendShared = async (
  request: FastifyRequest,
  reply: FastifyReply,
  options: {
    cache: PageCache;
    key: string;
    keeping: Keeping;
    page: Page;
    fixed: Record<string, string>;
  },
): Promise<FastifyReply> => {
  const { cache, page } = options;
  if (!cache.enabled || page.status !== 200) {
    return sendOnce(request, reply, page, 'private, no-cache');
  }
  const encoded = await encodePage(page.html, {
    status: page.status,
    headers: { ...options.fixed, ...htmlHeaders, ...page.headers },
    headHeaders: page.headHeaders ?? {},
  });
  cache.keep(options.key, encoded, options.keeping);
  writeCached(request, reply, encoded);
  return reply;
};

/** Sends a page that only this visitor may see, or that nobody keeps. */
export const sendOnce = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  cacheControl = 'private, no-store',
): FastifyReply => {
  reply.code(page.status).headers({ ...htmlHeaders, ...page.headers });
  reply.header('cache-control', cacheControl);
  if (request.method === 'HEAD' && page.headHeaders) reply.headers(page.headHeaders);
  return reply.send(page.html);
};
