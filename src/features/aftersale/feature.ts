import { registerRows, registerSections, registerWithdrawn } from '#features/orders/api.server';
import { onRefundElsewhere } from '#features/payments/api.server';
import type { Feature } from '#platform/host';
import { addStaffRoutes } from './server/api/routes';
import { creditElsewhere } from './server/invoices/credit-money';
import { keepInvoice } from './server/invoices/keep';
import { addInvoiceRoutes } from './server/invoices/routes';
import {
  mailCancelled,
  mailClosed,
  mailJudged,
  mailReady,
  mailReceived,
  mailShipped,
  mailWithdrawn,
} from './server/mail/jobs';
import { addOrderPageRoutes } from './server/order-routes';
import { listWithdrawn } from './server/read';
import { addReturnRoutes } from './server/return-routes';
import { presentRows } from './server/rows';
import { presentSections } from './server/sections';
import { addWithdrawRoutes } from './server/withdraw-routes';

export const aftersale: Feature = {
  name: 'aftersale',
  needs: [
    'settings',
    'pages',
    'stores',
    'orders',
    'delivery',
    'payments',
    'promotions',
    'api',
    'cart',
  ],
  setup: (host) => {
    host.jobs.define(keepInvoice);
    host.jobs.define(mailCancelled);
    host.jobs.define(mailClosed);
    host.jobs.define(mailJudged);
    host.jobs.define(mailReady);
    host.jobs.define(mailReceived);
    host.jobs.define(mailShipped);
    host.jobs.define(mailWithdrawn);
    registerSections(host, presentSections);
    registerRows(host, presentRows);
    registerWithdrawn(host, listWithdrawn);
    onRefundElsewhere(host, 'aftersale', creditElsewhere);
    addOrderPageRoutes(host);
    addWithdrawRoutes(host);
    addReturnRoutes(host);
    addInvoiceRoutes(host);
    addStaffRoutes(host);
  },
};
