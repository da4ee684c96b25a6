import type { Feature } from '#platform/host';
import { addAccountRoutes } from './server/account-routes';
import { addAuditRoutes } from './server/audit-routes';
import { addDraftRoutes } from './server/draft-routes';
import { noteRefusedCalls } from './server/note-refused';
import { addRowRoutes } from './server/row-routes';
import { addShellRoutes } from './server/shell-routes';

/** Where the chain's people do their work: lists and forms made of what entities say of themselves. */
export const office: Feature = {
  name: 'office',
  needs: ['settings', 'accounts', 'api', 'staff', 'entities'],
  setup: (host) => {
    addRowRoutes(host);
    addDraftRoutes(host);
    addAccountRoutes(host);
    addAuditRoutes(host);
    noteRefusedCalls(host);
    addShellRoutes(host);
  },
};
