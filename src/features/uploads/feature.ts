import { and, eq, isNull } from 'drizzle-orm';
import { exposeEntity } from '#features/api/api.server';
import { storedTexts } from '#kernel/messages/nl-cookies';
import { PREFIX } from '#kernel/wire';
import { declareStored } from '#platform/declared/stored';
import { declareThirdParties } from '#platform/declared/third-parties';
import type { Feature } from '#platform/host';
import { uploadEntity } from './entity';
import { uploadApi } from './server/api-part';
import { companionOf } from './server/companion';
import { describeUploads } from './server/describe';
import { purgeUploadsJob } from './server/jobs';
import { addServeRoute } from './server/serve';
import { uploads as table } from './server/tables';
import { addTusRoutes } from './server/tus-routes';

export const uploads: Feature = {
  name: 'uploads',
  needs: ['settings', 'pages', 'media', 'api', 'overviews'],
  setup: (host) => {
    host.jobs.define(purgeUploadsJob);
    exposeEntity(host, uploadEntity, uploadApi(host));
    declareStored(host, 'uploads', () =>
      (
        [
          [`${PREFIX}_uploads*`, 'uploads'],
          ['etalage-tus::*', 'unfinished'],
          ['uppyState:*', 'restored'],
          ['uppy-blob', 'restored'],
        ] as const
      ).map(([name, key]) => ({ name, where: 'storage', type: 'functional', ...storedTexts[key] })),
    );
    const parties = companionOf(host.config.companionUrl);
    declareThirdParties(host, 'uploads', () => parties);
    addTusRoutes(host);
    describeUploads(host);
    addServeRoute(host);
    // Whoever logs in half-way a form keeps the files that he chose.
    host.sessions.onRenew(async (tx, from, to) => {
      const open = and(eq(table.sessionId, from), isNull(table.claimedAt));
      await tx.update(table).set({ sessionId: to }).where(open);
    });
  },
};
