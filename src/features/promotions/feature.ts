import { registerFact } from '#features/settings/api.server';
import { promotions as promotionLimits } from '#kernel/limits';
import type { Feature } from '#platform/host';
import { addBalanceRoutes } from './server/routes';

export const promotions: Feature = {
  name: 'promotions',
  needs: ['settings', 'pages', 'cart'],
  setup: (host) => {
    registerFact(host, 'cadeaukaart_jaren', () => String(promotionLimits.cardYears));
    addBalanceRoutes(host);
  },
};
