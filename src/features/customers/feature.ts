import { registerFinder } from '#features/office/api.server';
import { registerTasks } from '#features/today/api.server';
import { customerTexts } from '#kernel/messages/nl-customers';
import type { Feature } from '#platform/host';
import { addCustomerRoutes } from './server/customer-routes';
import { registerExportErasure, removeExports } from './server/export/gone';
import { makeExport } from './server/export/make';
import { addExportRoutes } from './server/export/routes';
import { registerExportTasks } from './server/export/tasks';
import { countTodos } from './server/find-orders';
import { findOrdersAndCustomers } from './server/finder';
import { mailErased } from './server/mail/erased';
import { mailAgain } from './server/order/mails';
import { addOrderRoutes } from './server/order/routes';
import { registerMoreData } from './server/person/more-data';
import { addPersonRoutes } from './server/person/routes';

/** Orders and who ordered, for those of the chain who help customers. */
export const customers: Feature = {
  name: 'customers',
  needs: [
    'settings',
    'stores',
    'uploads',
    'staff',
    'office',
    'accounts',
    'cart',
    'webhooks',
    'catalog',
    'promotions',
    'orders',
    'payments',
    'invoices',
    'returns',
    'delivery',
    'fulfilment',
    'picking',
    'today',
  ],
  setup: (host) => {
    host.jobs.define(mailAgain);
    host.jobs.define(mailErased);
    host.jobs.define(makeExport);
    host.jobs.define(removeExports);
    registerMoreData(host);
    registerExportErasure(host);
    registerExportTasks(host);
    addOrderRoutes(host);
    addCustomerRoutes(host);
    addPersonRoutes(host);
    addExportRoutes(host);
    registerTasks(host, 'orders', async ({ rights: { special } }) => {
      if (!special.includes('orders')) return [];
      const counts = await countTodos(host);
      const task = (todo: 'pay' | 'sought' | 'returns' | 'by-hand') => ({
        ...{ name: `orders-${todo}`, label: customerTexts.orders.task[todo], count: counts[todo] },
        href: `/bestellingen?todo=${todo}`,
      });
      const byHand = { ...task('by-hand'), isUrgent: true as const };
      const sought = { ...task('sought'), isUrgent: true as const };
      return [
        ...(special.includes('refund') ? [byHand] : []),
        ...[sought, task('pay'), task('returns')],
      ];
    });
    registerFinder(host, 'customers', (member, search) =>
      findOrdersAndCustomers(host, member, search),
    );
  },
};
