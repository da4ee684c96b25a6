import { and, eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { products } from '#features/catalog/api.server';
import { one, readParams, serveOwnPage } from '#features/pages/api.server';
import { areReviewsOn } from '#features/settings/api.server';
import { reviews as limits } from '#kernel/limits-reviews';
import { reviewTexts } from '#kernel/messages/nl-reviews';
import { readWholeNumber } from '#kernel/values/whole-number';
import type { Host } from '#platform/host';
import { clientOf } from '#platform/http/client-of';
import { queryParams } from '#platform/http/params';
import { keepPrivate } from '#platform/http/secret-address';
import { hashClient } from '#platform/mail/cause';
import { createRateLimiter } from '#platform/rate-limiter/rate-limiter';
import { reportPath, reviewAnchor, reviewField } from '../contract';
import { ReportForm, type ReportFormProps } from '../site/report-form.view';
import { isMachine, requirePage, showNotFound, showQuestion } from './pages';
import { presentReview } from './read';
import { reviewReports, productReviews as table } from './tables';

const texts = reviewTexts.reporting;
const TEN_MINUTES = 600;
const LAST_ID = 2 ** 31 - 1;

/** A review that everybody may see, with its product's page. */
const findShown = async (host: Host, typed: string) => {
  const id = readWholeNumber(typed) ?? 0;
  if (!areReviewsOn(host) || id > LAST_ID) return undefined;
  const [row] = await host.db
    .select({ review: table, access: products.access })
    .from(table)
    .innerJoin(products, eq(products.id, table.productId))
    .where(and(eq(table.id, id), eq(table.state, 'shown'), eq(products.state, 'Online')));
  return row && { ...row, backHref: `/artikel/${row.access}#${reviewAnchor(row.review.id)}` };
};

const problemOf = (reason: string): string | undefined => {
  const length = [...reason].length;
  if (length < 3) return texts.problems.reason;
  return length > limits.longestReason ? texts.problems.reasonLong : undefined;
};

/** Notes that somebody thinks that a review breaks the rules; the same client says it once. */
const noteReport = async (
  host: Host,
  report: { reviewId: number; client: string; reason: string },
): Promise<void> => {
  const at = host.clock.now();
  await host.db
    .insert(reviewReports)
    .values({ ...report, at })
    .onConflictDoNothing();
};

/** The form behind 'Meld deze review'. */
export const addReportRoutes = (host: Host): void => {
  const limiter = createRateLimiter(host, {
    name: 'review report',
    points: limits.reportsPerClient,
    seconds: TEN_MINUTES,
  });

  type Found = NonNullable<Awaited<ReturnType<typeof findShown>>>;
  type Filled = Partial<Pick<ReportFormProps, 'reason' | 'error' | 'problem'>> & {
    status?: number;
  };

  const show = (
    request: FastifyRequest,
    reply: FastifyReply,
    { review, backHref }: Found,
    { status, reason = '', ...more }: Filled = {},
  ) =>
    serveOwnPage(host, request, keepPrivate(reply), async ({ token }) => ({
      status,
      title: texts.title,
      noindex: true,
      main: renderToStaticMarkup(
        createElement(ReportForm, {
          ...{ token, backHref, reason, ...more },
          review: presentReview(review),
        }),
      ),
      tags: [],
    }));

  const find = (request: FastifyRequest) => findShown(host, (request.params as { id: string }).id);

  host.app.get(reportPath(':id'), async (request, reply) => {
    const found = await find(request);
    if (!found) return showNotFound(host, { request, reply });
    if (one(queryParams(request.url), 'gedaan') !== '1') return show(request, reply, found);
    const { doneTitle: title, done: text, back: label } = texts;
    const links = [{ label, href: found.backHref }];
    return showQuestion(host, { request, reply }, { title, text, links });
  });

  host.app.post(reportPath(':id'), async (request, reply) => {
    requirePage(host, request);
    const found = await find(request);
    if (!found) return showNotFound(host, { request, reply });
    const params = readParams(request.body);
    const reason = (one(params, reviewField.reason) ?? '').replaceAll('\r\n', '\n').trim();
    const error = problemOf(reason);
    if (error) return show(request, reply, found, { reason, error, status: 422 });
    if (!(await limiter.take(clientOf(request)))) {
      const problem = texts.problems.tooOften;
      return show(request, reply, found, { reason, problem, status: 429 });
    }
    const client = hashClient(host, clientOf(request));
    const reviewId = found.review.id;
    if (!isMachine(params)) await noteReport(host, { reviewId, client, reason });
    return reply.redirect(`${reportPath(reviewId)}?gedaan=1`, 303);
  });
};
