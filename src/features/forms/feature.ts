import { exposeEntity } from '#features/api/api.server';
import { registerUploadTarget } from '#features/uploads/api.server';
import { storedTexts } from '#kernel/messages/nl-cookies';
import { PREFIX } from '#kernel/wire';
import { declareStored } from '#platform/declared/stored';
import type { Feature } from '#platform/host';
import { registerFormBlock } from './blocks/register';
import { formEntity } from './entity';
import { formApi } from './server/api-part';
import { purgeJob } from './server/erase';
import { registerFormFacts } from './server/facts';
import { uploadSettings } from './server/files';
import { FORMS_CHANGED } from './server/find';
import { mailSubmission, removeFiles } from './server/jobs';
import { addFormRoutes } from './server/routes';

export const forms: Feature = {
  name: 'forms',
  needs: ['settings', 'webhooks', 'pages', 'api', 'uploads', 'overviews'],
  setup: (host) => {
    exposeEntity(host, formEntity, formApi);
    registerUploadTarget(host, 'Form', uploadSettings(host));
    registerFormBlock(host);
    const forget = () => host.cache.drop([formEntity.access]);
    host.events.subscribe(FORMS_CHANGED, forget);
    host.events.onReconnect(forget);
    declareStored(host, 'forms', () => [
      {
        ...{ name: `${PREFIX}_form_*`, where: 'storage', type: 'functional' },
        ...storedTexts.drafts,
      },
    ]);
    registerFormFacts(host);
    addFormRoutes(host);
    host.jobs.define(mailSubmission);
    host.jobs.define(removeFiles(host));
    host.jobs.define(purgeJob(host));
  },
};
