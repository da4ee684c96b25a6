import { createElement } from 'react';
import { registerCartAdjustment } from '#features/cart/api.server';
import { registerProductPart, registerTogether } from '#features/catalog/api.server';
import { registerCheck, storeEntity } from '#features/entities/api.server';
import { ENTITY_CHANGED, registerEntity } from '#features/overviews/api.server';
import type { Feature } from '#platform/host';
import { bundleHref } from './entity';
import { adjustForBundles } from './server/adjust';
import { checkBundle, checkBundledProduct } from './server/check-write';
import { bundlesWith, refreshBundles } from './server/kept';
import { addBundleRoutes } from './server/routes';
import { bundleSource } from './server/source';
import { storedBundles } from './server/stored';
import { PartOf } from './site/part-of.view';

/** Several articles at one price. */
export const bundles: Feature = {
  name: 'bundles',
  needs: ['settings', 'pages', 'overviews', 'catalog', 'stock', 'cart', 'entities'],
  setup: async (host) => {
    await registerEntity(host, bundleSource);
    storeEntity(host, storedBundles);
    registerCheck(host, bundleSource.entity.name, 'bundles', checkBundle);
    registerCheck(host, 'Product', 'bundles', checkBundledProduct);
    await refreshBundles(host);
    host.events.subscribe<{ entity: string }>(ENTITY_CHANGED, async ({ entity }) => {
      if (entity === bundleSource.entity.name) await refreshBundles(host);
    });
    registerCartAdjustment(host, 'bundles', adjustForBundles);
    registerProductPart(host, 'bundles', ({ productId }) => {
      const bundles = bundlesWith(host, productId).map(({ title, access, priceCents }) => ({
        title,
        priceCents,
        href: bundleHref(access),
      }));
      return bundles.length > 0 && createElement(PartOf, { bundles });
    });
    registerTogether(host, 'bundles', (own, productId) =>
      bundlesWith(own, productId).flatMap(({ parts }) => parts.map((part) => part.productId)),
    );
    addBundleRoutes(host);
  },
};
