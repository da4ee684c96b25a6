import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { forPerson, inDashboard } from '#features/accounts/api.server';
import { serveOwnPage } from '#features/pages/api.server';
import { AppError, notFound } from '#kernel/errors';
import { wishlist as limits } from '#kernel/limits';
import { wishlist as texts } from '#kernel/messages/nl-wishlist';
import { path } from '#kernel/wire';
import type { Host } from '#platform/host';
import { clientOf } from '#platform/http/client-of';
import { createRateLimiter } from '#platform/rate-limiter/rate-limiter';
import { requireOwnPage } from '#platform/sessions/csrf';
import type { Session } from '#platform/sessions/sessions';
import { accountPath } from '../../accounts/contract';
import { sharePath } from '../contract';
import { SharedPage } from '../site/shared-page.view';
import { WishlistPage, type WishlistPageProps } from '../site/wishlist-page.view';
import { changeBookmarks, listSaved } from './bookmarks';
import { readChange } from './change';
import { listItems } from './items';
import { ownerOf } from './owner';
import { findShared, findShareKey, revokeShare, shareList } from './share';

const wantsPage = (request: FastifyRequest): boolean =>
  request.headers.accept?.includes('text/html') ?? false;

/** The session whose list is changed: a guest's is kept for a year, and he begins few of them. */
const keepingSession = (host: Host) => {
  const begun = createRateLimiter(host, {
    name: 'wishlists',
    points: limits.begunPerClient,
    seconds: 3600,
  });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<Session> => {
    const session = await host.sessions.find(request);
    const isNew = !session || (session.accountId === null && !session.keepDays);
    if (isNew && !(await begun.take(clientOf(request)))) {
      throw new AppError(429, 'too_many_wishlists', texts.tooMany);
    }
    return host.sessions.keep(request, reply, limits.guestDays);
  };
};

const shown = async (
  host: Host,
  session: Session | undefined,
): Promise<Pick<WishlistPageProps, 'items' | 'shareHref' | 'isGuest'>> => {
  if (!session) return { items: [], isGuest: true };
  const [items, key] = await Promise.all([
    listItems(host, ownerOf(session)),
    findShareKey(host, session),
  ]);
  const isGuest = session.accountId === null;
  return { items, isGuest, ...(key && { shareHref: host.config.siteUrl + sharePath.shared(key) }) };
};

const serve = (
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  page: { title: string; main: (token: string) => string },
) =>
  serveOwnPage(host, request, reply, async ({ token }) => ({
    title: page.title,
    noindex: true,
    main: page.main(token),
    tags: [],
  }));

/** Saving and removing (S7.7/1). */
const addChangeRoute = (host: Host): void => {
  const keep = keepingSession(host);
  host.app.post(path.bookmark, async (request, reply) => {
    requireOwnPage(host, request);
    const change = readChange(request.body);
    // Whoever only removes has a list already, or nothing to remove.
    const isAdding = Object.keys(change.add).length > 0;
    const session = isAdding ? await keep(request, reply) : await host.sessions.find(request);
    await changeBookmarks(host, session ?? { id: '', accountId: null }, change);
    if (wantsPage(request)) {
      return reply.redirect(session?.accountId ? accountPath.wishlist : path.wishlist, 303);
    }
    const saved = session ? await listSaved(host, session) : [];
    return reply
      .header('cache-control', 'private, no-store')
      .send({ success: true, count: saved.length, saved });
  });
};

/** `/verlanglijst`, and the same on the dashboard of who is logged in. */
const addListRoutes = (host: Host): void => {
  host.app.get(path.wishlist, async (request, reply) => {
    const props = await shown(host, await host.sessions.find(request));
    return serve(host, request, reply, {
      title: texts.title,
      main: (token) =>
        renderToStaticMarkup(createElement(WishlistPage, { ...props, token, level: 1 })),
    });
  });

  host.app.get(
    accountPath.wishlist,
    forPerson(host, async ({ id, firstName }, request, reply) => {
      const session = await host.sessions.find(request);
      const props = await shown(host, session && { ...session, accountId: id });
      return serve(host, request, reply, {
        title: texts.title,
        main: (token) =>
          renderToStaticMarkup(
            inDashboard(
              { token, view: 'wishlist', name: firstName },
              createElement(WishlistPage, { ...props, token, level: 2 }),
            ),
          ),
      });
    }),
  );
};

/** A list's link: made, ended, and read by others. */
const addShareRoutes = (host: Host): void => {
  for (const [address, act] of [
    [sharePath.share, shareList],
    [sharePath.revoke, revokeShare],
  ] as const) {
    host.app.post(address, async (request, reply) => {
      requireOwnPage(host, request);
      const session = await host.sessions.find(request);
      // A link leads to something: who saved nothing has no list yet.
      if (session && (await listSaved(host, session)).length > 0) await act(host, session);
      else if (session) await revokeShare(host, session);
      const list = session?.accountId ? accountPath.wishlist : path.wishlist;
      return reply.redirect(`${list}#delen`, 303);
    });
  }

  host.app.get<{ Params: { key: string } }>(sharePath.shared(':key'), async (request, reply) => {
    const owner = await findShared(host, request.params.key);
    if (owner === undefined) throw notFound();
    const items = await listItems(host, owner);
    return serve(host, request, reply, {
      title: texts.sharedTitle,
      main: () => renderToStaticMarkup(createElement(SharedPage, { items })),
    });
  });
};

export const addWishlistRoutes = (host: Host): void => {
  addChangeRoute(host);
  addListRoutes(host);
  addShareRoutes(host);
};
