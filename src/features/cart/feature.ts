import { sql } from 'drizzle-orm';
import { registerHold } from '#features/entities/api.server';
import { addPersonalSource } from '#features/pages/api.server';
import { productTexts } from '#kernel/messages/nl-entities';
import type { Feature } from '#platform/host';
import { purgeCartsJob } from './server/jobs';
import { countItems } from './server/read';
import { addCartRoutes } from './server/routes';
import { moveCart } from './server/whole-cart';

export const cart: Feature = {
  name: 'cart',
  needs: ['entities', 'settings', 'pages', 'overviews', 'catalog', 'content', 'stock', 'dialogs'],
  setup: (host) => {
    registerHold(host, 'Product', 'cart', {
      isHeld: (id) => sql`select 1 from cart_lines l join variants v on v.id = l.variant_id
        where v.product_id = ${id}`,
      told: productTexts.inCart,
    });
    host.jobs.define(purgeCartsJob);
    host.sessions.onRenew(moveCart);
    addPersonalSource(host, 'cart', async (_, { id }) => ({
      cartCount: await countItems(host.db, id),
    }));
    addCartRoutes(host);
  },
};
