import { registerEntity } from '#features/overviews/api.server';
import type { Feature } from '#platform/host';
import { registerStoreBlocks } from './blocks/register';
import { keepDirectoryFresh } from './server/directory';
import { addMapRoutes } from './server/map-routes';
import { addStoreRoutes } from './server/routes';
import { storeSource } from './server/source';

export const stores: Feature = {
  name: 'stores',
  needs: ['settings', 'media', 'pages', 'overviews', 'addresses'],
  setup: async (host) => {
    keepDirectoryFresh(host);
    await registerEntity(host, storeSource);
    registerStoreBlocks(host);
    addStoreRoutes(host);
    addMapRoutes(host);
  },
};
