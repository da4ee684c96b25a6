import { registerTasks } from '#features/today/api.server';
import { addWorkRoutes } from '#features/workfloor/api.server';
import type { Feature } from '#platform/host';
import { workPath } from '../workfloor/contract';
import { counterPath } from './contract';
import { addOrderRoutes } from './server/order-routes';
import { addParcelReturnRoutes } from './server/parcel-return-routes';
import { addReservationRoutes } from './server/reservation-routes';
import { addReturnRoutes } from './server/return-routes';
import { addStartRoutes } from './server/start-routes';
import { addStockRoutes } from './server/stock-routes';
import { counterTasks } from './server/tasks';

/**
 * A store's counter: orders and reservations that are fetched there, its stock, and what comes back, there and in the
 * warehouse.
 */
export const counter: Feature = {
  name: 'counter',
  needs: [
    'settings',
    'pages',
    'staff',
    'workfloor',
    'overviews',
    'catalog',
    'stock',
    'stores',
    'orders',
    'payments',
    'returns',
    'fulfilment',
    'reservations',
    'today',
  ],
  setup: (host) => {
    const routes = addWorkRoutes(host, { right: 'counter', start: counterPath.start });
    addStartRoutes(host, routes);
    addOrderRoutes(host, routes);
    addReservationRoutes(host, routes);
    addStockRoutes(host, routes);
    addReturnRoutes(host, routes);
    const inWarehouse = addWorkRoutes(host, { right: 'fulfil', start: workPath.warehouse });
    addParcelReturnRoutes(host, inWarehouse);
    registerTasks(host, 'counter', (member) => counterTasks(host, member));
  },
};
