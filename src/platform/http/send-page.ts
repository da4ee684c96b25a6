import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CachedPage, type Encoding, encodePage } from '#platform/cache/encode-page';
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
};

export const htmlHeaders = { 'content-type': 'text/html; charset=utf-8' };

const etagMatches = (header: string | undefined, etag: string): boolean =>
  header
    ?.split(',')
    .some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*') === true;

type Prepared = {
  etag: string;
  shared: Record<string, string>;
  full: Record<string, string | number>;
};

const prepared = new WeakMap<CachedPage, Partial<Record<Encoding, Prepared>>>();

const prepare = (page: CachedPage, encoding: Encoding): Prepared => {
  const etag = encoding === 'identity' ? page.etag : `${page.etag.slice(0, -1)}-${encoding}"`;
  const shared = {
    ...page.headers,
    etag,
    vary: 'Accept-Encoding, Cookie',
    'cache-control': 'private, no-cache',
  };
  const full = {
    ...shared,
    ...(encoding === 'identity' ? undefined : { 'content-encoding': encoding }),
    'content-length': page.bodies[encoding].length,
  };
  return { etag, shared, full };
};

/** A kept page's headers are the same each time: put together once for each encoding. */
const preparedOf = (page: CachedPage, encoding: Encoding): Prepared => {
  const known = prepared.get(page) ?? {};
  const one = known[encoding] ?? prepare(page, encoding);
  if (!known[encoding]) prepared.set(page, { ...known, [encoding]: one });
  return one;
};

/** Writes a finished page straight to the socket: the quickest way that Node knows. */
export const writeCached = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
): void => {
  const { raw } = reply;
  const isHead = request.method === 'HEAD';
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const { etag, shared, full } = preparedOf(page, encoding);
  const withSections = (headers: Prepared['full']) =>
    isHead ? { ...headers, ...page.headHeaders } : headers;
  reply.hijack();
  if (etagMatches(request.headers['if-none-match'], etag)) {
    raw.writeHead(304, withSections(shared));
    raw.end();
    return;
  }
  raw.writeHead(page.status, withSections(full));
  if (isHead) raw.end();
  else raw.end(page.bodies[encoding]);
};

type Shared = {
  cache: PageCache;
  key: string;
  keeping: Keeping;
  page: Page;
  fixed: Record<string, string>;
  /** What is kept with it: see `CachedPage`. */
  content?: () => object;
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
    content: shared.content?.(),
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
