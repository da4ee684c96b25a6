import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CachedPage, encodePage } from '#platform/cache/encode-page';
import type { Keeping, PageCache } from '#platform/cache/page-cache';
import { chooseEncoding } from './encoding';

/** A rendered page on its way out. */
export type Page = {
  status: number;
  html: string | Buffer;
  /** Headers of its own, names in lower case. */
  headers?: Record<string, string>;
  /** Headers that only a HEAD reply carries. */
  headHeaders?: Record<string, string>;
  /** Kept with it: see `CachedPage`. */
  content?: object;
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

type Shared = {
  cache: PageCache;
  key: string;
  keeping: Keeping;
  page: Page;
  fixed: Record<string, string>;
};

/**
 * Keeps a page that is the same for everybody for the next visitor. One that isn't there (404, 410)
 * is not kept, and undefined: anyone can think up addresses.
 */
export const keepShared = async (shared: Shared): Promise<CachedPage | undefined> => {
  const { cache, page } = shared;
  if (!cache.enabled || page.status !== 200) return undefined;
  const encoded = await encodePage(page.html, {
    status: page.status,
    headers: { ...shared.fixed, ...htmlHeaders, ...page.headers },
    headHeaders: page.headHeaders ?? {},
    content: page.content,
  });
  cache.keep(shared.key, encoded, shared.keeping);
  return encoded;
};

/** Sends a page that is the same for everybody, and keeps it. */
export const sendShared = async (
  request: FastifyRequest,
  reply: FastifyReply,
  shared: Shared,
): Promise<FastifyReply> => {
  const encoded = await keepShared(shared);
  if (!encoded) return sendOnce(request, reply, shared.page, 'private, no-cache');
  writeCached(request, reply, encoded);
  return reply;
};

const bytesOf = (html: string | Buffer): Buffer =>
  typeof html === 'string' ? Buffer.from(html) : html;

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
  // As bytes: a text would be gone through twice, for its length and to be written.
  return reply.send(bytesOf(page.html));
};
