import type { Feature } from '#platform/host';
import { addMediaRoutes } from './server/serve';

export const media: Feature = {
  name: 'media',
  needs: [],
  setup: (host) => addMediaRoutes(host),
};
