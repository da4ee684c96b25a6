import { storedTexts } from '#kernel/messages/nl-cookies';
import { cookieName } from '#kernel/wire';
import { declareStored } from '#platform/declared/stored';
import type { Feature } from '#platform/host';
import { loadSite, SITE_CHANGED } from './api.server';
import { tellFollowers } from './server/facts';
import { addFavicon } from './server/favicon';
import { addMailLogo } from './server/mail-logo';
import { purgeSessionsJob } from './server/purge-sessions';
import { addThemeSheet } from './server/theme';

export const settings: Feature = {
  name: 'settings',
  needs: [],
  setup: async (host) => {
    await loadSite(host);
    const https = host.config.siteUrl.startsWith('https:');
    declareStored(host, 'session', () =>
      (['session', 'present', 'script'] as const).map((key) => ({
        ...{ name: cookieName(key, https), where: 'cookie', type: 'functional' },
        ...storedTexts[key],
      })),
    );
    addFavicon(host);
    addMailLogo(host);
    addThemeSheet(host);
    host.jobs.define(purgeSessionsJob);
    const reload = async () => {
      await loadSite(host);
      await tellFollowers(host);
      host.cache.drop(['*']);
    };
    host.app.addHook('onReady', () => tellFollowers(host));
    host.events.subscribe(SITE_CHANGED, reload);
    host.events.onReconnect(reload);
  },
};
