import type { Feature } from '#platform/host';
import { addAccountAfter } from './server/account-after';
import { addCheckoutRoutes } from './server/routes';

export const checkout: Feature = {
  name: 'checkout',
  needs: ['settings', 'pages', 'accounts', 'stores', 'cart', 'orders', 'delivery', 'payments'],
  setup: (host) => {
    addCheckoutRoutes(host);
    addAccountAfter(host);
  },
};
