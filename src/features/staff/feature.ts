import { registerStaffNames } from '#features/entities/api.server';
import { registerOtherHolders } from '#features/passkeys/api.server';
import type { Feature } from '#platform/host';
import { forgotStaffPassword } from './server/forgot-job';
import { addPasswordLinkRoutes } from './server/link-routes';
import { addStaffLoginRoutes } from './server/login-routes';
import { memberNames } from './server/members';
import { addStaffPasskeyRoutes } from './server/passkey-routes';
import { isHeldByMember } from './server/passkeys';
import { purgeStaffJob } from './server/purge';

/** People of the chain: who may come into the office, and what they may do there. */
export const staff: Feature = {
  name: 'staff',
  needs: ['settings', 'pages', 'accounts', 'entities', 'passkeys'],
  setup: (host) => {
    host.jobs.define(purgeStaffJob);
    host.jobs.define(forgotStaffPassword);
    registerStaffNames(host, memberNames);
    addStaffLoginRoutes(host);
    addPasswordLinkRoutes(host);
    addStaffPasskeyRoutes(host);
    registerOtherHolders(host, 'staff', (credentialId) => isHeldByMember(host, credentialId));
  },
};
