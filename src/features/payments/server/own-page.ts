import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { serveOwnPage } from '#features/pages/api.server';
import type { Host } from '#platform/host';
import { keepPrivate } from '#platform/http/secret-address';

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
