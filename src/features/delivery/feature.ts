import { registerCartDelivery } from '#features/cart/api.server';
import { registerDelivery } from '#features/orders/api.server';
import type { Feature } from '#platform/host';
import { findArrival } from './server/arrival';
import { addCarriers } from './server/carriers/add';
import { registerDeliveryFacts } from './server/facts';
import { ensureMethods } from './server/methods';
import { findDeliveryOption, findUsualDeliveryPrice } from './server/options';
import { addPointRoutes } from './server/routes';
import { tellUsualDelivery } from './server/usual';

export const delivery: Feature = {
  name: 'delivery',
  needs: ['settings', 'addresses', 'catalog', 'stock', 'cart', 'orders'],
  setup: async (host) => {
    addCarriers(host);
    await ensureMethods(host.db);
    registerCartDelivery(host, findUsualDeliveryPrice);
    registerDelivery(host, { find: findDeliveryOption, arrives: findArrival });
    await tellUsualDelivery(host);
    registerDeliveryFacts(host);
    addPointRoutes(host);
  },
};
