import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Leads to a page's present address; what the visitor chose goes along. A page may move back, so a
 * browser must not remember it for ever.
 */
export const leadTo = (
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  status: number,
) => {
  const at = request.url.indexOf('?');
  const query = at === -1 || path.includes('?') ? '' : request.url.slice(at);
  return reply.header('cache-control', 'no-cache').redirect(encodeURI(path) + query, status);
};

/** A path as it reads; as it is where it can't be read. */
export const decodePath = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};
