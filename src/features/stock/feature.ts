import { registerStockPart, registerStockSource } from '#features/catalog/api.server';
import type { Feature } from '#platform/host';
import { stockSource } from './server/catalog-stock';
import { addStockRoutes, renderStock } from './server/routes';

export const stock: Feature = {
  name: 'stock',
  needs: ['catalog', 'pages', 'stores'],
  offer: (host) => registerStockSource(host, stockSource),
  setup: (host) => {
    registerStockPart(host, async (own, variantId, origin) => {
      const { html, availability } = await renderStock(own, [variantId], origin);
      return { html, nearKind: availability.near?.kind };
    });
    addStockRoutes(host);
  },
};
