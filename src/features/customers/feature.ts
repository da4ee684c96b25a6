import { registerFinder } from '#features/office/api.server';
import type { Feature } from '#platform/host';
import { addCustomerRoutes } from './server/customer-routes';
import { findOrdersAndCustomers } from './server/finder';
import { mailAgain } from './server/order/mails';
import { addOrderRoutes } from './server/order/routes';

/** Orders and who ordered, for those of the chain who help customers. */
export const customers: Feature = {
  name: 'customers',
  needs: [
    'settings',
    'staff',
    'office',
    'accounts',
    'catalog',
    'promotions',
    'orders',
    'payments',
    'invoices',
    'returns',
    'delivery',
    'fulfilment',
  ],
  setup: (host) => {
    host.jobs.define(mailAgain);
    addOrderRoutes(host);
    addCustomerRoutes(host);
    registerFinder(host, 'customers', (member, search) =>
      findOrdersAndCustomers(host, member, search),
    );
  },
};
