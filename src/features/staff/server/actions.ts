import type { FastifyRequest } from 'fastify';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { clientOf } from '#platform/http/client-of';
import { deviceOf } from '#platform/sessions/device';
import { staffActions } from './tables';

export type StaffAction = Pick<typeof staffActions.$inferInsert, 'action' | 'outcome'> &
  Partial<Pick<typeof staffActions.$inferInsert, 'memberId' | 'subject' | 'before' | 'after'>>;

/** Notes in the audit log what a member did, or what was tried in his name. */
export const noteAction = async (
  host: Host,
  request: FastifyRequest,
  action: StaffAction,
  tx?: Tx,
): Promise<void> => {
  await (tx ?? host.db).insert(staffActions).values({
    ...{ at: host.clock.now(), client: clientOf(request), device: deviceOf(request) },
    ...action,
  });
};
