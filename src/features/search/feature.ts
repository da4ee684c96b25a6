import { createElement } from 'react';
import { getEntity, registerEntity } from '#features/overviews/api.server';
import { PAGES_CHANGED, registerSearchBox } from '#features/pages/api.server';
import { followFacts } from '#features/settings/api.server';
import { path } from '#kernel/wire';
import type { Feature } from '#platform/host';
import { Island } from '#ui/island';
import { pageEntity, pageSource } from './server/page-entity';
import { addSearchRoutes } from './server/routes';
import SearchBox, { type SearchBoxProps } from './site/search-box.island';

export const search: Feature = {
  name: 'search',
  needs: ['settings', 'pages', 'overviews', 'catalog', 'stores', 'vacancies', 'content'],
  setup: async (host) => {
    await registerEntity(host, pageSource);
    addSearchRoutes(host);
    registerSearchBox(host, (site) =>
      createElement(Island<SearchBoxProps>, {
        of: SearchBox,
        name: 'search',
        when: 'interaction',
        props: { site, value: '', action: path.search },
      }),
    );
    const read = async () => {
      await getEntity(host, pageEntity.name).load();
      host.cache.drop([pageEntity.access]);
    };
    // Each process hears of changed pages by itself, and reads them for itself.
    host.events.subscribe(PAGES_CHANGED, read);
    followFacts(host, read);
  },
};
