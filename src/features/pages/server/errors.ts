import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { assetsOf, colorsOf, getSite, languageOfPath } from '#features/settings/api.server';
import { AppError, notAllowed, wordsIn } from '#kernel/errors';
import { findEnglishError } from '#kernel/messages/en-errors';
import { isEnglish } from '#kernel/messages/language';
import { errorTexts } from '#kernel/messages/nl-errors';
import { isLocalAddress } from '#kernel/values/local-address';
import { findSqlState, isDatabaseLost } from '#platform/db/errors';
import type { Host } from '#platform/host';
import { allowOf, methodsAt } from '#platform/http/allowed-methods';
import { answerKept } from '#platform/http/cache-hook';
import { htmlHeaders } from '#platform/http/send-page';
import { renderDocument } from '#platform/render/document';
import { plainVoids } from '#platform/render/void-elements';
import { ServerError, type ServerErrorProps } from '../site/server-error.view';
import { languageOf, pathOf } from './context';
import { findEntrance } from './entrances';
import { findAddress } from './find-address';
import { decodePath } from './lead-to';
import { noteMissing } from './missing';
import { notFoundPage, soonPage } from './not-found';
import { serveOwnPage } from './serve-page';

type Told = { status: number; code: string; message: string; fields: Record<string, string> };

const { byStatus } = errorTexts;

/** Texts that PostgreSQL can't hold (a NUL, half a character): whoever sent them made a mistake. */
const UNTEXT = new Set<string | undefined>(['22021', '22P05']);

/** The same within what is stored as JSON. */
const isUntext = (error: unknown): boolean => {
  const state = findSqlState(error);
  return UNTEXT.has(state) || (state === '22P02' && /for type json/.test(messagesOf(error)));
};

/** What an error says, and those that it came of. */
const messagesOf = (error: unknown): string =>
  error instanceof Error ? `${error.message} ${messagesOf(error.cause)}` : '';

/** The parser of multipart forms doesn't say whose mistake it is when it can't read one. */
const isUnreadForm = ({ headers, body }: FastifyRequest): boolean =>
  body == null && headers['content-type']?.startsWith('multipart/') === true;

const statusOf = (error: FastifyError | Error, request: FastifyRequest): number =>
  (error as FastifyError).statusCode ?? (isUntext(error) || isUnreadForm(request) ? 400 : 500);

/** The database is away: that passes, and nothing is wrong with what was asked. */
const unavailable: Told = {
  status: 503,
  code: 'unavailable',
  message: errorTexts.unavailable.call,
  fields: {},
};

/** In seconds, when to try again: an outage is looked at every second or two. */
const RETRY_AFTER = 5;

/** Our codes for what Fastify finds wrong with a request before a route has seen it. */
const codes: Record<string, string> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'bad_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bad_json',
};

/** The same by status: codes of the libraries that we use are nobody's business. */
const codesByStatus: Record<number, string> = {
  404: 'not_found',
  413: 'body_too_large',
  415: 'unsupported_media_type',
};

const codeOf = ({ code }: FastifyError, status: number): string =>
  codes[code] ?? codesByStatus[status] ?? 'bad_request';

/** What a caller may know of an error: never a stack, never a query. */
const tell = (error: FastifyError | AppError | Error, request: FastifyRequest): Told => {
  if (error instanceof AppError) return error;
  if (isDatabaseLost(error)) return unavailable;
  const status = statusOf(error, request);
  if (status >= 400 && status < 500) {
    const code = codeOf(error as FastifyError, status);
    return { status, code, message: byStatus[status] ?? byStatus[400] ?? '', fields: {} };
  }
  return {
    status: 500,
    code: 'server_error',
    message: errorTexts.server,
    fields: {},
  };
};

/** In the language of the page that a call comes from, as far as there is an English text. */
const inLanguageOf = (host: Host, told: Told, request: FastifyRequest): Told => {
  const language = languageOf(host, request);
  if (told instanceof AppError && told.english) {
    const { message, fields } = wordsIn(language, told);
    return { status: told.status, code: told.code, message, fields };
  }
  const message = isEnglish(language) ? findEnglishError(told.status, told.code) : undefined;
  return message === undefined ? told : { ...told, message };
};

/** A route may say in its config that it answers in JSON, whatever is asked for; or but for pages. */
const wantsJson = (request: FastifyRequest): boolean => {
  const { json, orPage } = request.routeOptions.config ?? {};
  const accept = request.headers.accept ?? '';
  const asksPage = accept.includes('text/html');
  if (request.url.startsWith('/api/') || json) return !(orPage && asksPage);
  if (asksPage) return false;
  const isCall = request.headers['content-type']?.startsWith('application/json') ?? false;
  return isCall || accept.includes('application/json');
};

/** What the page of an error says. */
const wordsOf = (told: Told, { id, url, method }: FastifyRequest): ServerErrorProps => {
  if (told === unavailable) {
    const { title, read, sent } = errorTexts.unavailable;
    const isReading = method === 'GET' || method === 'HEAD';
    return isReading
      ? { title, text: read, retryHref: isLocalAddress(url) ? url : undefined }
      : { title, text: sent };
  }
  if (told.status >= 500) return { reference: id };
  return { title: told.message, text: errorTexts.goBack };
};

const errorHtml = (host: Host, told: Told, request: FastifyRequest): string =>
  renderDocument({
    lang: 'nl-NL',
    language: 'nl_NL',
    site: '',
    title: told.message,
    noindex: true,
    token: '',
    themeColor: colorsOf(host).paper,
    assets: { ...assetsOf(host), scripts: [] },
    shows: { more: 'above', forms: 'never' },
    body: plainVoids(renderToStaticMarkup(createElement(ServerError, wordsOf(told, request)))),
  });

/** The answer to an error, in the form that was asked for. Says in the log what went wrong here. */
const answer = async (
  host: Host,
  error: FastifyError | AppError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const told = tell(error, request);
  if (told.status >= 500) {
    host.outage.tell(error, () =>
      request.log.error({ err: error, url: request.url }, 'request failed'),
    );
  }
  if (told === unavailable) {
    // Who waited for the database until it was known to be away: his page may be kept.
    if (answerKept(host, request, reply)) return reply;
    reply.header('retry-after', RETRY_AFTER);
  }
  if (told instanceof AppError && told.retryAfter) reply.header('retry-after', told.retryAfter);
  if (told.status === 405 && !reply.hasHeader('allow')) {
    reply.header('allow', allowOf(await methodsOf(host, request)));
  }
  reply.code(told.status).header('cache-control', 'no-store');
  if (wantsJson(request)) {
    const { code, message, fields } = inLanguageOf(host, told, request);
    return reply.send({ code, message, fields, requestId: request.id });
  }
  if (told.status === 404) {
    try {
      const isHome = pathOf(request) === '/';
      const entrance = isHome ? await findEntrance(host, request) : undefined;
      if (entrance !== undefined) return reply.redirect(entrance, 303);
      noteMissing(host, request);
      const language = languageOfPath(getSite(host), pathOf(request));
      return await serveOwnPage(host, request, reply, async () =>
        isHome ? soonPage(host) : notFoundPage(host, language),
      );
    } catch (worse) {
      return answer(host, new Error('the 404 page failed', { cause: worse }), request, reply);
    }
  }
  return reply.headers(htmlHeaders).send(errorHtml(host, told, request));
};

/** When even the error page can't be made: a sentence, and nothing of what broke. */
const plainAnswer = (worse: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  request.log.error({ err: worse, url: request.url }, 'the error page failed');
  const { message } = tell(new Error('unknown'), request);
  return reply.code(500).type('text/plain; charset=utf-8').send(`${message} (${request.id})`);
};

const missing = () => new AppError(404, 'not_found', byStatus[404] ?? '');

/** Each method that an address takes; none: there is nothing. */
const methodsOf = async (host: Host, request: FastifyRequest): Promise<Set<string>> => {
  const path = decodePath(pathOf(request));
  const methods = methodsAt(host.app, path);
  // An address may be in the tree, and posted to.
  if (!methods.has('GET') && (await findAddress(host, path))) methods.add('GET').add('HEAD');
  return methods;
};

/** What no route takes: a question of what can be done there, something that can't be, or nothing at all. */
const answerUnrouted = async (
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const methods = await methodsOf(host, request);
  // With a route for the method the address holds what the router refuses, such as a name without end.
  if (methods.size === 0 || methods.has(request.method)) {
    return answer(host, missing(), request, reply);
  }
  reply.header('allow', allowOf(methods));
  if (request.method === 'OPTIONS') return reply.code(204).send();
  return answer(host, notAllowed(), request, reply);
};

/** One answer to every error: a Dutch page for a visitor, `{code, message, fields}` for a call. */
export const addErrorHandler = (host: Host): void => {
  host.app.setErrorHandler((error: FastifyError, request, reply: FastifyReply) =>
    answer(host, error, request, reply).catch((worse) => plainAnswer(worse, request, reply)),
  );
  host.app.setNotFoundHandler((request, reply) => answerUnrouted(host, request, reply));
  // Before a body is read that nobody asked for, and found wrong.
  host.app.addHook('onRequest', async (request, reply) => {
    if (request.is404) return answerUnrouted(host, request, reply);
  });
};
