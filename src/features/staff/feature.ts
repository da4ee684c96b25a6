import { registerStaffNames } from '#features/entities/api.server';
import type { Feature } from '#platform/host';
import { forgotStaffPassword } from './server/forgot-job';
import { addPasswordLinkRoutes } from './server/link-routes';
import { addStaffLoginRoutes } from './server/login-routes';
import { memberNames } from './server/members';
import { purgeStaffJob } from './server/purge';

/** People of the chain: who may come into the office, and what they may do there. */
export const staff: Feature = {
  name: 'staff',
  needs: ['settings', 'pages', 'accounts', 'entities'],
  setup: (host) => {
    host.jobs.define(purgeStaffJob);
    host.jobs.define(forgotStaffPassword);
    registerStaffNames(host, memberNames);
    addStaffLoginRoutes(host);
    addPasswordLinkRoutes(host);
  },
};
