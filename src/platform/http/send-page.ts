import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Encoding } from '#platform/cache/compress';
import { type CachedPage, encodePage } from '#platform/cache/encode-page';
import type { Keeping, PageCache } from '#platform/cache/page-cache';
import { isPersonal } from '#platform/shared-cache/personal';
import { chooseEncoding } from './encoding';
import { sendMade, sendOwn } from './send-compressed';

/** A rendered page on its way out. */
export type Page = {
  status: number;
  html: Buffer;
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
  body: Buffer;
  etag: string;
  shared: Record<string, string>;
  full: Record<string, string | number>;
};

/** What may be shared by caches before the site is sent so to a visitor who has nothing personal to see. */
const sharingHeaders = (
  { method, headers }: FastifyRequest,
  { sharing }: CachedPage,
): Record<string, string | number> | undefined => {
  if (!sharing || method !== 'GET') return undefined;
  if (headers.cookie && isPersonal(headers.cookie)) return undefined;
  const age = sharing.age();
  return age === undefined ? undefined : { ...sharing.headers, age };
};

const prepared = new WeakMap<CachedPage, Partial<Record<Encoding, Prepared>>>();

const prepare = (page: CachedPage, encoding: Encoding, body: Buffer): Prepared => {
  const etag = page.bodies.tag(encoding);
  const shared = {
    ...page.headers,
    etag,
    vary: 'Accept-Encoding, Cookie',
    'cache-control': 'private, no-cache',
  };
  const full = {
    ...shared,
    ...(encoding === 'identity' ? undefined : { 'content-encoding': encoding }),
    'content-length': body.length,
  };
  return { body, etag, shared, full };
};

/** A kept page's headers are the same as long as its bytes are: put together once for each encoding. */
const preparedOf = (page: CachedPage, encoding: Encoding): Prepared => {
  const body = page.bodies.as(encoding);
  const known = prepared.get(page) ?? {};
  const ready = known[encoding];
  if (ready?.body === body) return ready;
  const one = prepare(page, encoding, body);
  prepared.set(page, { ...known, [encoding]: one });
  return one;
};

/**
 * Writes a finished page straight to the socket: the quickest way that Node knows. One that was kept is
 * compressed better for who comes next: it may be asked for often.
 */
export const writeCached = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  { again = false }: { again?: boolean } = {},
): void => {
  const { raw } = reply;
  const isHead = request.method === 'HEAD';
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const { body, etag, shared, full } = preparedOf(page, encoding);
  const sharing = sharingHeaders(request, page);
  const withMore = (headers: Prepared['full']) => {
    if (isHead) return { ...headers, ...page.headHeaders };
    return sharing ? { ...headers, ...sharing } : headers;
  };
  reply.hijack();
  if (etagMatches(request.headers['if-none-match'], etag)) {
    raw.writeHead(304, withMore(shared));
    raw.end();
    return;
  }
  raw.writeHead(page.status, withMore(full));
  if (isHead) raw.end();
  else raw.end(body);
  if (again && !isHead) page.bodies.improve(encoding);
};

type Shared = {
  cache: PageCache;
  key: string;
  keeping: Keeping;
  page: Page;
  fixed: Record<string, string>;
  /** In which whoever asks for it now gets it. */
  encoding: Encoding;
  /** What is kept with it: see `CachedPage`. */
  content: object;
  stores?: readonly number[] | undefined;
};

/**
 * Keeps a page that is the same for everybody for the next visitor. One that isn't there (404, 410)
 * is not kept, and undefined: anyone can think up addresses.
 */
export const keepShared = (shared: Shared): CachedPage | undefined => {
  const { cache, page, encoding, content } = shared;
  if (!cache.enabled || page.status !== 200) return undefined;
  const told = {
    status: page.status,
    headers: { ...shared.fixed, ...htmlHeaders, ...page.headers },
    headHeaders: page.headHeaders ?? {},
    content,
    ...(shared.stores && { stores: shared.stores }),
  };
  const encoded = encodePage(page.html, encoding, told, cache.lastBodies(shared.key));
  cache.keep(shared.key, encoded, shared.keeping);
  return encoded;
};

/** In which encoding a reader gets a page that is the same for everybody. */
export const encodingFor = ({ headers }: FastifyRequest): Encoding =>
  chooseEncoding(headers['accept-encoding']);

/**
 * Sends a page that only this visitor may see, or that nobody keeps. Its bytes may be used for another as
 * soon as this returns.
 */
export const sendOnce = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  { isOwn }: { isOwn: boolean } = { isOwn: true },
): FastifyReply => {
  reply.code(page.status).headers({ ...htmlHeaders, ...page.headers });
  reply.header('cache-control', isOwn ? 'private, no-store' : 'private, no-cache');
  reply.header('vary', 'Accept-Encoding, Cookie');
  if (request.method === 'HEAD' && page.headHeaders) reply.headers(page.headHeaders);
  return isOwn ? sendOwn(reply, page.html) : sendMade(reply, page.html);
};
