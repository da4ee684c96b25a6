import type { Host } from '#platform/host';

/** A candidate that no card has. */
const LARGE = /\/media\/([a-z0-9-]+)\/1200\.avif/g;
const PICTURE = /\/media\/([a-z0-9-]+)\/\d+\.avif/g;
/** A link of the main navigation's own line. */
const ENTRY = /<li[^>]* data-nav-item=""[^>]*><a[^>]* href="(\/[^"]*)"/g;

/** Pages that visitors come to first: pictures of more than these wait for their turn. */
const MOST_PAGES = 12;

const read = async (host: Host, path: string): Promise<string> => {
  const reply = await host.app.inject({ method: 'GET', url: path });
  return reply.statusCode === 200 ? reply.body : '';
};

const keysIn = (html: string): string[] => [
  ...new Set([...html.matchAll(PICTURE)].map(([, key]) => key ?? '')),
];

/** `large`: those of them that a large screen takes at more than a card's size. */
export type PagePictures = { keys: string[]; large: string[] };

/** The keys of the pictures on a page, in its order; none: there is no such page. */
export const picturesOn = async (host: Host, path: string): Promise<PagePictures> => {
  const html = await read(host, path);
  return { keys: keysIn(html), large: [...html.matchAll(LARGE)].map(([, key]) => key ?? '') };
};

/** The keys of what stands on home and on what the main navigation leads to, in that order. */
export const findShown = async (host: Host): Promise<string[]> => {
  const home = await read(host, '/');
  const paths = [...home.matchAll(ENTRY)].map(([, path]) => path ?? '/').slice(0, MOST_PAGES);
  const keys = keysIn(home);
  for (const path of new Set(paths)) keys.push(...(await picturesOn(host, path)).keys);
  return [...new Set(keys)];
};
