import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { confirmHref } from '#features/dialogs/api.server';
import { readParams, serveOwnPage } from '#features/pages/api.server';
import { account as texts } from '#kernel/messages/nl-account';
import { formatMoment } from '#kernel/values/dutch-dates';
import type { Host } from '#platform/host';
import { requireOwnPage } from '#platform/sessions/csrf';
import { accountPath, dashboardNotices, type ShownSession, type ShownWay } from '../contract';
import { DashboardPage, type DashboardPageProps } from '../site/dashboard-page.view';
import { type Account, findAccount } from './accounts';
import {
  findOrdersPart,
  listProfileSections,
  listSignInParts,
  listStartParts,
  loginAgain,
  logoutPathOf,
  profileNotice,
  signInTold,
} from './parts';
import { proofOf } from './prove';
import { listWaysIn } from './ways-in';

type Handle = (
  person: Account,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>;

export const findPerson = async (
  host: Host,
  request: FastifyRequest,
): Promise<Account | undefined> => {
  const session = await host.sessions.find(request);
  return session?.accountId ? findAccount(host, session.accountId) : undefined;
};

/** A route for who is logged in; others are sent to do so. A post must come from a page of ours. */
export const forPerson =
  (host: Host, handle: Handle) => async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.method === 'POST') {
      requireOwnPage(host, request);
    }
    const person = await findPerson(host, request);
    return person ? handle(person, request, reply) : reply.redirect(accountPath.login, 303);
  };

/** What was done, by the address's own word for it. */
const noticeOf = (
  host: Host,
  request: FastifyRequest,
): Pick<DashboardPageProps, 'notice' | 'done'> => {
  const params = readParams(request.query);
  const done = dashboardNotices.find((one) => params[one] !== undefined);
  return { done, notice: done ? texts.notices[done] : profileNotice(host, params) };
};

const shownSessions = async (
  host: Host,
  request: FastifyRequest,
  accountId: number,
): Promise<ShownSession[]> => {
  const [own, open] = await Promise.all([
    host.sessions.find(request),
    host.sessions.listOpen(accountId),
  ]);
  return open.map(({ id, handle, device, seenAt }) => ({
    handle,
    device: device ?? texts.sessions.unknown,
    seenAt: formatMoment(seenAt),
    isThis: id === own?.id,
  }));
};

const shownWays = async (host: Host, accountId: number): Promise<ShownWay[]> => {
  const ways = await listWaysIn(host, accountId);
  return ways.map(({ kind, id, label, detail, addedAt, lastUsedAt, nameHref }) => ({
    ...{ kind, label, detail, nameHref, addedAt: formatMoment(addedAt) },
    lastUsedAt: lastUsedAt ? formatMoment(lastUsedAt) : undefined,
    removeHref: ways.length > 1 ? accountPath.removeWay(kind, id) : undefined,
  }));
};

type Shown = Pick<DashboardPageProps, 'view'> &
  Partial<Pick<DashboardPageProps, 'errors' | 'typed'>>;

/** A page of the dashboard; with errors it is a 422. */
export const showDashboard = async (
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  { person, view, errors = {}, typed = {} }: Shown & { person: Account },
): Promise<FastifyReply> => {
  const list = findOrdersPart(host)?.list;
  const orders = view === 'orders' && list ? await list(host, person.id) : [];
  const start = view === 'orders' ? await listStartParts(host, person.id) : [];
  const sessions = view === 'profile' ? await shownSessions(host, request, person.id) : [];
  const isProfile = view === 'profile';
  const ways = isProfile ? await shownWays(host, person.id) : [];
  const sections = isProfile ? await listProfileSections(host, person) : [];
  const proof = await proofOf(host, request, person);
  const told = signInTold(host, readParams(request.query));
  const session = await host.sessions.find(request);
  const logout = logoutPathOf(host, session?.begunBy);
  const status = errors[''] ? 429 : Object.keys(errors).length > 0 ? 422 : 200;
  return serveOwnPage(host, request, reply, async ({ token }) => {
    const again = loginAgain(host, token, accountPath.profile);
    const removeHref = confirmHref(host, accountPath.remove, texts.removeAccountAsk);
    const props = {
      ...{
        token,
        view,
        person,
        orders,
        start,
        errors,
        typed,
        sessions,
        ways,
        sections,
        proof,
        told,
        logout,
      },
      ...noticeOf(host, request),
      again,
      add: listSignInParts(host).flatMap((part) => part.add?.() ?? []),
      removeHref,
    };
    const main = renderToStaticMarkup(createElement(DashboardPage, props));
    return { status, title: texts[view], noindex: true, main, tags: [] };
  });
};
