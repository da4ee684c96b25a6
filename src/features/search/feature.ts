import { createElement } from 'react';
import { getEntity, registerEntity } from '#features/overviews/api.server';
import { PAGES_CHANGED, registerSearchBox } from '#features/pages/api.server';
import { followFacts } from '#features/settings/api.server';
import type { Feature } from '#platform/host';
import { pageSources } from './server/page-entity';
import { addSearchRoutes } from './server/routes';
import { HeaderBox } from './site/header-box.view';

export const search: Feature = {
  name: 'search',
  needs: [
    'settings',
    'searched',
    'pages',
    'overviews',
    'catalog',
    'stores',
    'vacancies',
    'content',
  ],
  setup: async (host) => {
    for (const source of pageSources) await registerEntity(host, source);
    addSearchRoutes(host);
    registerSearchBox(host, (site, words) => createElement(HeaderBox, { site, words }));
    const read = async () => {
      for (const { entity } of pageSources) await getEntity(host, entity.name).load();
      host.cache.drop(pageSources.map(({ entity }) => entity.access));
    };
    // Each process hears of changed pages by itself, and reads them for itself.
    host.events.subscribe(PAGES_CHANGED, read);
    followFacts(host, read);
  },
};
