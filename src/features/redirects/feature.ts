import { exposeEntity } from '#features/api/api.server';
import { registerCheck, storeEntity } from '#features/entities/api.server';
import type { Feature } from '#platform/host';
import { redirectEntity } from './entity';
import { checkRedirect } from './server/check';
import { redirectApi, storedRedirects } from './server/stored';

/**
 * Redirects as rows that admins write. Pages keep and follow them; they can't know what writes entities, which
 * itself leaves redirects where rows moved.
 */
export const redirects: Feature = {
  name: 'redirects',
  needs: ['settings', 'pages', 'entities', 'api'],
  setup: (host) => {
    exposeEntity(host, redirectEntity, redirectApi);
    storeEntity(host, storedRedirects);
    registerCheck(host, redirectEntity.name, 'redirects', checkRedirect);
  },
};
