import type { Colors } from '#kernel/values/theme-colors';
import type { Host } from '#platform/host';
import { escapeHtml } from '#platform/render/document';
import { favicon, shape } from '#ui/theme/theme';
import { getSite } from '../api.server';
import { colorsOf } from './theme';

/** How round its corners are, of 32: as those of the theme, and never a disc that cuts off the letter. */
const round = Math.min(shape.radius, 10);

/** A site's first letter in the theme's colours: small enough for a browser's tab. */
export const drawIcon = (name: string, { brand, onBrand, accent }: Colors): string => {
  const letter = escapeHtml(Array.from(name.trim())[0]?.toUpperCase() ?? '');
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<rect width="32" height="32" rx="${round}" fill="${brand}"/>`,
    `<text x="15" y="25" font-family="${escapeHtml(shape.mailFonts.display)}" font-weight="${shape.displayWeight}" font-size="25" text-anchor="middle" fill="${onBrand}">${letter}</text>`,
    `<circle cx="26" cy="22.5" r="3" fill="${accent}"/></svg>`,
  ].join('');
};

/** `/favicon.svg`, the theme's or drawn, and the same for browsers that ask for `/favicon.ico` by themselves. */
export const addFavicon = (host: Host): void => {
  for (const path of ['/favicon.svg', '/favicon.ico']) {
    host.app.get(path, async (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=86400')
        .type('image/svg+xml')
        .send(favicon ?? drawIcon(getSite(host).name, colorsOf(host))),
    );
  }
};
