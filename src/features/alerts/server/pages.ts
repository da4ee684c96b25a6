import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { serveOwnPage } from '#features/pages/api.server';
import { alertTexts as texts } from '#kernel/messages/nl-alerts';
import type { Host } from '#platform/host';
import { queryParams } from '#platform/http/params';
import { keepPrivate } from '#platform/http/secret-address';
import { requireOwnPage } from '#platform/sessions/csrf';
import { QuestionPage, type QuestionPageProps } from '#ui/question-page.view';
import { askedPath, confirmPath, stopPath } from '../contract';
import { type Alert, confirmAlert, findAlert, stopAlert } from './change';
import { findAsked } from './read-form';
import { subjectOf } from './subject';

const tokenOf = (request: FastifyRequest): string => (request.params as { token: string }).token;

type Shown = Omit<QuestionPageProps, 'token'> & { status?: number };

const over: Shown = {
  title: texts.confirm.overTitle,
  text: texts.confirm.over,
  status: 410,
};

const stopped: Shown = { title: texts.stop.doneTitle, text: texts.stop.done };

const unknown: Shown = {
  title: texts.stop.unknownTitle,
  text: texts.stop.unknown,
  status: 404,
};

/** What the page to confirm shows: a question, or that it was answered. */
const presentConfirm = async (host: Host, alert: Alert | undefined): Promise<Shown> => {
  const subject = alert && (await subjectOf(host, alert));
  if (!alert || !subject) return over;
  const { what } = subject;
  const back = { label: texts.back, href: subject.variant.href };
  if (alert.state === 'asked') {
    const action = confirmPath(alert.token);
    return {
      title: texts.confirm.title,
      text: texts.confirm.ask(what),
      action,
      button: texts.confirm.button,
    };
  }
  if (alert.state !== 'waiting') return { ...over, links: [back] };
  const stop = { label: texts.confirm.stop, href: stopPath(alert.token) };
  return {
    title: texts.confirm.doneTitle,
    text: texts.confirm.done(what),
    links: [back, stop],
  };
};

const presentStop = async (host: Host, alert: Alert | undefined): Promise<Shown> => {
  if (!alert) return unknown;
  const subject = await subjectOf(host, alert);
  if (!subject || !['asked', 'waiting'].includes(alert.state)) return stopped;
  const action = stopPath(alert.token);
  return {
    title: texts.stop.title,
    text: texts.stop.ask(subject.what),
    action,
    button: texts.stop.button,
  };
};

/**
 * The pages behind the links in the mails. Opening one changes nothing, because mail programs open
 * links too; its button does.
 */
export const addAlertPages = (host: Host): void => {
  const show = (request: FastifyRequest, reply: FastifyReply, find: () => Promise<Shown>) => {
    keepPrivate(reply);
    return serveOwnPage(host, request, reply, async ({ token }) => {
      const { status, ...props } = await find();
      const main = renderToStaticMarkup(createElement(QuestionPage, { ...props, token }));
      return { status, title: props.title, noindex: true, main, tags: [] };
    });
  };

  host.app.get(askedPath, (request, reply) =>
    show(request, reply, async () => {
      const variant = await findAsked(host, queryParams(request.url));
      const links = variant && [{ label: texts.back, href: variant.href }];
      return { title: texts.askedTitle, text: texts.success, links };
    }),
  );

  host.app.get(confirmPath(':token'), (request, reply) =>
    show(request, reply, async () =>
      presentConfirm(host, await findAlert(host.db, tokenOf(request))),
    ),
  );

  host.app.post(confirmPath(':token'), async (request, reply) => {
    requireOwnPage(host, request);
    const alert = await findAlert(host.db, tokenOf(request));
    if (!alert) return show(request, reply, async () => over);
    await confirmAlert(host, alert.id);
    return reply.redirect(confirmPath(alert.token), 303);
  });

  host.app.get(stopPath(':token'), (request, reply) =>
    show(request, reply, async () => presentStop(host, await findAlert(host.db, tokenOf(request)))),
  );

  // Without a page's token: a mail program posts here by itself, and only the mail's reader knows it.
  host.app.post(stopPath(':token'), async (request, reply) => {
    const alert = await findAlert(host.db, tokenOf(request));
    if (!alert) return show(request, reply, async () => unknown);
    await stopAlert(host.db, alert.id, host.clock.now());
    return show(request, reply, async () => stopped);
  });
};
