import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { getSite } from '#features/settings/api.server';
import { Shell } from '#features/settings/site/shell.view';
import SearchBox from '#features/search/site/search-box.island';
import { path as paths } from '#kernel/wire';
import type { Host } from '#platform/host';
import { Island } from '#ui/island';

/** What a shell shows of one visitor. */
export type Personal = { cartCount: number; wishlistCount: number };

const MARK = '<i data-main-mark=""></i>';
const kept = new WeakMap<object, Map<string, [string, string]>>();

const navPaths = (host: Host): string[] => getSite(host).navigation.map((item) => item.href);

/**
 * The main navigation's item that a path is, or lies under (then with a slash behind it): all that
 * the frame needs to know of a path.
 */
const placeOf = (host: Host, path: string): string => {
  const paths = navPaths(host);
  if (paths.includes(path)) return path;
  const above = paths.find((href) => path.startsWith(`${href}/`));
  return above === undefined ? '' : `${above}/`;
};

const render = (host: Host, path: string, personal: Personal): [string, string] => {
  const site = getSite(host);
  const html = renderToStaticMarkup(
    createElement(
      Shell,
      {
        site: { slug: site.slug, name: site.name, stores: Number(site.settings.stores ?? 0) },
        navigation: site.navigation,
        footer: site.footer,
        identity: site.identity,
        currentPath: path,
        searchBox: createElement(Island, {
          of: SearchBox as ComponentType<object>,
          name: 'search',
          when: 'interaction',
          props: { site: site.slug, value: '', action: paths.search } as object,
        }),
        ...personal,
        children: createElement('i', { 'data-main-mark': '' }),
      },
    ),
  );
  const at = html.indexOf(MARK);
  return [html.slice(0, at), html.slice(at + MARK.length)];
};

/**
 * The page's frame around its content. It is the same for every visitor without a cart, so it is
 * rendered once for each place in the main navigation and kept until the site changes.
 */
export const wrapInShell = (
  host: Host,
  path: string,
  main: string,
  personal: Personal = { cartCount: 0, wishlistCount: 0 },
): string => {
  const isPersonal = personal.cartCount > 0 || personal.wishlistCount > 0;
  const site = getSite(host);
  const place = placeOf(host, path);
  if (isPersonal) return render(host, place, personal).join(main);
  const shells = kept.get(site) ?? new Map<string, [string, string]>();
  kept.set(site, shells);
  const shell = shells.get(place) ?? render(host, place, personal);
  shells.set(place, shell);
  return shell[0] + main + shell[1];
};
