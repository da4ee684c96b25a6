import type { FastifyReply, FastifyRequest } from 'fastify';
import { one, readParams, serveOwnPage } from '#features/pages/api.server';
import { checkoutTexts as texts } from '#kernel/messages/nl-shop';
import { field, header, path, view } from '#kernel/wire';
import type { Host } from '#platform/host';
import { sendOwn } from '#platform/http/send-compressed';
import { htmlHeaders } from '#platform/http/send-page';
import type { RenderedCheckout } from './render';

const paramsOf = (request: FastifyRequest) => readParams(request.query, request.body);

/** `framework` for the popover, `ajax` for the page's own place, or neither: a whole page. */
export const viewOf = (request: FastifyRequest): string | undefined =>
  one(paramsOf(request), field.view);

/** Sends a fragment with the number of quantity in the cart (S3.1/7). */
export const sendFragment = (
  reply: FastifyReply,
  { html, quantity }: RenderedCheckout,
  status = 200,
): FastifyReply =>
  sendOwn(
    reply
      .code(status)
      .headers(htmlHeaders)
      .header(header.articleCount, String(quantity))
      .header('cache-control', 'private, no-store')
      .header('vary', 'Accept-Encoding')
      .header('x-robots-tag', 'noindex'),
    Buffer.from(html),
  );

/** Sends the checkout: what stands in its place for a background request, else the page. */
export const sendCheckout = async (
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  checkout: RenderedCheckout,
  status = 200,
): Promise<FastifyReply> => {
  const asked = viewOf(request);
  if (asked === view.ajax || asked === view.framework) {
    return sendFragment(reply, checkout, status);
  }
  reply.header(header.articleCount, String(checkout.quantity));
  return serveOwnPage(host, request, reply, async () => ({
    status,
    title: texts.title,
    canonical: path.checkout,
    noindex: true,
    // Nothing leads away from what is being ordered; who has nothing to order finds the shop.
    quiet: checkout.quantity > 0,
    main: `<div data-checkout="">${checkout.html}</div>`,
    tags: [],
  }));
};
