import { registerEntity } from '#features/overviews/api.server';
import type { Feature } from '#platform/host';
import { addStoreRoutes } from './server/routes';
import { storeSource } from './server/source';

export const stores: Feature = {
  name: 'stores',
  needs: ['settings', 'media', 'pages', 'overviews'],
  setup: async (host) => {
    await registerEntity(host, storeSource);
    addStoreRoutes(host);
  },
};
