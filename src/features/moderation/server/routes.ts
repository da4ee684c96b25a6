import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readBody } from '#features/api/api.server';
import { officeRoute, requireSpecial } from '#features/office/api.server';
import {
  approveReview,
  type ListedReview,
  listReviews,
  refuseReview,
  replyToReview,
} from '#features/reviews/api.server';
import { noteAction } from '#features/staff/api.server';
import { AppError, badRequest, notFound } from '#kernel/errors';
import { staff as limits } from '#kernel/limits-staff';
import { moderationTexts as texts } from '#kernel/messages/nl-moderation';
import { readWholeNumber } from '#kernel/values/whole-number';
import { officePath } from '#kernel/wire-staff';
import type { Host } from '#platform/host';
import { one, queryParams } from '#platform/http/params';
import { type ReviewKind, reviewKinds, type ToldReview, type ToldReviews } from '../contract';

const LAST_ID = 2 ** 31 - 1;

/** Reviews that are told at once: each is read as a whole. */
const PAGE = 20;

const text = z.string().max(5000);
const body = z.object({
  /** Which of its texts was read. */
  version: z.int().positive().max(LAST_ID),
  ground: text.default(''),
  note: text.default(''),
  reply: text.default(''),
});

const tell = (review: ListedReview): ToldReview => ({
  ...{ id: review.id, version: review.version, state: review.state, rating: review.rating },
  ...{ title: review.title, text: review.text, name: review.name, language: review.language },
  ...{ product: review.product, href: `/artikel/${review.access}`, choice: review.choice },
  ...{ isVerified: review.isVerified, writtenAt: review.writtenAt.toISOString() },
  ...{ refusal: review.refusal, reply: review.reply, reports: review.reports },
});

/** What is wrong with an answer stands at its field; what the writer changed meanwhile is to be read anew. */
const atReply = (error: unknown): never => {
  throw error instanceof AppError && error.status === 400
    ? badRequest(error.message, { reply: error.message })
    : error;
};

const asTold = (error: unknown): unknown =>
  error instanceof AppError && error.status === 409
    ? new AppError(409, error.code, texts.changed)
    : error;

/** What each kind shows: what waits is read in the order in which it came. */
const listings = {
  waiting: { state: 'waiting' },
  reported: { reported: true },
  shown: { state: 'shown', newestFirst: true },
  refused: { state: 'refused', newestFirst: true },
} as const satisfies Record<ReviewKind, object>;

/** Reviews: read, placed, refused and answered. */
export const addModerationRoutes = (host: Host): void => {
  const { app } = host;
  const options = officeRoute();
  const reviews = `${officePath.calls}/reviews`;

  app.get(reviews, options, async (request): Promise<ToldReviews> => {
    await requireSpecial(host, request, 'reviews');
    const params = queryParams(request.url);
    const kind = reviewKinds.find((known) => known === one(params, 'kind')) ?? 'waiting';
    const start = Math.min(readWholeNumber(one(params, 'start')) ?? 0, limits.counted);
    const found = await listReviews(host.db, { ...listings[kind], start, limit: PAGE + 1 });
    return { reviews: found.slice(0, PAGE).map(tell), hasMore: found.length > PAGE };
  });

  const idIn = ({ params }: FastifyRequest): number => {
    const id = readWholeNumber((params as { id: string }).id) ?? 0;
    if (id < 1 || id > LAST_ID) throw notFound();
    return id;
  };

  type Sent = z.output<typeof body>;
  const acts = {
    approve: (read, _sent) => approveReview(host, read),
    refuse: (read, { ground, note }) => {
      if (ground === '') throw badRequest(texts.groundMissing, { ground: texts.groundMissing });
      return refuseReview(host, read, { ground, note });
    },
    reply: (read, { reply }) => replyToReview(host, read, reply).catch(atReply),
  } satisfies Record<
    string,
    (read: { id: number; version: number; by: string }, sent: Sent) => Promise<void>
  >;

  for (const [name, act] of Object.entries(acts)) {
    app.post(`${reviews}/:id/${name}`, options, async (request) => {
      const member = await requireSpecial(host, request, 'reviews');
      const id = idIn(request);
      const sent = readBody(body, request.body);
      try {
        await act({ id, version: sent.version, by: `office:${member.id}` }, sent);
      } catch (error) {
        throw asTold(error);
      }
      await noteAction(host, request, {
        ...{ action: `review.${name}`, outcome: 'success', memberId: member.id },
        subject: String(id),
        ...(name === 'refuse' && { after: { [texts.ground]: sent.ground } }),
      });
      return {};
    });
  }
};
