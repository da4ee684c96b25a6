import { registerStockPart } from '#features/catalog/api.server';
import type { Feature } from '#platform/host';
import { addStockRoutes, renderStock } from './server/routes';

export const stock: Feature = {
  name: 'stock',
  needs: ['catalog', 'pages', 'stores'],
  setup: (host) => {
    registerStockPart(
      host,
      async (own, variantId, seen) => (await renderStock(own, [variantId], seen)).html,
    );
    addStockRoutes(host);
  },
};
