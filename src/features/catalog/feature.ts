import { registerEntity } from '#features/overviews/api.server';
import type { Feature } from '#platform/host';
import { productEntity } from './entity';
import { productApi } from './server/api-part';
import { cardInColor, colorNames, productCards, productHits } from './server/cards';
import { findByNumber } from './server/find-by-number';
import { productPrints } from './server/index-prints';
import { productLayout, productRows } from './server/index-rows';
import { keepLooks } from './server/look';
import { productOptions } from './server/options';
import { refreshProductsJob } from './server/refresh';
import { addCatalogRoutes } from './server/routes';
import { ProductCardView } from './site/product-card.view';

export const catalog: Feature = {
  name: 'catalog',
  needs: ['pages', 'overviews', 'media'],
  setup: async (host) => {
    await registerEntity(host, {
      entity: productEntity,
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
    host.jobs.define(refreshProductsJob);
    keepLooks(host);
    addCatalogRoutes(host);
  },
};
