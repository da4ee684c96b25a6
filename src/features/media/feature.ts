import type { Feature } from '#platform/host';
import { prepareSizes } from './server/prepare-sizes';
import { addMediaRoutes } from './server/serve';
import { keepSizes, Sizes } from './server/sizes';

export const media: Feature = {
  name: 'media',
  needs: [],
  setup: (host) => {
    const sizes = new Sizes(host);
    keepSizes(host, sizes);
    addMediaRoutes(host, sizes);
    if (host.config.picturesAhead !== false) host.jobs.define(prepareSizes(host, sizes));
  },
};
