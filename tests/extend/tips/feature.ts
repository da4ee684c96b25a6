import { storeEntity } from '#features/entities/api.server';
import { registerEntity } from '#features/overviews/api.server';
import type { Feature } from '#platform/host';
import { addTipRoutes } from './routes';
import { storedTips, tipSource } from './source';

export const tips: Feature = {
  name: 'tips',
  needs: ['settings', 'pages', 'overviews', 'entities'],
  setup: async (host) => {
    await registerEntity(host, tipSource);
    storeEntity(host, storedTips);
    addTipRoutes(host);
  },
};
