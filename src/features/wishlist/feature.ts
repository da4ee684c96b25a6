import { createElement } from 'react';
import { onAccountRemoved } from '#features/accounts/api.server';
import { registerProductPart } from '#features/catalog/api.server';
import { addPersonalSource } from '#features/pages/api.server';
import type { Feature } from '#platform/host';
import { listSaved } from './server/bookmarks';
import { purgeWishlistsJob } from './server/jobs';
import { moveBookmarks, removeBookmarksOf } from './server/move';
import { addWishlistRoutes } from './server/routes';
import { SaveButton } from './site/save-button.view';

export const wishlist: Feature = {
  name: 'wishlist',
  needs: ['pages', 'overviews', 'catalog', 'accounts'],
  setup: (host) => {
    host.jobs.define(purgeWishlistsJob);
    addWishlistRoutes(host);
    addPersonalSource(host, 'wishlist', async (own, session) => {
      const saved = await listSaved(own, session);
      return { wishlistCount: saved.length, saved };
    });
    host.sessions.onRenew(moveBookmarks);
    onAccountRemoved(host, 'wishlist', removeBookmarksOf);
    registerProductPart(host, 'wishlist', ({ productId }) =>
      createElement(SaveButton, { productId }),
    );
  },
};
