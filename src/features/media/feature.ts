import type { Feature } from '#platform/host';
import { prepareSizes } from './server/prepare-sizes';
import { addMediaRoutes } from './server/serve';
import { Sizes } from './server/sizes';

export const media: Feature = {
  name: 'media',
  needs: [],
  setup: (host) => {
    const sizes = new Sizes(host);
    addMediaRoutes(host, sizes);
    if (host.config.picturesAhead !== false) host.jobs.define(prepareSizes(host, sizes));
  },
};
