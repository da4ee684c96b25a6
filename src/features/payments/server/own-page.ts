import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { serveOwnPage } from '#features/pages/api.server';
import type { Host } from '#platform/host';
import { keepPrivate } from '#platform/http/secret-address';

type Shown = {
  title: string;
  status?: number;
  /** With the checkout's header, and nothing of the shop around it. */
  quiet?: boolean;
  main: (token: string) => ReactElement;
};

/** Shows a page that is only for this buyer. */
export const showPage = (
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  { title, status, quiet, main }: Shown,
): Promise<FastifyReply> =>
  serveOwnPage(host, request, keepPrivate(reply), async ({ token }) => ({
    ...{ title, status, quiet, noindex: true, tags: [] },
    main: renderToStaticMarkup(main(token)),
  }));
