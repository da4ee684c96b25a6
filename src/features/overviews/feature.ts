import type { Feature } from '#platform/host';
import { ENTITY_CHANGED, type EntityChanged } from './server/entity-source';
import { findEntity, listEntities } from './server/registry';

/** More changed rows than this are read faster as a whole. */
const MANY = 2000;

export const overviews: Feature = {
  name: 'overviews',
  needs: ['settings', 'pages'],
  setup: (host) => {
    host.events.subscribe(ENTITY_CHANGED, async (payload) => {
      const { entity, ids } = payload as EntityChanged;
      const index = findEntity(host, entity);
      if (!index) return;
      const { access } = index.source.entity;
      try {
        if (ids && ids.length <= MANY) await index.refresh(ids);
        else await index.load();
      } finally {
        host.cache.drop([access, ...(ids ?? []).map((id) => `${access}:${id}`)]);
      }
    });
    host.events.onReconnect(async () => {
      for (const index of listEntities(host)) await index.load();
      host.cache.drop(['*']);
    });
  },
};
