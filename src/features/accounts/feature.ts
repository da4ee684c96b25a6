import type { Feature } from '#platform/host';
import { addAccountRoutes } from './server/routes';

export const accounts: Feature = {
  name: 'accounts',
  needs: ['settings', 'pages'],
  setup: (host) => addAccountRoutes(host),
};
