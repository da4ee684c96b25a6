import { exposeEntity } from '#features/api/api.server';
import { registerCheck, storeEntity } from '#features/entities/api.server';
import { registerEntity } from '#features/overviews/api.server';
import type { Feature } from '#platform/host';
import { attributeEntity, brandEntity, categoryEntity, productEntity } from './entity';
import { productApi } from './server/api-part';
import { keepAttributesFresh, productColumns } from './server/attributes';
import { cardInColor, colorNames, productCards, productHits } from './server/cards';
import { checkAttribute } from './server/check-attribute';
import { checkBrand, checkCategory, checkProduct } from './server/check-write';
import { findByNumber } from './server/find-by-number';
import { markGapsJob } from './server/gaps';
import { productPrints } from './server/index-prints';
import { productLayout, productRows } from './server/index-rows';
import { keepLooks } from './server/look';
import { productOptions } from './server/options';
import { refreshProductsJob } from './server/refresh';
import { addCatalogRoutes } from './server/routes';
import { storedNames, storedProducts } from './server/stored';
import { ProductCardView } from './site/product-card.view';

export const catalog: Feature = {
  name: 'catalog',
  needs: ['pages', 'overviews', 'media', 'entities', 'api', 'settings'],
  setup: async (host) => {
    // Before the index hears of a change, what it reads by is forgotten.
    keepAttributesFresh(host);
    await registerEntity(host, {
      entity: productEntity,
      filterColumns: productColumns,
      columns: 4,
      options: productOptions,
      rows: productRows,
      layout: productLayout,
      prints: productPrints,
      cards: productCards,
      card: ProductCardView,
      narrowed: { column: 'color', called: colorNames, card: cardInColor },
      marksData: true,
      hits: productHits,
      search: { widens: true, called: ['artikel', 'product', 'maat', 'kleur', 'kopen'] },
      byNumber: findByNumber,
      api: productApi,
    });
    storeEntity(host, storedProducts);
    for (const { stored, part } of storedNames) {
      exposeEntity(host, stored.entity, part);
      storeEntity(host, stored);
    }
    registerCheck(host, productEntity.name, 'catalog', checkProduct);
    registerCheck(host, categoryEntity.name, 'catalog', checkCategory);
    registerCheck(host, attributeEntity.name, 'catalog', checkAttribute);
    registerCheck(host, brandEntity.name, 'catalog', checkBrand);
    host.jobs.define(refreshProductsJob);
    host.jobs.define(markGapsJob);
    keepLooks(host);
    addCatalogRoutes(host);
  },
};
