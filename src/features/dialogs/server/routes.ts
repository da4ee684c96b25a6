import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { notFoundPage, serveOwnPage } from '#features/pages/api.server';
import { dialogTexts as texts } from '#kernel/messages/nl-fields';
import { path } from '#kernel/wire';
import type { Host } from '#platform/host';
import { cameFrom } from '#platform/http/came-from';
import { queryParams } from '#platform/http/params';
import { ConfirmPage } from '../site/confirm-page.view';
import { findQuestion } from './address';

/** `/webcore/confirm`: a confirm link's question as a page, for who has no script. */
export const addConfirmRoute = (host: Host): void => {
  host.app.get(path.confirm, (request, reply) => {
    // What is asked may be of an address that is told to nobody else.
    reply.header('referrer-policy', 'same-origin');
    return serveOwnPage(host, request, reply, async ({ token }) => {
      const question = findQuestion(host, queryParams(request.url));
      if (!question) return notFoundPage(host);
      const back = question.back || cameFrom(request.headers.referer, request.host);
      return {
        title: texts.sure,
        noindex: true,
        main: renderToStaticMarkup(createElement(ConfirmPage, { ...question, back, token })),
        tags: [],
      };
    });
  });
};
