import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { serveOwnPage } from '#features/pages/api.server';
import type { Host } from '#platform/host';
import { secretAddress } from '#platform/http/secret-address';
import { requireOwnPage } from '#platform/sessions/csrf';

/** Addresses that hold an order's token are told to nobody, not even to where a link leads. */
export const keepPrivate = (reply: FastifyReply): FastifyReply =>
  reply.headers({ ...secretAddress, 'x-robots-tag': 'noindex, nofollow' });

/** Throws unless a form comes from one of our own pages. */
export const requireOwn = (host: Host, request: FastifyRequest): void =>
  requireOwnPage(request, {
    secret: host.config.secret,
    now: host.clock.now(),
    sessionId: host.sessions.idOf(request),
  });

type Shown = { title: string; status?: number; main: (token: string) => ReactElement };

/** Shows a page that is only for this buyer. */
export const showPage = (
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  { title, status, main }: Shown,
): Promise<FastifyReply> =>
  serveOwnPage(host, request, keepPrivate(reply), async ({ token }) => ({
    ...{ title, status, noindex: true, tags: [] },
    main: renderToStaticMarkup(main(token)),
  }));
