import type { Host } from '#platform/host';

/** The dot of the wordmark's i above its stem: small enough for a browser's tab. */
const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#17442f"/><circle cx="16" cy="8" r="4" fill="#f2542b"/><path d="M12 14h7v11h2v2H11v-2h2v-9h-1z" fill="#f8f4ec"/></svg>';

/** `/favicon.svg`, and the same for browsers that ask for `/favicon.ico` by themselves. */
export const addFavicon = (host: Host): void => {
  for (const path of ['/favicon.svg', '/favicon.ico']) {
    host.app.get(path, async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(ICON),
    );
  }
};
