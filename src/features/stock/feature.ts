import { registerStockPart } from '#features/catalog/api.server';
import type { Feature } from '#platform/host';
import { addStockRoutes, renderStock } from './server/routes';

export const stock: Feature = {
  name: 'stock',
  needs: ['catalog', 'pages', 'stores'],
  setup: (host) => {
    registerStockPart(host, async (own, variantId, origin) => {
      const { html, availability } = await renderStock(own, [variantId], origin);
      return { html, nearKind: availability.near?.kind };
    });
    addStockRoutes(host);
  },
};
