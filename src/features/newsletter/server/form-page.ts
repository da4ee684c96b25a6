import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { findCounterpartAt, readParams, serveOwnPage } from '#features/pages/api.server';
import { getSite, isSeen } from '#features/settings/api.server';
import { AppError } from '#kernel/errors';
import { newsletter as limits } from '#kernel/limits-newsletter';
import { newsletterTexts as texts } from '#kernel/messages/nl-newsletter';
import { tidyPart } from '#kernel/values/person/rules';
import { transact } from '#platform/db/transact';
import type { Host } from '#platform/host';
import { clientOf } from '#platform/http/client-of';
import { lineOf } from '#platform/http/params';
import { requireOwnPage } from '#platform/sessions/csrf';
import { QuestionPage } from '#ui/question-page.view';
import { askedPath, fromFooter, newsletterField, newsletterPath } from '../contract';
import { FormPage, type FormPageProps } from '../site/form-page.view';
import { emailProblem } from './email-problem';
import { subscribe } from './subscribe';

const LONGEST_EMAIL = 254;

type Shown = Pick<FormPageProps, 'errors' | 'values'> & { status?: number };

const empty: Shown = { errors: {}, values: { email: '', name: '' } };

/** The page on which anybody asks for the newsletter, and what he is told then. */
export const addFormPage = (host: Host): void => {
  const show = (request: FastifyRequest, reply: FastifyReply, { status, ...shown }: Shown) =>
    serveOwnPage(host, request, reply, async ({ token }) => {
      const { name } = getSite(host);
      const consent = texts.page.consent(name);
      const isPrivacySeen = isSeen(host, '/privacy');
      return {
        status,
        title: texts.title,
        description: texts.page.description(name),
        canonical: newsletterPath,
        ...(await findCounterpartAt(host, newsletterPath)),
        main: renderToStaticMarkup(
          createElement(FormPage, { ...shown, token, consent, isPrivacySeen }),
        ),
        tags: [],
      };
    });

  host.app.get(newsletterPath, (request, reply) => show(request, reply, empty));

  host.app.post(newsletterPath, async (request, reply) => {
    const params = readParams(request.body);
    const values = {
      email: lineOf(params, newsletterField.email).slice(0, LONGEST_EMAIL + 1),
      name: lineOf(params, newsletterField.name).slice(0, limits.longestName),
    };
    try {
      requireOwnPage(host, request);
    } catch (error) {
      // A page that stood open for long: what was typed in it is here still, for its button once more.
      if (!(error instanceof AppError) || error.code !== 'token') throw error;
      return show(request, reply, { status: 403, values, errors: { form: texts.page.once } });
    }
    const problem = emailProblem(values.email);
    if (problem) {
      return show(request, reply, { status: 422, values, errors: { email: problem } });
    }
    const { name: site, language } = getSite(host);
    const consentText = texts.page.consent(site);
    const asked = {
      ...values,
      email: tidyPart('email', values.email),
      language,
      source: lineOf(params, newsletterField.from) === fromFooter ? fromFooter : 'page',
      consentText,
      client: clientOf(request),
    };
    try {
      await transact(host.db, (tx) => subscribe(host, tx, asked));
    } catch (error) {
      if (!(error instanceof AppError) || error.status !== 429) throw error;
      if (error.retryAfter) reply.header('retry-after', error.retryAfter);
      return show(request, reply, { status: 429, values, errors: { form: error.message } });
    }
    return reply.redirect(askedPath, 303);
  });

  host.app.get(askedPath, (request, reply) =>
    serveOwnPage(host, request, reply, async ({ token }) => {
      const { askedTitle: title, asked: text, back: label } = texts.page;
      const props = { token, title, text, links: [{ label, href: '/' }] };
      const main = renderToStaticMarkup(createElement(QuestionPage, props));
      return { title, noindex: true, main, tags: [] };
    }),
  );
};
