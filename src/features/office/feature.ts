import { registerEditors } from '#features/pages/api.server';
import { findStaffSession } from '#features/staff/api.server';
import { may } from '#features/staff/contract';
import type { Feature } from '#platform/host';
import { addDraftRoutes } from './server/draft-routes';
import { addPageRoutes } from './server/page-routes';
import { addRowRoutes } from './server/row-routes';
import { addShellRoutes } from './server/shell-routes';

/** Where the chain's people do their work: lists and forms made of what entities say of themselves. */
export const office: Feature = {
  name: 'office',
  needs: ['settings', 'staff', 'entities', 'pages'],
  setup: (host) => {
    addRowRoutes(host);
    addDraftRoutes(host);
    addPageRoutes(host);
    addShellRoutes(host);
    registerEditors(host, 'office', async (_, request) => {
      const session = await findStaffSession(host, request);
      return session !== undefined && may(session.member.rights, 'Page', 'read');
    });
  },
};
