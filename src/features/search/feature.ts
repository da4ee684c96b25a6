import { announceChange, registerEntity } from '#features/overviews/api.server';
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
    host.events.subscribe(PAGES_CHANGED, () => announceChange(host, pageEntity.name));
  },
};
