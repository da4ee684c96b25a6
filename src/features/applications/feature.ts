import { registerOwnData, registerOwnFiles } from '#features/accounts/api.server';
import { exposeEntity } from '#features/api/api.server';
import { registerFormHandler } from '#features/forms/api.server';
import { registerFact } from '#features/settings/api.server';
import type { Feature } from '#platform/host';
import { APPLICATION_FORM } from './contract';
import { applicationEntity } from './entity';
import { applicationApi } from './server/api-part';
import { addStateRoute } from './server/api-routes';
import { describeState } from './server/describe';
import { eraseJob } from './server/erase';
import { applicationHandler } from './server/handler';
import { mailApplication } from './server/mail/jobs';
import { ownApplications, registerApplicationErasure } from './server/own-data';
import { ownApplicationFiles } from './server/own-files';
import { addPopupRoutes } from './server/popup-routes';
import { limitOf } from './server/settings';
import { addStatusRoutes } from './server/status-routes';

export const applications: Feature = {
  name: 'applications',
  needs: [
    'settings',
    'accounts',
    'pages',
    'forms',
    'api',
    'stores',
    'vacancies',
    'addresses',
    'webhooks',
    'dialogs',
    'overviews',
  ],
  setup: (host) => {
    registerFormHandler(host, APPLICATION_FORM, applicationHandler);
    exposeEntity(host, applicationEntity, applicationApi);
    registerFact(host, 'sollicitatie_weken', () => String(limitOf(host, 'applicationWeeks')));
    registerFact(host, 'sollicitatie_toestemming_dagen', () =>
      String(limitOf(host, 'applicationConsentDays')),
    );
    registerApplicationErasure(host);
    registerOwnData(host, 'applications', (holder) => ownApplications(host, holder));
    registerOwnFiles(host, 'applications', (holder) => ownApplicationFiles(host, holder));
    addPopupRoutes(host);
    addStatusRoutes(host);
    addStateRoute(host);
    describeState(host);
    host.jobs.define(mailApplication);
    host.jobs.define(eraseJob(host));
  },
};
