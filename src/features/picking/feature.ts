import { registerToSend } from '#features/counter/api.server';
import { counterPath } from '#features/counter/contract';
import { registerWalks } from '#features/fulfilment/api.server';
import { registerTasks } from '#features/today/api.server';
import { addWorkRoutes } from '#features/workfloor/api.server';
import type { Feature } from '#platform/host';
import { pickPath } from './contract';
import { forgetting } from './server/forget';
import { giveBackBoxes } from './server/give-back';
import { listHeldOf } from './server/held';
import { addListRoutes } from './server/list-routes';
import { addPackRoutes } from './server/pack-routes';
import { addShelfRoutes } from './server/shelves/routes';
import { addShortRoutes } from './server/short-routes';
import { addStartRoutes } from './server/start-routes';
import { addStoreRoutes } from './server/store/routes';
import { listStoreBoxes } from './server/store/waiting';
import { pickingTasks } from './server/tasks';
import { isWalkedFor } from './server/walked';

/** Orders picked from the shelves of a warehouse, packed and sent. */
export const picking: Feature = {
  name: 'picking',
  needs: [
    'settings',
    'staff',
    'workfloor',
    'catalog',
    'stock',
    'stores',
    'payments',
    'counter',
    'delivery',
    'orders',
    'returns',
    'fulfilment',
    'today',
  ],
  setup: (host) => {
    const route = forgetting(addWorkRoutes(host, { right: 'fulfil', start: pickPath.start }));
    addStartRoutes(host, route);
    addListRoutes(host, route);
    addPackRoutes(host, route);
    addShortRoutes(host, route);
    addShelfRoutes(host, route);
    addStoreRoutes(host, addWorkRoutes(host, { right: 'counter', start: counterPath.start }));
    registerToSend(host, (storeId) => listStoreBoxes(host, storeId));
    registerWalks(host, {
      ...{ isPicked: isWalkedFor, listHeld: listHeldOf, giveBack: giveBackBoxes },
    });
    registerTasks(host, 'picking', (member) => pickingTasks(host, member));
  },
};
