import { exposeEntity } from '#features/api/api.server';
import { registerCheck, storeEntity } from '#features/entities/api.server';
import type { Feature } from '#platform/host';
import { siteEntity } from './entity';
import { checkSite } from './server/check';
import { siteApi, storedSite } from './server/stored';

/**
 * The site's own settings, written by their fields as rows are: with a history, a revision, and what is wrong
 * by field. The settings themselves are read everywhere, and can't know what writes entities.
 */
export const site: Feature = {
  name: 'site',
  needs: ['settings', 'entities', 'api'],
  setup: (host) => {
    exposeEntity(host, siteEntity, siteApi);
    storeEntity(host, storedSite);
    registerCheck(host, siteEntity.name, 'site', checkSite);
  },
};
