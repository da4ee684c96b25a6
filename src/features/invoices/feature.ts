import { onExternalRefund } from '#features/payments/api.server';
import type { Feature } from '#platform/host';
import { creditExternalRefund } from './server/credit-money';
import { keepInvoice } from './server/keep';
import { addInvoiceRoutes } from './server/routes';

/** Invoices of orders, and credit notes of what goes back. */
export const invoices: Feature = {
  name: 'invoices',
  needs: ['settings', 'cart', 'promotions', 'orders', 'payments'],
  setup: (host) => {
    host.jobs.define(keepInvoice);
    onExternalRefund(host, 'invoices', creditExternalRefund);
    addInvoiceRoutes(host);
  },
};
