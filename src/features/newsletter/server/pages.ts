import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { readParams, serveOwnPage } from '#features/pages/api.server';
import { getSite } from '#features/settings/api.server';
import { newsletterTexts as texts } from '#kernel/messages/nl-newsletter';
import { transact } from '#platform/db/transact';
import type { Host } from '#platform/host';
import { keepPrivate } from '#platform/http/secret-address';
import { causedBy } from '#platform/mail/cause';
import { requireOwnPage } from '#platform/sessions/csrf';
import { QuestionPage, type QuestionPageProps } from '#ui/question-page.view';
import { confirmPath, leavePath, newsletterPath, stopPath } from '../contract';
import { type Asking, confirmAsking, findAsking, findSubscriber, type Subscriber } from './confirm';
import { syncSoon } from './sync';
import { withdraw } from './withdraw';

const tokenOf = (request: FastifyRequest): string => (request.params as { token: string }).token;

type Shown = Omit<QuestionPageProps, 'token'> & { status?: number };

const over: Shown = {
  title: texts.confirm.overTitle,
  text: texts.confirm.over,
  status: 410,
  links: [{ label: texts.confirm.again, href: newsletterPath }],
};

const stopped: Shown = {
  title: texts.stop.doneTitle,
  text: texts.stop.done,
  links: [{ label: texts.stop.again, href: newsletterPath }],
};

const unknown: Shown = {
  title: texts.stop.unknownTitle,
  text: texts.stop.unknown,
  status: 404,
  links: [{ label: texts.leave.link, href: leavePath }],
};

/** What the page to confirm shows: a question, or that it was answered. */
const presentConfirm = (host: Host, link: string, found: Asking | undefined): Shown => {
  if (!found) return over;
  const { email, state, token } = found.subscriber;
  const stop = stopPath(token);
  if (state === 'asked') {
    return {
      title: texts.confirm.title,
      text: texts.confirm.ask(email, getSite(host).name),
      action: confirmPath(link),
      button: texts.confirm.button,
      other: { action: stop, button: texts.confirm.no },
    };
  }
  return {
    title: texts.confirm.doneTitle,
    text: texts.confirm.done,
    links: [
      { label: texts.page.back, href: '/' },
      { label: texts.confirm.stop, href: stop },
    ],
  };
};

const presentStop = (found: Subscriber | undefined): Shown => {
  if (!found) return unknown;
  if (!found.email) return stopped;
  return {
    title: texts.stop.title,
    text: texts.stop.ask(found.email),
    action: stopPath(found.token),
    button: texts.stop.button,
  };
};

/**
 * The pages behind the links in the mails. Opening one changes nothing, because mail programs and
 * their scanners open links too; its button does.
 */
export const addListPages = (host: Host): void => {
  const show = (request: FastifyRequest, reply: FastifyReply, shown: Shown) => {
    keepPrivate(reply);
    return serveOwnPage(host, request, reply, async ({ token }) => {
      const { status, ...props } = shown;
      const main = renderToStaticMarkup(createElement(QuestionPage, { ...props, token }));
      return { status, title: props.title, noindex: true, main, tags: [] };
    });
  };
  const find = (request: FastifyRequest) => findSubscriber(host.db, tokenOf(request));

  host.app.get(confirmPath(':token'), async (request, reply) => {
    const link = tokenOf(request);
    return show(request, reply, presentConfirm(host, link, await findAsking(host, link)));
  });

  host.app.post(confirmPath(':token'), async (request, reply) => {
    requireOwnPage(host, request);
    const link = tokenOf(request);
    const found = await findAsking(host, link);
    if (!found) return show(request, reply, over);
    await confirmAsking(host, found, causedBy(host, request));
    return reply.redirect(confirmPath(link), 303);
  });

  host.app.get(stopPath(':token'), async (request, reply) =>
    show(request, reply, presentStop(await find(request))),
  );

  // Without a page's token: a mail program posts here by itself (RFC 8058), and only the mail's
  // reader knows the address.
  host.app.post(stopPath(':token'), async (request, reply) => {
    const found = await find(request);
    if (!found) return show(request, reply, unknown);
    const isOneClick = 'List-Unsubscribe' in readParams(request.body);
    const source = isOneClick ? 'one-click' : 'mail';
    await transact(host.db, async (tx) => {
      if (await withdraw(host, tx, { id: found.id, source })) await syncSoon(host, tx);
    });
    return show(request, reply, stopped);
  });
};
