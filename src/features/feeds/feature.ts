import { ENTITY_CHANGED } from '#features/overviews/api.server';
import { SITE_CHANGED } from '#features/settings/api.server';
import type { Feature } from '#platform/host';
import { checkFeedsJob } from './server/check';
import { dropLeftovers } from './server/leftovers';
import { dropFeeds, feedsChanged } from './server/made';
import { addOfficeRoutes } from './server/office-routes';
import { addPublicRoutes } from './server/public-routes';

/** What Google is told of articles and of what lies in stores, and which of it Google would refuse. */
export const feeds: Feature = {
  name: 'feeds',
  needs: [
    'settings',
    'overviews',
    'media',
    'staff',
    'office',
    'catalog',
    'pricing',
    'stock',
    'stores',
    'delivery',
  ],
  setup: async (host) => {
    if (host.serves) await dropLeftovers();
    host.jobs.define(checkFeedsJob);
    for (const event of [ENTITY_CHANGED, SITE_CHANGED]) {
      host.events.subscribe(event, () => feedsChanged(host));
    }
    host.events.onReconnect(async () => feedsChanged(host));
    host.app.addHook('onClose', () => dropFeeds(host));
    addPublicRoutes(host);
    addOfficeRoutes(host);
  },
};
