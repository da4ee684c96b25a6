import type { FastifyRequest } from 'fastify';
import { AppError } from '#kernel/errors';
import type { Host } from '#platform/host';
import { requireOwnPage } from '#platform/sessions/csrf';

/** Whether the page of a form is still good; throws when it comes from another site. */
export const isStillGood = (host: Host, request: FastifyRequest): boolean => {
  try {
    requireOwnPage(host, request);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'token') return false;
    throw error;
  }
};
