import type { FastifyReply, FastifyRequest } from 'fastify';
import { staff as limits } from '#kernel/limits-staff';
import { limitCalls } from '#platform/http/limit-calls';
import { compressOwn } from '#platform/http/send-compressed';
import { refuseCrossSite } from '#platform/sessions/csrf';
import { refuseForeignWrite } from './guard';

const keepNowhere = async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  reply.header('cache-control', 'private, no-store');
};

/** What every call of the office has: it speaks JSON, comes from the office alone, and not too often. */
export const officeRoute = () => ({
  onRequest: [refuseCrossSite, refuseForeignWrite, keepNowhere],
  preHandler: limitCalls(limits.callsPerMinute),
  onSend: compressOwn,
  config: { json: true },
});
