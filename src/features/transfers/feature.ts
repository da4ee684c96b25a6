import { registerTasks } from '#features/today/api.server';
import { addWorkRoutes } from '#features/workfloor/api.server';
import type { Feature } from '#platform/host';
import { workPath } from '../workfloor/contract';
import { transfersAt } from './contract';
import { storeDesk, warehouseDesk } from './server/desks';
import { addTransferRoutes } from './server/routes';
import { transferTasks } from './server/tasks';

/** Pieces that stores and warehouses send each other. */
export const transfers: Feature = {
  name: 'transfers',
  needs: [
    'settings',
    'staff',
    'workfloor',
    'overviews',
    'catalog',
    'stock',
    'stores',
    'counter',
    'picking',
    'today',
  ],
  setup: (host) => {
    addTransferRoutes(host, addWorkRoutes(host, { right: 'counter', start: workPath.counter }), {
      pattern: transfersAt.counter(':store'),
      deskOf: (work) => storeDesk(host, work),
    });
    addTransferRoutes(host, addWorkRoutes(host, { right: 'fulfil', start: workPath.warehouse }), {
      pattern: transfersAt.warehouse(':warehouse'),
      deskOf: (work) => warehouseDesk(host, work),
    });
    registerTasks(host, 'transfers', (member) => transferTasks(host, member));
  },
};
