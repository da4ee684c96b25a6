import { exposeEntity } from '#features/api/api.server';
import { registerCartDelivery } from '#features/cart/api.server';
import { registerCheck, storeEntity } from '#features/entities/api.server';
import { registerDelivery } from '#features/orders/api.server';
import type { Feature } from '#platform/host';
import { methodEntity } from './entity';
import { findArrival } from './server/arrival';
import { addCarriers } from './server/carriers/add';
import { checkMethod } from './server/check-write';
import { registerDeliveryFacts } from './server/facts';
import { ensureMethods } from './server/methods';
import { findDeliveryOption, findUsualDeliveryPrice } from './server/options';
import { addPointRoutes } from './server/routes';
import { methodApi, storedMethods } from './server/stored';
import { tellUsualDelivery } from './server/usual';

export const delivery: Feature = {
  name: 'delivery',
  needs: [
    'settings',
    'addresses',
    'overviews',
    'entities',
    'api',
    'catalog',
    'stock',
    'cart',
    'orders',
  ],
  setup: async (host) => {
    addCarriers(host);
    await ensureMethods(host.db);
    exposeEntity(host, methodEntity, methodApi);
    storeEntity(host, storedMethods);
    registerCheck(host, methodEntity.name, 'delivery', checkMethod);
    registerCartDelivery(host, findUsualDeliveryPrice);
    registerDelivery(host, { find: findDeliveryOption, arrives: findArrival });
    await tellUsualDelivery(host);
    registerDeliveryFacts(host);
    addPointRoutes(host);
  },
};
