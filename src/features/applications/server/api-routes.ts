import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { requireScope } from '#features/api/api.server';
import { AppError, notFound } from '#kernel/errors';
import { applications as texts } from '#kernel/messages/nl-applications';
import { readWholeNumber } from '#kernel/values/whole-number';
import { path } from '#kernel/wire';
import type { Host } from '#platform/host';
import { decideApplication } from './state';

/** What staff can decide. */
export const decisions = ['invited', 'rejected', 'hired'] as const;

const bodySchema = z.object({ state: z.enum(decisions) });

/** Staff decide of an application with `{"state": "invited"}`. */
export const addStateRoute = (host: Host): void => {
  host.app.post(
    `${path.api}/application/:id/state`,
    async (request: FastifyRequest, reply: FastifyReply) => {
      await requireScope(host, request, reply, { least: 'staff', words: texts.api.scope });
      const id = readWholeNumber((request.params as { id: string }).id);
      if (id === undefined || id >= 2 ** 31) throw notFound(texts.api.unknown);
      const body = bodySchema.safeParse(request.body);
      if (!body.success) throw new AppError(422, 'state', texts.api.state);
      const { state, eraseAt } = await decideApplication(host, id, body.data.state);
      return reply
        .header('cache-control', 'no-store')
        .send({ data: { id, state, erase_at: eraseAt } });
    },
  );
};
