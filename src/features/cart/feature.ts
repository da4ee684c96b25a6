import { registerCheck } from '#features/entities/api.server';
import { addPersonalSource } from '#features/pages/api.server';
import type { Feature } from '#platform/host';
import { checkHeldProduct } from './server/check-product';
import { purgeCartsJob } from './server/jobs';
import { countPieces } from './server/read';
import { addCartRoutes } from './server/routes';
import { moveCart } from './server/whole-cart';

export const cart: Feature = {
  name: 'cart',
  needs: ['entities', 'settings', 'pages', 'overviews', 'catalog', 'stock', 'dialogs'],
  setup: (host) => {
    registerCheck(host, 'Product', 'cart', checkHeldProduct);
    host.jobs.define(purgeCartsJob);
    host.sessions.onRenew(moveCart);
    addPersonalSource(host, 'cart', async (_, { id }) => ({
      cartCount: await countPieces(host.db, id),
    }));
    addCartRoutes(host);
  },
};
