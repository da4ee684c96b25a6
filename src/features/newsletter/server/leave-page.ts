import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { readParams, serveOwnPage } from '#features/pages/api.server';
import { newsletter as limits } from '#kernel/limits-newsletter';
import { newsletterTexts as texts } from '#kernel/messages/nl-newsletter';
import { tidyPart } from '#kernel/values/person/rules';
import type { Host } from '#platform/host';
import { clientOf } from '#platform/http/client-of';
import { lineOf } from '#platform/http/params';
import { causedBy } from '#platform/mail/cause';
import { createRateLimiter } from '#platform/rate-limiter/rate-limiter';
import { requireOwnPage } from '#platform/sessions/csrf';
import { QuestionPage } from '#ui/question-page.view';
import { leavePath, newsletterField } from '../contract';
import { LeavePage, type LeavePageProps } from '../site/leave-page.view';
import { emailProblem } from './email-problem';
import { mailWayOut } from './leave';

type Shown = Omit<LeavePageProps, 'token'> & { status?: number };

/** The page for who wants to come off the list and has no letter with the link in it. */
export const addLeavePage = (host: Host): void => {
  const limiter = createRateLimiter(host, {
    name: 'leave',
    points: limits.perClient,
    seconds: 86_400,
  });

  const show = (request: FastifyRequest, reply: FastifyReply, { status, ...shown }: Shown) =>
    serveOwnPage(host, request, reply, async ({ token }) => ({
      status,
      title: texts.leave.title,
      noindex: true,
      main: renderToStaticMarkup(createElement(LeavePage, { ...shown, token })),
      tags: [],
    }));

  host.app.get(leavePath, (request, reply) => show(request, reply, { email: '', errors: {} }));

  host.app.post(leavePath, async (request, reply) => {
    requireOwnPage(host, request);
    const typed = lineOf(readParams(request.body), newsletterField.email);
    const email = typed.slice(0, limits.longestAddress + 1);
    const problem = emailProblem(email);
    if (problem) {
      return show(request, reply, { status: 422, email, errors: { email: problem } });
    }
    const client = clientOf(request);
    if (!(await limiter.take(client))) {
      reply.header('retry-after', await limiter.secondsLeft(client));
      return show(request, reply, {
        status: 429,
        email,
        errors: { form: texts.problems.tooOften },
      });
    }
    const cause = causedBy(host, request);
    await mailWayOut(host, { email: tidyPart('email', email), cause });
    return serveOwnPage(host, request, reply, async ({ token }) => {
      const { askedTitle: title, asked: text } = texts.leave;
      const links = [{ label: texts.page.back, href: '/' }];
      const main = renderToStaticMarkup(createElement(QuestionPage, { token, title, text, links }));
      return { title, noindex: true, main, tags: [] };
    });
  });
};
