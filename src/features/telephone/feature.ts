import type { Feature } from '#platform/host';
import { addTelephoneRoutes } from './server/routes';

/** Orders that staff makes for who is on the telephone. */
export const telephone: Feature = {
  name: 'telephone',
  needs: [
    'settings',
    'staff',
    'office',
    'accounts',
    'catalog',
    'stock',
    'stores',
    'delivery',
    'content',
    'cart',
    'orders',
    'payments',
    'fulfilment',
    'checkout',
  ],
  setup: addTelephoneRoutes,
};
