import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { confirmHref } from '#features/dialogs/api.server';
import { notFoundPage, serveOwnPage } from '#features/pages/api.server';
import { notFound } from '#kernel/errors';
import { applications as texts } from '#kernel/messages/nl-applications';
import { dayOf, formatDay } from '#kernel/values/dutch-dates';
import type { Host } from '#platform/host';
import { keepPrivate } from '#platform/http/secret-address';
import { causedBy } from '#platform/mail/cause';
import { requireOwnPage } from '#platform/sessions/csrf';
import { applicationPath, endStates } from '../contract';
import { ErasedPage, StatusPage, type StatusView } from '../site/status-page.view';
import { eraseApplication } from './erase';
import { type ApplicationRow, findByToken } from './read';
import { limitOf } from './settings';
import { withdrawApplication } from './state';

const tokenOf = (request: FastifyRequest): string => (request.params as { token: string }).token;

const keptText = (host: Host, { eraseAt, keepYear }: ApplicationRow): string => {
  if (eraseAt) return formatDay(dayOf(eraseAt));
  return keepYear
    ? texts.status.keptYear
    : texts.status.keptWeeks(limitOf(host, 'applicationWeeks'));
};

/** This page tells nobody its address: the question has to know the way back. */
const withdrawHref = (host: Host, { token }: ApplicationRow): string =>
  confirmHref(
    host,
    applicationPath.withdraw(token),
    texts.status.withdrawSure,
    applicationPath.status(token),
  );

const viewOf = (host: Host, row: ApplicationRow): StatusView => ({
  name: row.firstName,
  vacancy: row.vacancy,
  location: row.location,
  sentOn: formatDay(dayOf(row.createdAt)),
  state: row.state,
  kept: keptText(host, row),
  withdraw: endStates.includes(row.state) ? undefined : withdrawHref(host, row),
  erase: applicationPath.erase(row.token),
});

const showStatus = (host: Host) => async (request: FastifyRequest, reply: FastifyReply) => {
  const row = await findByToken(host, tokenOf(request));
  keepPrivate(reply);
  return serveOwnPage(host, request, reply, async ({ token }) => {
    if (!row) return notFoundPage(host);
    const page = createElement(StatusPage, { application: viewOf(host, row), token });
    return {
      title: texts.status.title,
      noindex: true,
      main: renderToStaticMarkup(page),
      tags: [],
    };
  });
};

const showErased = (host: Host) => (request: FastifyRequest, reply: FastifyReply) => {
  keepPrivate(reply);
  return serveOwnPage(host, request, reply, async () => ({
    title: texts.status.erasedTitle,
    noindex: true,
    main: renderToStaticMarkup(createElement(ErasedPage)),
    tags: [],
  }));
};

/** An own page's write to the application that its address opens. Throws a 403 or a 404. */
const own = async (host: Host, request: FastifyRequest): Promise<ApplicationRow> => {
  requireOwnPage(host, request);
  const row = await findByToken(host, tokenOf(request));
  if (!row) throw notFound(texts.api.unknown);
  return row;
};

/** Where an applicant sees how it stands, takes it back, and has everything erased. */
export const addStatusRoutes = (host: Host): void => {
  const { app } = host;
  app.get(applicationPath.erased, showErased(host));
  app.get(applicationPath.status(':token'), showStatus(host));
  app.post(applicationPath.withdraw(':token'), async (request, reply) => {
    const { id, token } = await own(host, request);
    await withdrawApplication(host, id, causedBy(host, request));
    return keepPrivate(reply).redirect(applicationPath.status(token), 303);
  });
  app.post(applicationPath.erase(':token'), async (request, reply) => {
    await eraseApplication(host, await own(host, request));
    return keepPrivate(reply).redirect(applicationPath.erased, 303);
  });
  for (const action of [applicationPath.withdraw, applicationPath.erase]) {
    app.get(action(':token'), (request, reply) =>
      keepPrivate(reply).redirect(applicationPath.status(tokenOf(request)), 303),
    );
  }
};
