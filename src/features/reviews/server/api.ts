import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { describePath, json, type PathItem, problem, requireScope } from '#features/api/api.server';
import { one } from '#features/pages/api.server';
import { AppError, badRequest } from '#kernel/errors';
import { api } from '#kernel/limits-api';
import { reviewTexts } from '#kernel/messages/nl-reviews';
import { readWholeNumber } from '#kernel/values/whole-number';
import { path } from '#kernel/wire';
import type { Host } from '#platform/host';
import { limitCalls } from '#platform/http/limit-calls';
import { queryParams } from '#platform/http/params';
import type { ReviewState } from '../contract';
import { approveReview, type Read, refuseReview, replyToReview } from './moderate';
import { type ListedReview, type Listing, listReviews } from './read';

const texts = reviewTexts.api;

/** Calls of one client in a minute. */
const PER_MINUTE = 600;
const LAST_ID = 2 ** 31 - 1;

const states: readonly ReviewState[] = ['waiting', 'shown', 'refused'];

/** Who calls, for the review's record. Throws a 401 or 403 unless he is an admin. */
const requireAdmin = async (
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> => {
  const asked = { least: 'admin', words: texts.adminOnly } as const;
  const { userId } = await requireScope(host, request, reply, asked);
  return `api:${userId}`;
};

const readListing = (url: string): Listing => {
  const params = queryParams(url);
  const asked = one(params, 'state');
  const state = states.find((known) => known === asked);
  if (asked !== undefined && !state) throw badRequest(texts.badState(states.join(', ')));
  const limit = readWholeNumber(one(params, 'limit')) ?? api.limit;
  const start = readWholeNumber(one(params, 'start')) ?? 0;
  return {
    state,
    reported: one(params, 'reported') === '1',
    limit: Math.max(1, Math.min(api.maxLimit, limit)),
    start: Math.min(api.maxStart, start),
  };
};

/** A review as staff's programs read it; times in ISO 8601. */
const present = (review: ListedReview) => ({
  ...{ id: review.id, version: review.version, state: review.state },
  ...{ product_id: review.productId, product: review.product, choice: review.choice },
  ...{ is_verified: review.isVerified, rating: review.rating, title: review.title },
  ...{ text: review.text, name: review.name, language: review.language },
  ...{ refusal: review.refusal, reply: review.reply, reports: review.reports },
  written_at: review.writtenAt.toISOString(),
  changed_at: review.changedAt.toISOString(),
  judged_at: review.judgedAt?.toISOString() ?? null,
});

const text = z.string().max(5000);
const body = z.object({
  /** Which of its texts was read. */
  version: z.int().positive().max(LAST_ID),
  ground: text.optional(),
  note: text.optional(),
  reply: text.optional(),
});
type Body = z.output<typeof body>;

const readBody = (given: unknown): Body => {
  const result = body.safeParse(given ?? {});
  if (result.success) return result.data;
  const fields = result.error.issues.map(({ path: at, message }) => [at.join('.'), message]);
  throw new AppError(400, 'bad_body', texts.badBody, Object.fromEntries(fields));
};

type Action = (host: Host, read: Read, given: Body) => Promise<void>;

const actions: Record<string, Action> = {
  approve: (host, read) => approveReview(host, read),
  refuse: (host, read, { ground = '', note }) => refuseReview(host, read, { ground, note }),
  reply: (host, read, { reply = '' }) => replyToReview(host, read, reply),
};

const list = json({
  type: 'object',
  required: ['data', '_meta'],
  properties: {
    data: { type: 'array', items: { type: 'object' } },
    _meta: { type: 'object' },
  },
});
const done = json({ type: 'object', required: ['data'], properties: { data: { type: 'object' } } });
const errors = { 400: problem, 401: problem, 403: problem };
const query = (name: string, type: string) => ({ name, in: 'query', schema: { type } });

const describeAction = (action: string, more: Record<string, object>): PathItem => ({
  post: {
    operationId: `${action}Review`,
    summary: texts.actions[action as keyof typeof texts.actions],
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
    requestBody: {
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['version', ...(action === 'refuse' ? ['ground'] : [])],
            properties: { version: { type: 'integer' }, ...more },
          },
        },
      },
    },
    responses: { 200: done, ...errors, 404: problem, 409: problem },
  },
});

const string = { type: 'string' };
const paths: Record<string, PathItem> = {
  [`${path.api}/review`]: {
    get: {
      operationId: 'listReviews',
      summary: texts.list,
      parameters: [
        { name: 'state', in: 'query', schema: { type: 'string', enum: states } },
        ...[query('reported', 'integer'), query('limit', 'integer'), query('start', 'integer')],
      ],
      responses: { 200: list, ...errors },
    },
  },
  [`${path.api}/review/{id}/approve`]: describeAction('approve', {}),
  [`${path.api}/review/{id}/refuse`]: describeAction('refuse', {
    ground: { type: 'string', enum: Object.keys(reviewTexts.grounds) },
    note: string,
  }),
  [`${path.api}/review/{id}/reply`]: describeAction('reply', { reply: string }),
};

/** `/api/v1.0/review…`: what staff's programs do with reviews, for admins alone. */
export const addReviewApi = (host: Host): void => {
  const options = { preHandler: limitCalls(PER_MINUTE), config: { json: true } };
  const send = (reply: FastifyReply, content: object) =>
    reply
      .header('cache-control', 'private, no-store')
      .header('vary', 'Authorization')
      .send(content);

  host.app.get(`${path.api}/review`, options, async (request, reply) => {
    await requireAdmin(host, request, reply);
    const listing = readListing(request.url);
    const { limit, start } = listing;
    const data = (await listReviews(host.db, listing)).map(present);
    return send(reply, { data, _meta: { limit, start } });
  });
  for (const [name, act] of Object.entries(actions)) {
    host.app.post(`${path.api}/review/:id/${name}`, options, async (request, reply) => {
      const by = await requireAdmin(host, request, reply);
      const { id: typed } = request.params as { id: string };
      const id = Math.min(LAST_ID, readWholeNumber(typed) ?? 0);
      const given = readBody(request.body);
      await act(host, { id, version: given.version, by }, given);
      return send(reply, { data: { id } });
    });
  }
  for (const [at, item] of Object.entries(paths)) describePath(host, at, item);
};
