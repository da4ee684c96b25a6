import type { FastifyRequest } from 'fastify';
import { one, readParams } from '#features/pages/api.server';
import { field } from '#kernel/wire';
import type { Host } from '#platform/host';
import { isOnceKey, newOnceKey } from '#platform/sessions/once-key';
import type { Session } from '#platform/sessions/sessions';

const purposeOf = ({ id: sessionId }: Pick<Session, 'id'>) => ({ act: 'order', sessionId });

/** A key for a form that was not sent yet. */
export const newOrderKey = (host: Host, session: Pick<Session, 'id'>): string =>
  newOnceKey(host.config.secret, purposeOf(session));

/** The key that a form was posted with, if we made it for this session. An address gives none. */
export const orderKeyOf = (
  host: Host,
  request: FastifyRequest,
  session: Pick<Session, 'id'> | undefined,
): string | undefined => {
  const key = one(readParams(request.body), field.idempotencyKey);
  return session && isOnceKey(host.config.secret, purposeOf(session), key) ? key : undefined;
};
