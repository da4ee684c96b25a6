import type { FastifyReply, FastifyRequest } from 'fastify';
import { authenticate } from '#features/api/api.server';
import type { Host } from '#platform/host';
import { clientOf } from '#platform/http/client-of';
import { senderClient } from './budget';
import { refusal } from './refusal';
import type { UploadRow } from './rows';

/** Who sends or asks for a file. */
export type Sender = {
  sessionId?: string;
  /** The API user, unless he may do no more than anyone: all visitors share that one. */
  userId?: number;
  /** The member of staff, of what is sent in the office. */
  staffId?: number;
  /** A hash of his network address. */
  client: string;
  isAdmin: boolean;
};

/** Who sends. Throws a 401 for a token that doesn't hold, also for none when one is needed. */
export const readSender = async (
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  { tokenNeeded }: { tokenNeeded: boolean },
): Promise<Sender> => {
  const { scope, userId } = await authenticate(host, request, reply);
  if (tokenNeeded && userId === undefined) {
    reply.header('www-authenticate', 'Bearer');
    throw refusal(401, 'token', (words) => words.token);
  }
  return {
    sessionId: (await host.sessions.find(request))?.id,
    userId: scope === 'anonymous' ? undefined : userId,
    client: senderClient(host, clientOf(request)),
    isAdmin: scope === 'admin',
  };
};

/**
 * Whether a file is the sender's: the member's, the session's or the API user's that began it. One that was begun
 * with neither is known to nobody but him, as its name can't be guessed.
 */
export const isOwn = (
  { sessionId, userId, staffId }: Pick<UploadRow, 'sessionId' | 'userId' | 'staffId'>,
  sender: Pick<Sender, 'sessionId' | 'userId' | 'staffId'>,
): boolean => {
  if (staffId !== null || sender.staffId !== undefined) return staffId === sender.staffId;
  if (sessionId === null && userId === null) return true;
  if (sessionId !== null && sessionId === sender.sessionId) return true;
  return userId !== null && userId === sender.userId;
};
