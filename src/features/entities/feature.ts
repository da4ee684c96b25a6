import type { Feature } from '#platform/host';
import { purgeHistoryJob } from './server/purge';
import { addWriteRoutes } from './server/routes';

export const entities: Feature = {
  name: 'entities',
  needs: ['settings', 'media', 'pages', 'overviews', 'api'],
  setup: (host) => {
    addWriteRoutes(host);
    host.jobs.define(purgeHistoryJob);
  },
};
