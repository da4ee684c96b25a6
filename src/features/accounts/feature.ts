import type { Feature } from '#platform/host';
import { forgotPassword } from './server/forgot-job';
import { addAccountRoutes } from './server/routes';

export const accounts: Feature = {
  name: 'accounts',
  needs: ['settings', 'pages'],
  setup: (host) => {
    host.jobs.define(forgotPassword);
    addAccountRoutes(host);
  },
};
