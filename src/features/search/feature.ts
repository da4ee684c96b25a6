import { getEntity, registerEntity } from '#features/overviews/api.server';
import { PAGES_CHANGED } from '#features/pages/api.server';
import type { Feature } from '#platform/host';
import { pageEntity, pageSource } from './server/page-entity';
import { addSearchRoutes } from './server/routes';

export const search: Feature = {
  name: 'search',
  needs: ['pages', 'overviews', 'catalog', 'stores', 'vacancies', 'content'],
  setup: async (host) => {
    await registerEntity(host, pageSource);
    addSearchRoutes(host);
    // Each process hears of changed pages by itself, and reads them for itself.
    host.events.subscribe(PAGES_CHANGED, async () => {
      await getEntity(host, pageEntity.name).load();
      host.cache.drop([pageEntity.access]);
    });
  },
};
