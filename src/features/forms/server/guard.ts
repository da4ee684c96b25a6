import type { FastifyRequest } from 'fastify';
import type { Params } from '#features/pages/api.server';
import { AppError } from '#kernel/errors';
import { field } from '#kernel/wire';
import type { Host } from '#platform/host';
import { requireOwnPage } from '#platform/sessions/csrf';
import { firstOf } from './posted';

/**
 * Whether a form comes from a page of ours that still holds. False: its token is missing or too old,
 * and the visitor may send it again. Throws a 403 when another site sent it.
 */
export const isOwnPost = (host: Host, request: FastifyRequest, params: Params): boolean => {
  const { body } = request;
  request.body = { [field.token]: firstOf(params, field.token) };
  try {
    requireOwnPage(host, request);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'token') return false;
    throw error;
  } finally {
    request.body = body;
  }
};
