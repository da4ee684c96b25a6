import type { Feature } from '#platform/host';
import { loadSite, SITE_CHANGED } from './api.server';

export const settings: Feature = {
  name: 'settings',
  needs: [],
  setup: async (host) => {
    await loadSite(host);
    host.events.subscribe(SITE_CHANGED, async () => {
      await loadSite(host);
      host.cache.drop(['*']);
    });
  },
};
