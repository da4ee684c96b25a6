import type { Feature } from '#platform/host';
import { addStockRoutes } from './server/routes';

export const stock: Feature = {
  name: 'stock',
  needs: ['catalog', 'pages'],
  setup: (host) => addStockRoutes(host),
};
