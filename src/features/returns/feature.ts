import { registerOwnData } from '#features/accounts/api.server';
import { registerWithdrawn } from '#features/orders/api.server';
import type { Feature } from '#platform/host';
import { addReturnCalls } from './server/api/routes';
import {
  mailAssessed,
  mailCancelled,
  mailClosed,
  mailPieces,
  mailReceived,
  mailWithdrawn,
} from './server/mail/jobs';
import { ownReturns, registerReturnErasure } from './server/own-data';
import { listWithdrawn } from './server/read';
import { addReturnRoutes } from './server/return-routes';
import { addWithdrawRoutes } from './server/withdraw-routes';

/** What is undone of an order: withdrawal, goods that come back, cancellation, and the money for all that. */
export const returns: Feature = {
  name: 'returns',
  needs: [
    'settings',
    'pages',
    'accounts',
    'api',
    'stock',
    'stores',
    'promotions',
    'orders',
    'delivery',
    'payments',
    'invoices',
  ],
  setup: (host) => {
    host.jobs.define(mailAssessed);
    host.jobs.define(mailCancelled);
    host.jobs.define(mailClosed);
    host.jobs.define(mailPieces);
    host.jobs.define(mailReceived);
    host.jobs.define(mailWithdrawn);
    registerOwnData(host, 'returns', (holder) => ownReturns(host, holder));
    registerReturnErasure(host);
    registerWithdrawn(host, listWithdrawn);
    addWithdrawRoutes(host);
    addReturnRoutes(host);
    addReturnCalls(host);
  },
};
