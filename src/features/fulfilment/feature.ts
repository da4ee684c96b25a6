import { registerRows, registerSections } from '#features/orders/api.server';
import { registerParcels } from '#features/returns/api.server';
import type { Feature } from '#platform/host';
import { addStaffCalls } from './server/api/routes';
import { registerParcelErasure } from './server/erase';
import { purgeCodesJob } from './server/jobs';
import { mailReady, mailShipped } from './server/mail/jobs';
import { addOrderPageRoutes } from './server/order-routes';
import { listParcels } from './server/read';
import { presentRows } from './server/rows';
import { presentSections } from './server/sections';

/** An order from its placing to its buyer: what staff does with it, and what he sees and changes. */
export const fulfilment: Feature = {
  name: 'fulfilment',
  needs: ['pages', 'accounts', 'api', 'orders', 'delivery', 'payments', 'invoices', 'returns'],
  setup: (host) => {
    host.jobs.define(purgeCodesJob);
    host.jobs.define(mailReady);
    host.jobs.define(mailShipped);
    registerSections(host, presentSections);
    registerRows(host, presentRows);
    registerParcelErasure(host);
    registerParcels(host, listParcels);
    addOrderPageRoutes(host);
    addStaffCalls(host);
  },
};
