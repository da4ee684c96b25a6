import { storedTexts } from '#kernel/messages/nl-cookies';
import { localKey } from '#kernel/wire-forms';
import { declareStored } from '#platform/declared/stored';
import type { Feature } from '#platform/host';
import { addAuthRoutes } from './server/auth-routes';
import { addDocsRoute } from './server/docs-route';
import { purgeTokensJob } from './server/jobs';
import { addItemRoutes } from './server/routes';
import { keepPageUser } from './server/users';

export const api: Feature = {
  name: 'api',
  needs: ['settings', 'pages', 'overviews', 'addresses'],
  setup: async (host) => {
    await keepPageUser(host.db, host.config);
    declareStored(host, 'api', () =>
      (['accessToken', 'refreshToken', 'refreshing'] as const).map((key) => ({
        ...{ name: localKey[key], where: 'storage', type: 'functional' },
        ...storedTexts[key],
      })),
    );
    host.jobs.define(purgeTokensJob);
    addAuthRoutes(host);
    addItemRoutes(host);
    addDocsRoute(host);
  },
};
