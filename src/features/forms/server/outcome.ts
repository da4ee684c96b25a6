import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { isEnglish } from '#kernel/messages/language';
import { field, header } from '#kernel/wire';
import { htmlHeaders } from '#platform/http/send-page';
import { Alert } from '#ui/alert.view';
import type { FormSuccess } from '../contract';
import { type FormReply, formPath } from '../contract';
import { type Form, wordsOf } from './form';
import type { Errors } from './values';

/** How an answer is wanted (S7.2/1). */
export type ReplyKind = 'page' | 'fragment' | 'json' | 'text';

/** By Accept; where that leaves it open, a form of our script (`ajax_form`) gets JSON. */
export const replyKind = ({ headers }: FastifyRequest, isAjax: boolean): ReplyKind => {
  const accept = headers.accept ?? '';
  if (accept.includes('application/json')) return 'json';
  if (accept.includes('text/html')) return isAjax ? 'fragment' : 'page';
  if (accept.includes('text/plain')) return 'text';
  return isAjax ? 'json' : 'page';
};

/** What a background post can put in the place of its form. */
const alertHtml = ({ success: isSuccess, message, html }: FormReply): string =>
  renderToStaticMarkup(
    createElement(
      Alert,
      { tone: isSuccess ? 'success' : 'error', title: message },
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned before it comes here
      html && createElement('div', { dangerouslySetInnerHTML: { __html: html } }),
    ),
  );

const flag = (reply: FastifyReply, isSuccess: boolean): FastifyReply =>
  reply.header(header.success, String(isSuccess)).header('cache-control', 'private, no-store');

type Short = { kind: Exclude<ReplyKind, 'page'>; status: number; body: FormReply };

/** An answer to a post in the background. */
export const sendShort = (reply: FastifyReply, { kind, status, body }: Short): FastifyReply => {
  flag(reply, body.success).code(status);
  if (kind === 'json') return reply.send(body);
  if (kind === 'text') {
    return reply.type('text/plain; charset=utf-8').send(body.success ? 'success' : 'error');
  }
  return reply.headers(htmlHeaders).send(alertHtml(body));
};

/** Says of a whole page whether it tells of success. */
export const flagPage = flag;

/** What a visitor reads when it went well (S8.2/1). */
export const successMessage = (form: Form, success: FormSuccess): string =>
  success.title || form.texts.success || wordsOf(form).success;

/** What he reads when it didn't: the first thing that is wrong with the whole form, or S8.2/1. */
export const errorMessage = (form: Form, errors: Errors): string =>
  errors[''] || form.texts.error || wordsOf(form).error;

export const successHref = (form: Form, success: FormSuccess, seal: string): string =>
  success.href ||
  `${formPath.thanks(form.id)}?n=${seal}${isEnglish(form.language) ? `&${field.language}=${form.language}` : ''}`;
