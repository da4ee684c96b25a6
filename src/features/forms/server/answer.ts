import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { serveOwnPage } from '#features/pages/api.server';
import { formLimits } from '#kernel/limits-forms';
import { field } from '#kernel/wire';
import { askQuestion } from '#platform/bot-check/question';
import type { Host } from '#platform/host';
import { sanitizeRichText } from '#platform/sanitize/sanitize';
import { withLanguage } from '#ui/language';
import { formField, formPath, questionField } from '../contract';
import { FormIsland } from '../site/form-island.view';
import { FormPage } from '../site/form-page.view';
import { QuestionPage } from '../site/question-page.view';
import { fileFields, keptFiles } from './files';
import { wordsOf } from './form';
import type { Prepared } from './handlers';
import {
  errorMessage,
  flagPage,
  type ReplyKind,
  sendShort,
  successHref,
  successMessage,
} from './outcome';
import { firstOf } from './posted';
import { type FormState, formProps } from './props';
import type { Sent } from './sent';
import type { SubmitResult } from './submit-form';
import { successOf, thanksKey } from './thanks';

type Exchange = { request: FastifyRequest; reply: FastifyReply; kind: ReplyKind };

/** A form on a page of its own. */
export const sendFormPage = (
  host: Host,
  { request, reply }: Pick<Exchange, 'request' | 'reply'>,
  prepared: Prepared,
  { status = 200, ...state }: FormState & { status?: number },
): Promise<FastifyReply> =>
  serveOwnPage(host, request, reply, async ({ token, now }) => {
    const form = formProps(host, prepared, { ...state, token, now });
    const { title, language } = prepared.form;
    const page = createElement(FormPage, { title }, createElement(FormIsland, form));
    return {
      status,
      title,
      language,
      canonical: formPath.submit(prepared.form.id),
      noindex: true,
      main: renderToStaticMarkup(withLanguage(language, page)),
      tags: [],
    };
  });

/** What a form is shown with when it comes back: all that was typed, and the files that came in. */
const stateOf = async (host: Host, sent: Sent): Promise<FormState> => {
  const { form } = sent.prepared;
  const files = new Set(fileFields(form).map(({ name }) => name));
  const typed = Object.entries(sent.values).filter(([name]) => !files.has(name));
  const kept = await keptFiles(host.db, form, sent.values);
  const ids = Object.entries(kept).map(([name, list]) => [
    name,
    JSON.stringify(list.map(({ id }) => ({ image_id: id }))),
  ]);
  const agreed = firstOf(sent.params, formField.conditions);
  return {
    values: {
      ...Object.fromEntries(typed),
      ...Object.fromEntries(ids),
      ...(agreed !== '' && { [formField.conditions]: 'Y' }),
    },
    kept,
  };
};

/** Said once, by the page that carries them on. */
const notCarried: ReadonlySet<string> = new Set([
  questionField.token,
  questionField.answer,
  formField.honeypot,
  formField.captcha,
  field.token,
]);

/** What a form was sent with, to be sent again: files as the uploads that they became. */
const carried = (sent: Sent, token: string): [string, string][] => {
  const files = new Set(fileFields(sent.prepared.form).map(({ name }) => name));
  const texts = Object.entries(sent.params)
    .filter(([name]) => !notCarried.has(name) && !files.has(name))
    .flatMap(([name, values]) => values.map((value): [string, string] => [name, value]));
  const uploads = [...files].map((name): [string, string] => [name, sent.values[name] ?? '']);
  return [[field.token, token], ...texts, ...uploads];
};

const sendQuestion = (
  host: Host,
  { request, reply }: Exchange,
  sent: Sent,
  wrong: boolean,
): Promise<FastifyReply> => {
  flagPage(reply, false);
  return serveOwnPage(host, request, reply, async (context) => {
    const { form } = sent.prepared;
    const { id, language } = form;
    const { token, label } = askQuestion(host.config.secret, form, context.now);
    const props = { action: formPath.submit(id), token, label, wrong };
    const page = createElement(QuestionPage, { ...props, sent: carried(sent, context.token) });
    return {
      status: wrong ? 422 : 200,
      title: wordsOf(form).question.title,
      language,
      noindex: true,
      main: renderToStaticMarkup(withLanguage(language, page)),
      tags: [],
    };
  });
};

const sendWrong = async (
  host: Host,
  exchange: Exchange,
  sent: Sent,
  { status, errors, retryAfter }: Extract<SubmitResult, { kind: 'wrong' }>,
): Promise<FastifyReply> => {
  const { reply, kind } = exchange;
  const { form } = sent.prepared;
  if (status === 429 || retryAfter !== undefined) {
    reply.header('retry-after', retryAfter ?? formLimits.submissionsPer / 1000);
  }
  if (kind !== 'page') {
    const body = { success: false, message: errorMessage(form, errors), fields: errors };
    return sendShort(reply, { kind, status, body });
  }
  flagPage(reply, false);
  const state = await stateOf(host, sent);
  return sendFormPage(host, exchange, sent.prepared, { status, ...state, errors });
};

const sendStored = async (
  host: Host,
  { reply, kind }: Exchange,
  { submission }: Extract<SubmitResult, { kind: 'stored' }>,
): Promise<FastifyReply> => {
  const { form } = submission;
  const success = await successOf(host, submission);
  if (kind === 'page') {
    const href = successHref(form, success, thanksKey(host, submission));
    return flagPage(reply, true).redirect(href, 303);
  }
  const message = successMessage(form, success);
  const body = {
    success: true,
    message,
    fields: {},
    ...(success.html && { html: sanitizeRichText(success.html) }),
    ...(success.href && { href: success.href }),
  };
  return sendShort(reply, { kind, status: 200, body });
};

/** Answers a post to a form in the way that is wanted (S7.2/1). */
export const answer = (
  host: Host,
  exchange: Exchange,
  sent: Sent,
  result: SubmitResult,
): Promise<FastifyReply> => {
  if (result.kind === 'stored') return sendStored(host, exchange, result);
  if (result.kind === 'question') return sendQuestion(host, exchange, sent, result.wrong);
  return sendWrong(host, exchange, sent, result);
};
