import { createElement } from 'react';
import { registerProductPart } from '#features/catalog/api.server';
import { addPersonalSource } from '#features/pages/api.server';
import type { Feature } from '#platform/host';
import { countBookmarks, moveBookmarks } from './server/bookmarks';
import { addWishlistRoutes } from './server/routes';
import { SaveButton } from './site/save-button.view';

export const wishlist: Feature = {
  name: 'wishlist',
  needs: ['pages', 'overviews', 'catalog'],
  setup: (host) => {
    addWishlistRoutes(host);
    addPersonalSource(host, 'wishlist', async (own, sessionId) => ({
      wishlistCount: await countBookmarks(own, sessionId),
    }));
    host.sessions.onRenew(moveBookmarks);
    registerProductPart(host, 'wishlist', ({ productId, token }) =>
      createElement(SaveButton, { productId, token }),
    );
  },
};
