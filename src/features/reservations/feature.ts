import { sql } from 'drizzle-orm';
import {
  onAccountRemoved,
  registerOwnData,
  registerStartPart,
} from '#features/accounts/api.server';
import { registerCheck, registerHold } from '#features/entities/api.server';
import { registerReserveHrefs } from '#features/stock/api.server';
import { productTexts } from '#kernel/messages/nl-entities';
import type { Feature } from '#platform/host';
import { showReserved } from './server/account-list';
import { addReservationApi } from './server/api-routes';
import { checkHeldStore } from './server/check-store';
import { findReserveHrefs } from './server/hrefs';
import { expireReservationsJob, purgeReservationsJob } from './server/jobs';
import { leaveReservations, ownReservations, registerReservationErasure } from './server/own-data';
import { addReservationRoutes } from './server/routes';

/** Pieces put aside in a store for a day. */
export const reservations: Feature = {
  name: 'reservations',
  needs: [
    'settings',
    'accounts',
    'pages',
    'overviews',
    'entities',
    'stores',
    'catalog',
    'stock',
    'cart',
    'orders',
    'api',
  ],
  setup: (host) => {
    host.jobs.define(expireReservationsJob);
    host.jobs.define(purgeReservationsJob);
    registerReserveHrefs(host, findReserveHrefs);
    registerReservationErasure(host);
    registerOwnData(host, 'reservations', (holder) => ownReservations(host, holder));
    onAccountRemoved(host, 'reservations', leaveReservations);
    registerStartPart(host, 'reservations', (accountId) => showReserved(host, accountId));
    registerCheck(host, 'Location', 'reservations', checkHeldStore);
    registerHold(host, 'Product', 'reservations', {
      isHeld: (id) => sql`select 1 from reservations r join variants v on v.id = r.variant_id
        where v.product_id = ${id}`,
      told: productTexts.sold,
    });
    addReservationRoutes(host);
    addReservationApi(host);
  },
};
