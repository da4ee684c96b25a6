import type { FastifyRequest } from 'fastify';
import { AppError } from '#kernel/errors';
import type { Host } from '#platform/host';
import { requireOwnPage } from '#platform/sessions/csrf';

/** Throws unless a form comes from one of our own pages. */
export const requireOwn = (host: Host, request: FastifyRequest): void =>
  requireOwnPage(request, {
    secret: host.config.secret,
    now: host.clock.now(),
    sessionId: host.sessions.idOf(request),
  });

/** Whether the page of a form is still good; throws when it comes from another site. */
export const isStillGood = (host: Host, request: FastifyRequest): boolean => {
  try {
    requireOwn(host, request);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'token') return false;
    throw error;
  }
};
