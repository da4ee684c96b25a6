import { registerFinder } from '#features/office/api.server';
import { registerTasks } from '#features/today/api.server';
import { customerTexts } from '#kernel/messages/nl-customers';
import type { Feature } from '#platform/host';
import { addCustomerRoutes } from './server/customer-routes';
import { countTodos } from './server/find-orders';
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
    'today',
  ],
  setup: (host) => {
    host.jobs.define(mailAgain);
    addOrderRoutes(host);
    addCustomerRoutes(host);
    registerTasks(host, 'orders', async ({ rights }) => {
      if (!rights.special.includes('orders')) return [];
      const { pay, returns } = await countTodos(host);
      const task = (todo: 'pay' | 'returns', count: number) => ({
        ...{ name: `orders-${todo}`, label: customerTexts.orders.task[todo], count },
        href: `/bestellingen?todo=${todo}`,
      });
      return [task('pay', pay), task('returns', returns)];
    });
    registerFinder(host, 'customers', (member, search) =>
      findOrdersAndCustomers(host, member, search),
    );
  },
};
