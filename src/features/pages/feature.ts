import type { Feature } from '#platform/host';
import { registerPageBlocks } from './blocks/register';
import { addErrorHandler } from './server/errors';
import { PAGES_CHANGED } from './server/find-page';
import { addPageRoutes } from './server/routes';
import { addSitemapRoutes } from './server/sitemap';
import { pageWindowsJob } from './server/windows';

export const pages: Feature = {
  name: 'pages',
  needs: ['settings'],
  setup: (host) => {
    registerPageBlocks(host);
    addErrorHandler(host);
    addSitemapRoutes(host);
    addPageRoutes(host);
    host.jobs.define(pageWindowsJob);
    host.events.subscribe(PAGES_CHANGED, () => host.cache.drop(['pages']));
    host.events.onReconnect(() => host.cache.drop(['pages']));
  },
};
