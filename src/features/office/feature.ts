import { registerEditors } from '#features/pages/api.server';
import { findStaffSession } from '#features/staff/api.server';
import { may } from '#features/staff/contract';
import type { Feature } from '#platform/host';
import { addAccountRoutes } from './server/account-routes';
import { addAuditRoutes } from './server/audit-routes';
import { addBeginRoutes } from './server/begin/begin-routes';
import { fetchPicturesJob } from './server/begin/product-file';
import { addBulkRoutes } from './server/bulk-routes';
import { addDraftRoutes } from './server/draft-routes';
import { addFindRoutes } from './server/find-routes';
import { addFormPreviewRoutes } from './server/form-preview-routes';
import { addHoursRoutes } from './server/hours-routes';
import { addImportRoutes } from './server/import-routes';
import { addLinkRoutes } from './server/link-routes';
import { addFollowRoutes } from './server/links/follow-routes';
import { addMediaRoutes } from './server/media-routes';
import { holdDraftPictures } from './server/media-uses';
import { addMissingRoutes } from './server/missing-routes';
import { noteRefusedCalls } from './server/note-refused';
import { addPageRoutes } from './server/page-routes';
import { addPairRoutes } from './server/pairs/pair-routes';
import { addFindableRoutes } from './server/panels/findable-routes';
import { addPasskeyRoutes } from './server/passkey-routes';
import { addPeopleRoutes } from './server/people-routes';
import { dueReleasesJob, releaseJob } from './server/plan/jobs';
import { addPlanRoutes } from './server/plan/plan-routes';
import { addPreviewLinks } from './server/plan/preview-links';
import { addVersionRoutes } from './server/plan/version-routes';
import { addPopupRoutes } from './server/popup-routes';
import { addPresenceRoutes } from './server/presence-routes';
import { purgeDraftsJob } from './server/purge';
import { addQuestionRoutes } from './server/question-routes';
import { addRoleRoutes } from './server/role-routes';
import { addRowRoutes } from './server/row-routes';
import { addSampleRoutes } from './server/sample-routes';
import { addSectionRoutes } from './server/section-routes';
import { addSetupRoutes } from './server/setup/routes';
import { addShellRoutes } from './server/shell-routes';
import { addSiteRoutes } from './server/site-routes';
import { addViewRoutes } from './server/view-routes';

/** Where the chain's people do their work: lists and forms made of what entities say of themselves. */
export const office: Feature = {
  name: 'office',
  needs: [
    'settings',
    'accounts',
    'api',
    'staff',
    'entities',
    'pages',
    'passkeys',
    'library',
    'uploads',
    'overviews',
    'catalog',
    'stock',
    'stores',
    'payments',
    'forms',
    'popups',
  ],
  setup: (host) => {
    host.jobs.define(purgeDraftsJob);
    host.jobs.define(releaseJob);
    host.jobs.define(dueReleasesJob);
    host.jobs.define(fetchPicturesJob);
    addBeginRoutes(host);
    addBulkRoutes(host);
    addImportRoutes(host);
    addRowRoutes(host);
    addDraftRoutes(host);
    addFormPreviewRoutes(host);
    addPopupRoutes(host);
    addQuestionRoutes(host);
    addFindRoutes(host);
    addPresenceRoutes(host);
    addHoursRoutes(host);
    addViewRoutes(host);
    addMediaRoutes(host);
    holdDraftPictures(host);
    addLinkRoutes(host);
    addFollowRoutes(host);
    addAccountRoutes(host);
    addPasskeyRoutes(host);
    addPageRoutes(host);
    addPairRoutes(host);
    addFindableRoutes(host);
    addPlanRoutes(host);
    addVersionRoutes(host);
    addPreviewLinks(host);
    addSampleRoutes(host);
    addSectionRoutes(host);
    addAuditRoutes(host);
    addPeopleRoutes(host);
    addMissingRoutes(host);
    addRoleRoutes(host);
    addSetupRoutes(host);
    addSiteRoutes(host);
    noteRefusedCalls(host);
    addShellRoutes(host);
    registerEditors(host, 'office', async (_, request) => {
      const session = await findStaffSession(host, request);
      if (!session || session.lacksFactor) return false;
      return may(session.member.rights, 'Page', 'read');
    });
  },
};
