import type { Feature } from '#platform/host';
import { addAccountRoutes } from './server/account-routes';
import { addDraftRoutes } from './server/draft-routes';
import { addRowRoutes } from './server/row-routes';
import { addShellRoutes } from './server/shell-routes';

/** Where the chain's people do their work: lists and forms made of what entities say of themselves. */
export const office: Feature = {
  name: 'office',
  needs: ['settings', 'staff', 'entities'],
  setup: (host) => {
    addRowRoutes(host);
    addDraftRoutes(host);
    addAccountRoutes(host);
    addShellRoutes(host);
  },
};
