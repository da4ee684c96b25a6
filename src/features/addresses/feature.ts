import type { Feature } from '#platform/host';
import { purgeLookupsJob } from './server/jobs';
import { addLookupRoutes } from './server/routes';

export const addresses: Feature = {
  name: 'addresses',
  needs: [],
  setup: (host) => {
    host.jobs.define(purgeLookupsJob);
    addLookupRoutes(host);
  },
};
