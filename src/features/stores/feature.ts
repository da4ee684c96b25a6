import { ENTITY_CHANGED, registerEntity } from '#features/overviews/api.server';
import type { Feature } from '#platform/host';
import { registerStoreBlocks } from './blocks/register';
import { storeEntity } from './entity';
import { addMapRoutes } from './server/map-routes';
import { dropStores } from './server/read';
import { addStoreRoutes } from './server/routes';
import { storeSource } from './server/source';

export const stores: Feature = {
  name: 'stores',
  needs: ['settings', 'media', 'pages', 'overviews', 'addresses'],
  setup: async (host) => {
    await registerEntity(host, storeSource);
    registerStoreBlocks(host);
    addStoreRoutes(host);
    addMapRoutes(host);
    host.events.subscribe<{ entity: string }>(ENTITY_CHANGED, ({ entity }) => {
      if (entity === storeEntity.name) dropStores(host);
    });
    host.events.onReconnect(() => dropStores(host));
  },
};
