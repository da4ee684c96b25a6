import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Params, readParams } from '#features/pages/api.server';
import { findStaffSession, type StaffSession } from '#features/staff/api.server';
import {
  type SpecialRight,
  type StaffMember,
  staffPath,
  staffReturnField,
} from '#features/staff/contract';
import { AppError } from '#kernel/errors';
import { staff as limits } from '#kernel/limits-staff';
import { workTexts as texts } from '#kernel/messages/nl-work';
import type { Host } from '#platform/host';
import { limitCalls } from '#platform/http/limit-calls';
import { queryParams } from '#platform/http/params';
import { pageToken, requireOwnPage } from '#platform/sessions/csrf';
import { showWork, type WorkPage } from './show';

export type WorkRequest = {
  request: FastifyRequest;
  reply: FastifyReply;
  member: StaffMember;
  session: StaffSession;
  /** Of the address of what is read, of the form of what is posted. */
  params: Params;
  /** For the forms of the page. */
  token: string;
  show: (page: WorkPage) => FastifyReply;
  /** Answers a form: a reload shows the page that it leads to, and sends nothing again. */
  goTo: (href: string) => FastifyReply;
};

type Handler = (work: WorkRequest) => Promise<FastifyReply>;

/** Where a login leads back to: a form's own address can't be read. */
const returnOf = ({ method, url }: FastifyRequest, start: string): string =>
  method === 'GET' ? url : start;

const refuse = (host: Host, reply: FastifyReply, { member, lacksFactor }: StaffSession) =>
  showWork(host, reply, member, {
    ...{ title: texts.refusedTitle, status: 403 },
    note: {
      tone: 'error',
      title: texts.refusedTitle,
      text: lacksFactor ? texts.needsFactor : texts.refused,
    },
    back: { href: staffPath.office, label: texts.toOffice },
  });

/**
 * Routes of the screens of one right. Who isn't logged in is sent to the door, and back after it; who has no
 * right reads so. What a handler throws to be told is shown in the same frame.
 */
export const addWorkRoutes = (
  host: Host,
  {
    right,
    start,
    app = host.app,
    config,
  }: {
    right: SpecialRight;
    start: string;
    /** A room of routes that take files; absent: what all others are in. */
    app?: Host['app'];
    config?: { fileBody: number };
  },
) => {
  const preHandler = limitCalls(limits.callsPerMinute);

  const fail = (
    { request, reply, member }: Pick<WorkRequest, 'request' | 'reply' | 'member'>,
    { status, code, message, retryAfter }: AppError,
  ) => {
    const text = code === 'token' ? texts.stale : message;
    return showWork(host, reply, member, {
      ...{ title: texts.failedTitle, status, retryAfter },
      note: { tone: 'error', title: texts.failedTitle, text },
      back: { href: returnOf(request, start), label: texts.again },
    });
  };

  const serve = (handler: Handler) => async (request: FastifyRequest, reply: FastifyReply) => {
    const session = await findStaffSession(host, request);
    if (!session) {
      const query = new URLSearchParams({ [staffReturnField]: returnOf(request, start) });
      return reply.redirect(`${staffPath.login}?${query}`, 303);
    }
    const { member, lacksFactor } = session;
    if (lacksFactor || !member.rights.special.includes(right)) return refuse(host, reply, session);
    try {
      if (request.method === 'POST') requireOwnPage(host, request);
      const params =
        request.method === 'POST' ? readParams(request.body) : queryParams(request.url);
      return await handler({
        ...{ request, reply, member, session, params },
        token: pageToken(host.config.secret, host.clock.now()),
        show: (page) => showWork(host, reply, member, page),
        goTo: (href) => reply.redirect(href, 303),
      });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return fail({ request, reply, member }, error);
    }
  };

  return {
    get: (path: string, handler: Handler): void => {
      app.get(path, { preHandler }, serve(handler));
    },
    post: (path: string, handler: Handler): void => {
      app.post(path, { preHandler, ...(config && { config }) }, serve(handler));
    },
  };
};
