import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { variants } from '#features/catalog/api.server';
import { one, readParams } from '#features/pages/api.server';
import { notFound } from '#kernel/errors';
import { field } from '#kernel/wire';
import type { Host } from '#platform/host';
import { requireOwnPage } from '#platform/sessions/csrf';
import { findAvailability } from '../api.server';
import { StockList } from '../site/stock-list.view';

const number = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;

const findVariant = async (host: Host, productId: number, colorId?: number, sizeId?: number) => {
  const [row] = await host.db
    .select({ id: variants.id })
    .from(variants)
    .where(
      and(
        eq(variants.productId, productId),
        eq(variants.state, 'Online'),
        colorId ? eq(variants.colorId, colorId) : isNull(variants.colorId),
        sizeId ? eq(variants.sizeId, sizeId) : isNull(variants.sizeId),
      ),
    );
  return row;
};

/** A variant's stock now, as HTML and as data. */
export const renderStock = async (host: Host, variantId: number) => {
  const availability = await findAvailability(host, variantId);
  return { availability, html: renderToStaticMarkup(createElement(StockList, { availability })) };
};

/** S7.3/6: the stock of a chosen colour and size, as HTML within JSON. */
export const addStockRoutes = (host: Host): void => {
  host.app.post(
    '/webcore/product/getStockAvailability/:itemId',
    async (request: FastifyRequest, reply: FastifyReply) => {
      const sessionId = host.sessions.idOf(request);
      requireOwnPage(request, { secret: host.config.secret, now: host.clock.now(), sessionId });
      const params = readParams(request.body);
      const productId = number((request.params as { itemId: string }).itemId);
      const variant =
        productId &&
        (await findVariant(
          host,
          productId,
          number(one(params, field.colorId)),
          number(one(params, field.sizeId)),
        ));
      if (!variant) throw notFound('Deze combinatie van kleur en maat bestaat niet.');
      const { html, availability } = await renderStock(host, variant.id);
      return reply
        .header('cache-control', 'private, no-store')
        .send({ stock: html, availability });
    },
  );
};
