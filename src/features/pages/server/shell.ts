import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { getSite, Shell } from '#features/settings/api.server';
import { flatten } from '#platform/cache/flatten';
import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';

const searchBoxes = new Registry<(site: string) => ReactNode>('search box');

/** Puts another search box in the header than the plain form. */
export const registerSearchBox = (host: Host, make: (site: string) => ReactNode): void =>
  searchBoxes.add(host, 'header', make);

/** What a shell shows of one visitor. */
export type Personal = { cartCount: number; wishlistCount: number };

/** Frames kept at once: each is a few kilobytes. */
const MOST = 500;

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
  const props = {
    site: { slug: site.slug, name: site.name, stores: Number(site.settings.stores ?? 0) },
    navigation: site.navigation,
    footer: site.footer,
    identity: site.identity,
    currentPath: path,
    searchBox: searchBoxes.find(host, 'header')?.(site.slug),
    ...personal,
    children: createElement('i', { 'data-main-mark': '' }),
  };
  const html = renderToStaticMarkup(createElement(Shell, props));
  const at = html.indexOf(MARK);
  return [flatten(html.slice(0, at)), flatten(html.slice(at + MARK.length))];
};

/**
 * The page's frame around its content. All that differs in it is what is counted and the place in
 * the main navigation, so it is rendered once for each and kept until the site changes.
 */
export const wrapInShell = (
  host: Host,
  path: string,
  main: string,
  personal: Personal = { cartCount: 0, wishlistCount: 0 },
): string => {
  const site = getSite(host);
  const place = placeOf(host, path);
  const shells = kept.get(site) ?? new Map<string, [string, string]>();
  kept.set(site, shells);
  const key = `${personal.cartCount} ${personal.wishlistCount} ${place}`;
  const shell = shells.get(key) ?? render(host, place, personal);
  if (shells.size >= MOST) shells.clear();
  shells.set(key, shell);
  return shell[0] + main + shell[1];
};
