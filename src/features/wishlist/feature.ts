import { createElement } from 'react';
import { onAccountRemoved, registerOwnData } from '#features/accounts/api.server';
import { registerProductPart } from '#features/catalog/api.server';
import { addPersonalSource } from '#features/pages/api.server';
import { registerFact } from '#features/settings/api.server';
import { wishlist as limits } from '#kernel/limits';
import type { Feature } from '#platform/host';
import { listSaved } from './server/bookmarks';
import { purgeWishlistsJob } from './server/jobs';
import { moveBookmarks, removeBookmarksOf } from './server/move';
import { ownWishlist } from './server/own-data';
import { addWishlistRoutes } from './server/routes';
import { SaveButton } from './site/save-button.view';

export const wishlist: Feature = {
  name: 'wishlist',
  needs: ['settings', 'pages', 'overviews', 'catalog', 'accounts', 'cart', 'stock'],
  setup: (host) => {
    host.jobs.define(purgeWishlistsJob);
    registerFact(host, 'verlanglijst_dagen', () => String(limits.guestDays));
    addWishlistRoutes(host);
    addPersonalSource(host, 'wishlist', async (own, session) => {
      const saved = await listSaved(own, session);
      return { wishlistCount: saved.length, saved };
    });
    host.sessions.onRenew(moveBookmarks);
    onAccountRemoved(host, 'wishlist', removeBookmarksOf);
    registerOwnData(host, 'wishlist', (holder) => ownWishlist(host, holder));
    registerProductPart(host, 'wishlist', ({ productId }) =>
      createElement(SaveButton, { productId }),
    );
  },
};
