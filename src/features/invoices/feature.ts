import { registerOwnData, registerOwnFiles } from '#features/accounts/api.server';
import { onExternalRefund } from '#features/payments/api.server';
import type { Feature } from '#platform/host';
import { creditExternalRefund } from './server/credit-money';
import { keepInvoice } from './server/keep';
import { ownInvoiceFiles, ownInvoices, registerInvoiceErasure } from './server/own-data';
import { addInvoiceRoutes } from './server/routes';

/** Invoices of orders, and credit notes of what goes back. */
export const invoices: Feature = {
  name: 'invoices',
  needs: ['settings', 'accounts', 'cart', 'promotions', 'orders', 'payments'],
  setup: (host) => {
    host.jobs.define(keepInvoice);
    registerOwnData(host, 'invoices', (holder) => ownInvoices(host, holder));
    registerOwnFiles(host, 'invoices', (holder) => ownInvoiceFiles(host, holder));
    registerInvoiceErasure(host);
    onExternalRefund(host, 'invoices', creditExternalRefund);
    addInvoiceRoutes(host);
  },
};
