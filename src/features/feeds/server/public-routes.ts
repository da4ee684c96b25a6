import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { getSite } from '#features/settings/api.server';
import { feedLimits as limits } from '#kernel/limits-feeds';
import type { Host } from '#platform/host';
import { acceptsGzip } from '#platform/http/encoding';
import { limitCalls } from '#platform/http/limit-calls';
import { type FeedName, feedNames, feedPath } from '../contract';
import { type OpenFeed, openFeed } from './made';
import { noteAsked, readFeed } from './state';

const SECOND = 1000;

/** Whether a reader has it already, by its mark or, where he tells none, by its moment. */
const isKnown = ({ headers }: FastifyRequest, etag: string, changedAt: Date): boolean => {
  const marks = headers['if-none-match'];
  if (marks !== undefined) {
    return marks.split(',').some((mark) => mark.trim() === etag || mark.trim() === '*');
  }
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return Math.floor(changedAt.getTime() / SECOND) * SECOND <= since;
};

/** Sends a feed from its file, piece by piece, as it is kept or unpacked. */
const send = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { file }: OpenFeed,
): Promise<FastifyReply> => {
  reply.type('application/xml; charset=utf-8');
  const takesGzip = acceptsGzip(request.headers['accept-encoding']);
  if (takesGzip) reply.header('content-encoding', 'gzip');
  if (request.method === 'HEAD') {
    await file.close();
    return reply.send();
  }
  // Closes the file at its end, or when its reader leaves.
  const packed = file.createReadStream();
  // Whoever is sent it breaks off too when the file does.
  return reply.send(takesGzip ? packed : pipeline(packed, createGunzip(), () => undefined));
};

/** Feeds that are switched on, at addresses that anybody may ask: they tell what the site's pages tell. */
export const addPublicRoutes = (host: Host): void => {
  const options = { preHandler: limitCalls(limits.calls) };
  const answer = async (name: FeedName, request: FastifyRequest, reply: FastifyReply) => {
    const siteId = getSite(host).id;
    const { isOn } = await readFeed(host.db, siteId, name);
    if (!isOn) return reply.callNotFound();
    await noteAsked(host.db, siteId, { name, at: host.clock.now() });
    const feed = await openFeed(host, name);
    // The same told in another coding is the same: a weak mark says that.
    const etag = `W/"${feed.print}"`;
    reply
      .header('etag', etag)
      .header('last-modified', feed.changedAt.toUTCString())
      .header('cache-control', 'public, no-cache')
      .header('vary', 'accept-encoding')
      .header('x-robots-tag', 'noindex');
    if (isKnown(request, etag, feed.changedAt)) {
      await feed.file.close();
      return reply.code(304).send();
    }
    return send(request, reply, feed);
  };
  for (const name of feedNames) {
    host.app.get(feedPath[name], options, (request, reply) => answer(name, request, reply));
  }
};
