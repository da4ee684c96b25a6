import type { FastifyRequest } from 'fastify';
import type { Host } from '#platform/host';
import { requireOwnPage } from '#platform/sessions/csrf';

/** Throws unless a form comes from one of our own pages. */
export const requireOwn = (host: Host, request: FastifyRequest): void =>
  requireOwnPage(request, {
    secret: host.config.secret,
    now: host.clock.now(),
    sessionId: host.sessions.idOf(request),
  });
