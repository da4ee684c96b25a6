import { and, eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { products, variants } from '#features/catalog/api.server';
import { findMyStore, one, readParams } from '#features/pages/api.server';
import { notFound } from '#kernel/errors';
import { stores as limits } from '#kernel/limits-stores';
import { product as texts } from '#kernel/messages/nl-product';
import { readWholeNumber } from '#kernel/values/whole-number';
import { field } from '#kernel/wire';
import type { Host } from '#platform/host';
import { requireOwnPage } from '#platform/sessions/csrf';
import { StockList } from '../site/stock-list.view';
import { findAvailability } from './availability';
import { withDelivery, withReserve } from './extras';

/**
 * The variants that are meant: of a colour and a size when both are said, else all that fit what is
 * said (the call may name a size alone). None of a product that visitors may not see.
 */
const findVariants = (host: Host, productId: number, colorId?: number, sizeId?: number) =>
  host.db
    .select({ id: variants.id, kind: products.kind })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(
      and(
        eq(variants.productId, productId),
        eq(variants.state, 'Online'),
        eq(products.state, 'Online'),
        colorId === undefined ? undefined : eq(variants.colorId, colorId),
        sizeId === undefined ? undefined : eq(variants.sizeId, sizeId),
      ),
    );

/**
 * The stock of variants now, as HTML and as data. `isMailed`: nothing of it comes to the door. `near`: a
 * postcode, the stores nearest to which come first; `mine`: the visitor's own, before all others.
 */
export const renderStock = async (
  host: Host,
  variantIds: readonly number[],
  { isMailed = false, near = '', mine }: { isMailed?: boolean; near?: string; mine?: number } = {},
) => {
  const [only, ...others] = variantIds;
  const found = await findAvailability(host, variantIds, { near, mine });
  const reservable = others.length > 0 || !only ? found : await withReserve(host, only, found);
  const availability = isMailed ? reservable : await withDelivery(host, reservable);
  return { availability, html: renderToStaticMarkup(createElement(StockList, { availability })) };
};

/** S7.3/6: the stock of a chosen colour and size, as HTML within JSON. */
export const addStockRoutes = (host: Host): void => {
  host.app.post(
    '/webcore/product/getStockAvailability/:itemId',
    { config: { json: true } },
    async (request: FastifyRequest, reply: FastifyReply) => {
      requireOwnPage(host, request);
      const params = readParams(request.body);
      const productId = readWholeNumber((request.params as { itemId: string }).itemId);
      const [colorId, sizeId] = [field.colorId, field.sizeId].map((name) =>
        readWholeNumber(one(params, name) || undefined),
      );
      const found = productId ? await findVariants(host, productId, colorId, sizeId) : [];
      if (found.length === 0) throw notFound(texts.unknownVariant);
      const ids = found.map(({ id }) => id);
      const near = (one(params, field.placeInput) ?? '').trim().slice(0, limits.longestQuery);
      const isMailed = found.some(({ kind }) => kind === 'giftcard');
      const mine = (await findMyStore(host, request))?.id;
      const { html, availability } = await renderStock(host, ids, { near, isMailed, mine });
      return reply.header('cache-control', 'private, no-store').send({ stock: html, availability });
    },
  );
};
