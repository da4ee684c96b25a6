import { registerFact } from '#features/settings/api.server';
import { promotions as promotionLimits } from '#kernel/limits';
import type { Feature } from '#platform/host';
import { purgeCodesJob } from './server/purge-codes';
import { addBalanceRoutes } from './server/routes';

export const promotions: Feature = {
  name: 'promotions',
  needs: ['settings', 'pages', 'cart'],
  setup: (host) => {
    host.jobs.define(purgeCodesJob);
    registerFact(host, 'kortingscode_na_dagen', () => String(promotionLimits.unusedKeptDays));
    registerFact(host, 'kortingscode_ontvanger_dagen', () =>
      String(promotionLimits.receiverKeptDays),
    );
    registerFact(host, 'cadeaukaart_jaren', () => String(promotionLimits.cardYears));
    addBalanceRoutes(host);
  },
};
