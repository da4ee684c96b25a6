import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { OrderSummary, viewOrder } from '#features/orders/api.server';
import { one, readParams } from '#features/pages/api.server';
import { getSite } from '#features/settings/api.server';
import { paymentTexts } from '#kernel/messages/nl-payments';
import type { Host } from '#platform/host';
import { requireOwnPage } from '#platform/sessions/csrf';
import { linkPath, methodField } from '../contract';
import { LinkOver, type LinkOverProps } from '../site/link-over.view';
import { findLinked } from './links';
import { showPage } from './own-page';
import { chooseMethod, showRetry } from './retry';

const texts = paymentTexts.link;

const tokenOf = ({ params }: FastifyRequest): string => (params as { token: string }).token;

const showOver = (
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  why: LinkOverProps['why'],
): Promise<FastifyReply> => {
  const { phone, email } = getSite(host).identity;
  return showPage(host, request, reply, {
    ...{ status: why === 'unknown' ? 404 : 200, title: texts.over[why].title },
    main: () => createElement(LinkOver, { why, phone, email }),
  });
};

/** The page of a mailed link: the order, and how it is paid. Works without script. */
const open =
  (host: Host, isChosen: boolean) => async (request: FastifyRequest, reply: FastifyReply) => {
    if (isChosen) requireOwnPage(host, request);
    const found = await findLinked(host, tokenOf(request));
    if (!found) return showOver(host, request, reply, 'unknown');
    const { order, standing } = found;
    if (standing !== 'good') return showOver(host, request, reply, standing);
    const view = await viewOrder(host, order);
    const shown = {
      action: linkPath(tokenOf(request)),
      summary: createElement(OrderSummary, { order: view }),
    };
    if (!isChosen) return showRetry(host, request, reply, order, shown);
    const asked = one(readParams(request.body), methodField);
    return chooseMethod(host, request, reply, order, { asked, shown });
  };

export const addLinkRoutes = (host: Host): void => {
  host.app.get(linkPath(':token'), { exposeHeadRoute: false }, open(host, false));
  host.app.post(linkPath(':token'), open(host, true));
};
