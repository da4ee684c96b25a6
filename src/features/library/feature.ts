import { exposeEntity } from '#features/api/api.server';
import { registerCheck, storeEntity } from '#features/entities/api.server';
import { registerUploadTarget } from '#features/uploads/api.server';
import { staff } from '#kernel/limits-staff';
import type { Feature } from '#platform/host';
import { PICTURE_TARGET, pictureTypes } from './contract';
import { mediaEntity } from './entity';
import { checkMedia } from './server/check-media';
import { keepFocus } from './server/focus';
import { purgeOriginalsJob } from './server/purge';
import { mediaApi, storedMedia } from './server/stored-media';

/** Pictures as rows that staff writes. What keeps and serves them can't know what writes entities. */
export const library: Feature = {
  name: 'library',
  needs: ['settings', 'media', 'overviews', 'entities', 'api', 'uploads'],
  setup: async (host) => {
    exposeEntity(host, mediaEntity, mediaApi);
    storeEntity(host, storedMedia);
    registerCheck(host, mediaEntity.name, 'library', checkMedia);
    registerUploadTarget(host, PICTURE_TARGET, async () => ({
      ...{ itemId: 0, moduleObject: PICTURE_TARGET, entity: 'Image', columnUploadfolderId: '' },
      ...{ allowedFileTypes: pictureTypes, maxFileSize: staff.picture, maxNumberOfFiles: 1 },
      ...{ requiredMetaFields: [], isPrivate: true, ofStaff: true },
    }));
    host.jobs.define(purgeOriginalsJob);
    await keepFocus(host);
  },
};
