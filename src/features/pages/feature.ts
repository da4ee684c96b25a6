import type { Feature } from '#platform/host';
import { registerPageBlocks } from './blocks/register';
import { addErrorHandler } from './server/errors';
import { dropPages, PAGES_CHANGED } from './server/find-page';
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
    const drop = () => {
      // First what pages are made from: a page made between the two would be made of it.
      dropPages(host);
      host.cache.drop(['pages']);
    };
    host.events.subscribe(PAGES_CHANGED, drop);
    host.events.onReconnect(drop);
  },
};
