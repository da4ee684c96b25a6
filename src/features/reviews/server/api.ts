import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  addAdminCalls,
  describePath,
  json,
  type PathItem,
  problem,
  readBody,
  readPaging,
  readState,
} from '#features/api/api.server';
import { one } from '#features/pages/api.server';
import { reviewTexts } from '#kernel/messages/nl-reviews';
import { readWholeNumber } from '#kernel/values/whole-number';
import { path } from '#kernel/wire';
import type { Host } from '#platform/host';
import { queryParams } from '#platform/http/params';
import type { ReviewState } from '../contract';
import { approveReview, type Read, refuseReview, replyToReview } from './moderate';
import { type ListedReview, type Listing, listReviews } from './read';

const texts = reviewTexts.api;

const LAST_ID = 2 ** 31 - 1;

const states: readonly ReviewState[] = ['waiting', 'shown', 'refused'];

const readListing = (url: string): Listing => ({
  state: readState(url, 'state', states),
  reported: one(queryParams(url), 'reported') === '1',
  ...readPaging(url),
});

/** A review as staff's programs read it; times in ISO 8601. */
const present = (review: ListedReview) => ({
  ...{ id: review.id, version: review.version, state: review.state },
  ...{ product_id: review.productId, product: review.product, choice: review.choice },
  ...{ is_verified: review.isVerified, rating: review.rating, title: review.title },
  ...{ text: review.text, name: review.name, language: review.language },
  ...{ refusal: review.refusal, reply: review.reply, reports: review.reports },
  written_at: review.writtenAt.toISOString(),
  changed_at: review.changedAt.toISOString(),
  judged_at: review.moderatedAt?.toISOString() ?? null,
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

type Action = (host: Host, read: Read, given: Body) => Promise<void>;

const actions: Record<string, Action> = {
  approve: (host, read) => approveReview(host, read),
  refuse: (host, read, { ground = '', note }) => refuseReview(host, read, { ground, note }),
  reply: (host, read, { reply = '' }) => replyToReview(host, read, reply),
};

const listed = json({
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
      responses: { 200: listed, ...errors },
    },
  },
  [`${path.api}/review/{id}/approve`]: describeAction('approve', {}),
  [`${path.api}/review/{id}/refuse`]: describeAction('refuse', {
    ground: { type: 'string', enum: Object.keys(reviewTexts.grounds) },
    note: string,
  }),
  [`${path.api}/review/{id}/reply`]: describeAction('reply', { reply: string }),
};

const list = (host: Host) => async (request: FastifyRequest) => {
  const listing = readListing(request.url);
  const { limit, start } = listing;
  const data = (await listReviews(host.db, listing)).map(present);
  return { data, _meta: { limit, start } };
};

const act = (host: Host, action: Action) => async (request: FastifyRequest, by: string) => {
  const id = Math.min(LAST_ID, readWholeNumber((request.params as { id: string }).id) ?? 0);
  const given = readBody(body, request.body);
  await action(host, { id, version: given.version, by }, given);
  return { id };
};

/** `/api/v1.0/review…`: what staff's programs do with reviews, for admins alone. */
export const addReviewApi = (host: Host): void => {
  addAdminCalls(host, {
    reads: { review: list(host) },
    actions: Object.fromEntries(
      Object.entries(actions).map(([name, action]) => [`review/:id/${name}`, act(host, action)]),
    ),
  });
  for (const [at, item] of Object.entries(paths)) describePath(host, at, item);
};
