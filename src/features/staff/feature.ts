import { registerStaffNames } from '#features/entities/api.server';
import type { Feature } from '#platform/host';
import { addStaffLoginRoutes } from './server/login-routes';
import { memberNames } from './server/members';
import { purgeStaffJob } from './server/purge';

/** People of the chain: who may come into the office, and what they may do there. */
export const staff: Feature = {
  name: 'staff',
  needs: ['settings', 'pages', 'accounts', 'entities'],
  setup: (host) => {
    host.jobs.define(purgeStaffJob);
    registerStaffNames(host, memberNames);
    addStaffLoginRoutes(host);
  },
};
