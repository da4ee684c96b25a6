import { registerCheck, registerForeign, storeEntity } from '#features/entities/api.server';
import { registerEntity } from '#features/overviews/api.server';
import { partyTexts } from '#kernel/messages/nl-cookies';
import { storeTexts } from '#kernel/messages/nl-stores';
import { declareThirdParties, type ThirdParty } from '#platform/declared/third-parties';
import type { Feature } from '#platform/host';
import { TILES_CONSENT } from './contract';
import { checkPlace } from './server/check-place';
import { keepDirectoryFresh } from './server/directory';
import { foreignStores } from './server/foreign';
import { addMapRoutes } from './server/map-routes';
import { addMyStore } from './server/my-store';
import { addStoreRoutes } from './server/routes';
import { storeSource } from './server/source';
import { storedStores } from './server/stored';

export const stores: Feature = {
  name: 'stores',
  needs: ['settings', 'searched', 'media', 'pages', 'overviews', 'addresses', 'entities', 'terms'],
  setup: async (host) => {
    const tiles = host.config.mapTiles;
    const parties: ThirdParty[] =
      tiles === undefined
        ? []
        : [
            {
              name: storeTexts.map.credit,
              type: TILES_CONSENT,
              purpose: partyTexts.tiles,
              sources: { img: [new URL(tiles).origin] },
              areas: ['pages'],
            },
          ];
    declareThirdParties(host, 'stores', () => parties);
    keepDirectoryFresh(host);
    await registerEntity(host, storeSource);
    storeEntity(host, storedStores);
    registerForeign(host, storedStores.entity.name, foreignStores);
    registerCheck(host, storedStores.entity.name, 'stores', checkPlace);
    addStoreRoutes(host);
    addMyStore(host);
    addMapRoutes(host);
  },
};
