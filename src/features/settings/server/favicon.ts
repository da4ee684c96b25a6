import type { Colors } from '#kernel/values/theme-colors';
import type { Host } from '#platform/host';
import { escapeHtml } from '#platform/render/document';
import { getSite } from '../api.server';
import { colorsOf } from './theme';

/** A site's first letter in the theme's colours: small enough for a browser's tab. */
export const drawIcon = (name: string, { brand, onBrand, accent }: Colors): string => {
  const letter = escapeHtml(Array.from(name.trim())[0]?.toUpperCase() ?? '');
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<rect width="32" height="32" rx="2" fill="${brand}"/>`,
    `<text x="15" y="25" font-family="Young Serif, Georgia, serif" font-size="25" text-anchor="middle" fill="${onBrand}">${letter}</text>`,
    `<circle cx="26" cy="22.5" r="3" fill="${accent}"/></svg>`,
  ].join('');
};

/** `/favicon.svg`, and the same for browsers that ask for `/favicon.ico` by themselves. */
export const addFavicon = (host: Host): void => {
  for (const path of ['/favicon.svg', '/favicon.ico']) {
    host.app.get(path, async (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=86400')
        .type('image/svg+xml')
        .send(drawIcon(getSite(host).name, colorsOf(host))),
    );
  }
};
