import type { Feature } from '#platform/host';
import { addBalanceRoutes } from './server/routes';

export const promotions: Feature = {
  name: 'promotions',
  needs: ['settings', 'pages', 'cart'],
  setup: addBalanceRoutes,
};
