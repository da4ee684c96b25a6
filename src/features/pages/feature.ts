import { storedTexts } from '#kernel/messages/nl-cookies';
import { cookie } from '#kernel/wire';
import { declareStored } from '#platform/declared/stored';
import type { Feature } from '#platform/host';
import { declareEmbeds } from './server/embeds';
import { addErrorHandler } from './server/errors';
import { findEmbedded, PAGES_CHANGED } from './server/find-page';
import { dropPages } from './server/kept-reads';
import { keepMissing } from './server/missing';
import { addPageRoutes } from './server/routes';
import { addSitemapRoutes } from './server/sitemap';
import { addSpeculationRules } from './server/speculation-rules';
import { keepUnseen } from './server/unseen';
import { keepWarm } from './server/warm';
import { pageWindowsJob } from './server/windows';

export const pages: Feature = {
  name: 'pages',
  needs: ['settings'],
  setup: async (host) => {
    addErrorHandler(host);
    addSitemapRoutes(host);
    addSpeculationRules(host);
    addPageRoutes(host);
    keepWarm(host);
    keepMissing(host);
    host.jobs.define(pageWindowsJob);
    declareStored(host, 'pages', () => [
      {
        ...{ name: cookie.viewportDevice, where: 'cookie', type: 'functional' },
        ...storedTexts.viewportDevice,
      },
    ]);
    const lookAtEmbeds = await declareEmbeds(host, 'pages', () => findEmbedded(host));
    const lookAtMenus = keepUnseen(host);
    host.app.addHook('onReady', async () => void (await lookAtMenus()));
    const drop = async () => {
      // First what pages are made from: a page made between the two would be made of it.
      dropPages(host);
      host.cache.drop(['pages']);
      // All pages have menus.
      if (await lookAtMenus()) host.cache.drop(['*']);
      await lookAtEmbeds();
    };
    host.events.subscribe(PAGES_CHANGED, drop);
    host.events.onReconnect(drop);
  },
};
