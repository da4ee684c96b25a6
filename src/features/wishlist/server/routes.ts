import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { getEntity } from '#features/overviews/api.server';
import { serveOwnPage } from '#features/pages/api.server';
import { wishlist as texts } from '#kernel/messages/nl-wishlist';
import { path } from '#kernel/wire';
import type { Host } from '#platform/host';
import { requireOwnPage } from '#platform/sessions/csrf';
import { WishlistPage } from '../site/wishlist-page.view';
import { changeBookmarks, countBookmarks, listBookmarks } from './bookmarks';
import { readChange } from './change';

/** `/verlanglijst`, and saving and removing (S7.7/1). */
export const addWishlistRoutes = (host: Host): void => {
  host.app.post(path.bookmark, async (request, reply) => {
    const sessionId = host.sessions.idOf(request);
    requireOwnPage(request, { secret: host.config.secret, now: host.clock.now(), sessionId });
    const change = readChange(request.body);
    const session = await host.sessions.ensure(request, reply);
    await changeBookmarks(host, session.id, change);
    if (request.headers.accept?.includes('text/html')) return reply.redirect(path.wishlist, 303);
    return reply
      .header('cache-control', 'no-store')
      .send({ success: true, count: await countBookmarks(host, session.id) });
  });

  host.app.get(path.wishlist, async (request, reply) => {
    const session = await host.sessions.find(request);
    const ids = session ? await listBookmarks(host, session.id) : [];
    const cards = await getEntity(host, 'Product').cards.render(ids, { eager: 4, level: 2 });
    return serveOwnPage(host, request, reply, async ({ token }) => ({
      title: texts.title,
      noindex: true,
      main: renderToStaticMarkup(createElement(WishlistPage, { cards, token })),
      tags: [],
    }));
  });
};
