import { exposeEntity } from '#features/api/api.server';
import { registerCheck, storeEntity } from '#features/entities/api.server';
import { registerFact } from '#features/settings/api.server';
import { promotions as promotionLimits } from '#kernel/limits-orders';
import type { Feature } from '#platform/host';
import { codeEntity, offerEntity } from './entity';
import { checkCode, checkOffer } from './server/check-write';
import { purgeCodesJob } from './server/purge-codes';
import { addBalanceRoutes } from './server/routes';
import { codeApi, offerApi, storedCodes, storedOffers } from './server/stored';

export const promotions: Feature = {
  name: 'promotions',
  needs: ['settings', 'pages', 'cart', 'entities', 'api'],
  setup: (host) => {
    exposeEntity(host, codeEntity, codeApi);
    exposeEntity(host, offerEntity, offerApi);
    storeEntity(host, storedCodes);
    storeEntity(host, storedOffers);
    registerCheck(host, codeEntity.name, 'promotions', checkCode);
    registerCheck(host, offerEntity.name, 'promotions', checkOffer);
    host.jobs.define(purgeCodesJob);
    registerFact(host, 'kortingscode_na_dagen', () => String(promotionLimits.unusedKeptDays));
    registerFact(host, 'kortingscode_ontvanger_dagen', () =>
      String(promotionLimits.receiverKeptDays),
    );
    registerFact(host, 'cadeaukaart_jaren', () => String(promotionLimits.cardYears));
    addBalanceRoutes(host);
  },
};
