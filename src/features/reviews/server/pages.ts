import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Order } from '#features/orders/api.server';
import {
  notFoundPage,
  one,
  type Params,
  readParams,
  serveOwnPage,
} from '#features/pages/api.server';
import { areReviewsOn, getSite } from '#features/settings/api.server';
import { reviews as limits } from '#kernel/limits-reviews';
import { reviewTexts as texts } from '#kernel/messages/nl-reviews';
import { path } from '#kernel/wire';
import type { Host } from '#platform/host';
import { clientOf } from '#platform/http/client-of';
import { queryParams } from '#platform/http/params';
import { keepPrivate } from '#platform/http/secret-address';
import { createRateLimiter } from '#platform/rate-limiter/rate-limiter';
import { requireOwnPage } from '#platform/sessions/csrf';
import { QuestionPage, type QuestionPageProps } from '#ui/question-page.view';
import {
  type ReviewErrors,
  type ReviewValues,
  reviewField,
  reviewPath,
  withdrawReviewPath,
} from '../contract';
import { ReviewForm } from '../site/review-form.view';
import { type Bought, findBought, hasCome } from './bought';
import { checkReview, readReview } from './read-form';
import { findReview, type Review, withdrawReview, writeReview } from './write';

const TEN_MINUTES = 600;

type Exchange = { request: FastifyRequest; reply: FastifyReply };
type Named = { token: string; order: Order; bought: Bought };

const productHref = ({ access }: Bought): string => `/artikel/${access}`;

const standingOf = ({ state, refusal }: Review): string =>
  state === 'refused' ? texts.standing.refused(refusal ?? '') : texts.standing[state];

const valuesOf = ({ rating, title, text, name }: Review): ReviewValues => ({
  ...{ title, text, name },
  rating: String(rating),
});

/** Answers with one question, or what came of it. */
export const showQuestion = (
  host: Host,
  { request, reply }: Exchange,
  { status, ...props }: Omit<QuestionPageProps, 'token'> & { status?: number },
) =>
  serveOwnPage(host, request, keepPrivate(reply), async ({ token }) => ({
    status,
    title: props.title,
    noindex: true,
    main: renderToStaticMarkup(createElement(QuestionPage, { ...props, token })),
    tags: [],
  }));

export const showNotFound = (host: Host, { request, reply }: Exchange) =>
  serveOwnPage(host, request, keepPrivate(reply), async () => notFoundPage(host));

/** Throws a 403 unless a form comes from a page of ours. */
export const requirePage = (host: Host, request: FastifyRequest): void =>
  requireOwnPage(host, request);

/** Whether the unseen box was filled in. */
export const isMachine = (params: Params): boolean =>
  (one(params, reviewField.honeypot) ?? '') !== '';

type Filled = { values: ReviewValues; errors?: ReviewErrors; problem?: string; status: number };

const showForm = (
  host: Host,
  { request, reply }: Exchange,
  { token: reviewToken, order, bought }: Named,
  filled?: Filled,
) =>
  serveOwnPage(host, request, keepPrivate(reply), async ({ token, params }) => {
    const review = await findReview(host.db, { order, bought });
    const empty = { rating: '', title: '', text: '', name: order.billing.firstName };
    const { status, ...typed } = filled ?? { values: review ? valuesOf(review) : empty };
    return {
      status: filled?.status,
      title: texts.write.pageTitle(bought.title),
      noindex: true,
      main: renderToStaticMarkup(
        createElement(ReviewForm, {
          ...{ token, reviewToken, ...typed },
          ...{ title: bought.title, choice: bought.choice, productHref: productHref(bought) },
          standing: review && standingOf(review),
          isSent: !filled && one(params, 'gedaan') === '1' && review?.state === 'waiting',
        }),
      ),
      tags: [],
    };
  });

/** The pages on which a buyer writes, changes and withdraws his review, by the link that is his. */
export const addReviewPages = (host: Host): void => {
  const limiter = createRateLimiter(host, {
    name: 'review',
    points: limits.perClient,
    seconds: TEN_MINUTES,
  });

  /** What a link is about, for whoever may write now; else the reply says why not. */
  const open =
    (run: (exchange: Exchange, named: Named) => Promise<unknown>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const exchange = { request, reply };
      const { token } = request.params as { token: string };
      const found = areReviewsOn(host) ? await findBought(host, token) : undefined;
      if (!found || found.order.state === 'cancelled') return showNotFound(host, exchange);
      if (await hasCome(host, found.order)) return run(exchange, { token, ...found });
      const { title, text, order: label } = texts.early;
      const links = [{ label, href: path.order(found.order.token) }];
      return showQuestion(host, exchange, { title, text, links });
    };

  host.app.get(
    reviewPath(':token'),
    open((exchange, named) => showForm(host, exchange, named)),
  );

  host.app.post(
    reviewPath(':token'),
    open(async (exchange, named) => {
      const { request, reply } = exchange;
      requirePage(host, request);
      const params = readParams(request.body);
      const values = readReview(params);
      const errors = checkReview(values);
      if (Object.keys(errors).length > 0) {
        return showForm(host, exchange, named, { values, errors, status: 422 });
      }
      if (!(await limiter.take(clientOf(request)))) {
        const problem = texts.write.problems.tooOften;
        return showForm(host, exchange, named, { values, problem, status: 429 });
      }
      const { language } = getSite(host);
      if (!isMachine(params)) await writeReview(host, named, { values, language });
      return keepPrivate(reply).redirect(`${reviewPath(named.token)}?gedaan=1`, 303);
    }),
  );

  host.app.get(
    withdrawReviewPath(':token'),
    open(async (exchange, named) => {
      const { title, text, button, keep, doneTitle, done, again } = texts.withdraw;
      const href = reviewPath(named.token);
      if (!(await findReview(host.db, named))) {
        const isDone = one(queryParams(exchange.request.url), 'gedaan') === '1';
        if (!isDone) return keepPrivate(exchange.reply).redirect(href, 303);
        const links = [
          { label: again, href },
          { label: texts.write.back, href: productHref(named.bought) },
        ];
        return showQuestion(host, exchange, { title: doneTitle, text: done, links });
      }
      const action = withdrawReviewPath(named.token);
      const links = [{ label: keep, href }];
      return showQuestion(host, exchange, { title, text, button, action, links });
    }),
  );

  host.app.post(
    withdrawReviewPath(':token'),
    open(async ({ request, reply }, named) => {
      requirePage(host, request);
      await withdrawReview(host, named);
      return keepPrivate(reply).redirect(`${withdrawReviewPath(named.token)}?gedaan=1`, 303);
    }),
  );
};
