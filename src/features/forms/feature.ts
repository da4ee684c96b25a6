import { registerOwnData, registerOwnFiles } from '#features/accounts/api.server';
import { exposeEntity } from '#features/api/api.server';
import { registerCheck, storeEntity } from '#features/entities/api.server';
import { ENTITY_CHANGED, type EntityChanged } from '#features/overviews/api.server';
import { registerUploadTarget } from '#features/uploads/api.server';
import { storedTexts } from '#kernel/messages/nl-cookies';
import { PREFIX } from '#kernel/wire';
import { declareStored } from '#platform/declared/stored';
import type { Feature } from '#platform/host';
import { formEntity } from './entity';
import { checkForm } from './server/check-write';
import { purgeJob } from './server/erase';
import { followLongest, registerFormFacts } from './server/facts';
import { uploadSettings } from './server/files';
import { FORMS_CHANGED } from './server/find';
import { mailSubmission, removeFiles } from './server/jobs';
import { ownSubmissions, registerSubmissionErasure } from './server/own-data';
import { ownSubmissionFiles } from './server/own-files';
import { addFormRoutes } from './server/routes';
import { formApi, storedForms } from './server/stored';

export const forms: Feature = {
  name: 'forms',
  needs: ['settings', 'webhooks', 'pages', 'accounts', 'api', 'uploads', 'overviews', 'entities'],
  setup: async (host) => {
    exposeEntity(host, formEntity, formApi);
    storeEntity(host, storedForms);
    registerCheck(host, formEntity.name, 'forms', checkForm);
    registerUploadTarget(host, 'Form', uploadSettings(host));
    registerSubmissionErasure(host);
    registerOwnData(host, 'submissions', (holder) => ownSubmissions(host, holder));
    registerOwnFiles(host, 'submissions', (holder) => ownSubmissionFiles(host, holder));
    const tellDays = await followLongest(host);
    const forget = async () => {
      host.cache.drop([formEntity.access]);
      await tellDays();
    };
    host.events.subscribe(FORMS_CHANGED, forget);
    host.events.subscribe<EntityChanged>(ENTITY_CHANGED, ({ entity }) =>
      entity === formEntity.name ? forget() : undefined,
    );
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
