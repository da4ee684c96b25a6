import type { FastifyReply } from 'fastify';
import { sendCompressed } from '#platform/http/send-compressed';

/** Sends a reply of the API. */
export const send = (reply: FastifyReply, body: object): Promise<FastifyReply> =>
  sendCompressed(
    reply
      .header('cache-control', 'private, no-cache')
      .header('vary', 'Authorization, Accept-Encoding')
      .type('application/json; charset=utf-8'),
    Buffer.from(JSON.stringify(body)),
  );
