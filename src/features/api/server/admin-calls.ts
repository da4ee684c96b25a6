import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { one } from '#features/pages/api.server';
import { AppError, badRequest } from '#kernel/errors';
import { api } from '#kernel/limits-api';
import { adminCallTexts as texts } from '#kernel/messages/nl-api';
import { readWholeNumber } from '#kernel/values/whole-number';
import { path } from '#kernel/wire';
import type { Host } from '#platform/host';
import { limitCalls } from '#platform/http/limit-calls';
import { queryParams } from '#platform/http/params';
import { requireScope } from './authenticate';
import { tellIssue } from './tell-issue';
import { apiUserNames } from './users';

/** Calls of one client in a minute. */
const PER_MINUTE = 600;

/** Who calls, for logs. Throws a 401 or 403 unless he is an admin. */
const requireAdmin = async (
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> => {
  const asked = { least: 'admin', words: texts.adminOnly } as const;
  const { userId = 0 } = await requireScope(host, request, reply, asked);
  // With its name: a key may be gone when the story is read.
  const name = (await apiUserNames(host.db, [userId])).get(userId);
  return name === undefined ? `api:${userId}` : `api:${userId}:${name}`;
};

/** A state that a list is narrowed to. Throws a 400 for one that there isn't. */
export const readState = <State extends string>(
  url: string,
  name: string,
  states: readonly State[],
): State | undefined => {
  const asked = one(queryParams(url), name);
  const state = states.find((known) => known === asked);
  if (asked !== undefined && !state) throw badRequest(texts.badState(states.join(', ')));
  return state;
};

/** Which part of a list is asked for. */
export const readPaging = (url: string): { limit: number; start: number } => {
  const params = queryParams(url);
  const limit = readWholeNumber(one(params, 'limit')) ?? api.limit;
  const start = readWholeNumber(one(params, 'start')) ?? 0;
  return {
    limit: Math.max(1, Math.min(api.maxLimit, limit)),
    start: Math.min(api.maxStart, start),
  };
};

/** Reads a posted body; without one it reads as `{}`. Throws a 400 that says which part is wrong. */
export const readBody = <T>(schema: z.ZodType<T>, body: unknown): T => {
  const result = schema.safeParse(body ?? {});
  if (result.success) return result.data;
  const fields = Object.fromEntries(
    result.error.issues.map((issue) => [issue.path.join('.') || 'body', tellIssue(issue)]),
  );
  throw new AppError(400, 'bad_body', texts.badBody, fields);
};

/** A number in an address, as it was typed. */
export const typedNumber = (request: FastifyRequest): string =>
  (request.params as { number: string }).number.replaceAll('\0', '').slice(0, 60);

/** By their address below that of the API. */
export type AdminCalls = {
  /** What is read, each with the whole reply. */
  reads: Record<string, (request: FastifyRequest) => Promise<object>>;
  /** What is done, each with its reply's `data`. `by`: who does it. */
  actions: Record<string, (request: FastifyRequest, by: string) => Promise<object>>;
};

const send = (reply: FastifyReply, body: object): FastifyReply =>
  reply.header('cache-control', 'private, no-store').header('vary', 'Authorization').send(body);

/** Adds calls of staff's programs: for admins alone. */
export const addAdminCalls = (host: Host, { reads, actions }: AdminCalls): void => {
  const options = { preHandler: limitCalls(PER_MINUTE), config: { json: true } };
  for (const [route, read] of Object.entries(reads)) {
    host.app.get(`${path.api}/${route}`, options, async (request, reply) => {
      await requireAdmin(host, request, reply);
      return send(reply, await read(request));
    });
  }
  for (const [route, act] of Object.entries(actions)) {
    host.app.post(`${path.api}/${route}`, options, async (request, reply) => {
      const by = await requireAdmin(host, request, reply);
      return send(reply, { data: await act(request, by) });
    });
  }
};
