import { addPersonalSource } from '#features/pages/api.server';
import type { Feature } from '#platform/host';
import { purgeCartsJob } from './server/jobs';
import { countPieces } from './server/read';
import { addCartRoutes } from './server/routes';
import { moveCart } from './server/whole-cart';

export const cart: Feature = {
  name: 'cart',
  needs: ['settings', 'pages', 'overviews', 'catalog', 'stock', 'dialogs'],
  setup: (host) => {
    host.jobs.define(purgeCartsJob);
    host.sessions.onRenew(moveCart);
    addPersonalSource(host, 'cart', async (_, { id }) => ({
      cartCount: await countPieces(host.db, id),
    }));
    addCartRoutes(host);
  },
};
