import { exposeEntity } from '#features/api/api.server';
import { registerCheck, storeEntity } from '#features/entities/api.server';
import { registerFixedPage } from '#features/pages/api.server';
import { pageTexts } from '#kernel/messages/nl-entities';
import type { Feature } from '#platform/host';
import { checkHomes } from './server/check-homes';
import { checkPage } from './server/check-page';
import { checkSection } from './server/check-section';
import { describeTree } from './server/describe-tree';
import { pageApiOf, storedPagesOf } from './server/stored-pages';
import { sectionApiOf, storedSectionsOf } from './server/stored-sections';

/** Pages, and sections of them, as rows that are written by their fields. Pages themselves can't know what writes entities. */
export const authoring: Feature = {
  name: 'authoring',
  needs: ['settings', 'pages', 'overviews', 'entities', 'api'],
  setup: (host) => {
    const storedPages = storedPagesOf(host);
    exposeEntity(host, storedPages.entity, pageApiOf(storedPages));
    storeEntity(host, storedPages);
    registerCheck(host, storedPages.entity.name, 'pages', checkPage);
    registerCheck(host, 'Site', 'homes', checkHomes);
    registerFixedPage(host, '/', pageTexts.home);
    const storedSections = storedSectionsOf(host);
    exposeEntity(host, storedSections.entity, sectionApiOf(storedSections));
    storeEntity(host, storedSections);
    registerCheck(host, storedSections.entity.name, 'sections', checkSection);
    describeTree(host);
  },
};
