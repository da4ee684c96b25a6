import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { findUsualDelivery, getSite, Shell } from '#features/settings/api.server';
import type { MyStore } from '#kernel/values/my-store';
import { keptBytes } from '#platform/cache/kept-bytes';
import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';
import { placeIn } from '#platform/render/weave';
import { speaking } from '#ui/language';
import type { RenderContext } from './context';

const searchBoxes = new Registry<(site: string) => ReactNode>('search box');

/** Puts another search box in the header than the plain form. */
export const registerSearchBox = (host: Host, make: (site: string) => ReactNode): void =>
  searchBoxes.add(host, 'header', make);

/** What a shell shows of one visitor. */
export type Personal = {
  cartCount: number;
  wishlistCount: number;
  /** Ids of the products on his wishlist. */
  saved?: readonly number[];
  /** The store that he made his. */
  store?: MyStore;
};

/** Frames kept at once: each is a few kilobytes. */
const MOST = 500;

const MARK = '<i data-main-mark=""></i>';
type Frames = Map<string, [Buffer, Buffer]>;
const kept = new WeakMap<object, { usual: unknown; frames: Frames }>();

/** The frames of a site as it is, for as long as what they promise of delivery stays the same. */
const framesOf = (host: Host): Frames => {
  const site = getSite(host);
  const usual = findUsualDelivery(host);
  const known = kept.get(site);
  if (known && known.usual === usual) return known.frames;
  const frames: Frames = new Map();
  kept.set(site, { usual, frames });
  return frames;
};

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

const render = (
  { host, language }: RenderContext,
  path: string,
  personal: Personal,
  quiet: boolean,
): [Buffer, Buffer] => {
  const site = getSite(host);
  const props = {
    site: { slug: site.slug, name: site.name, stores: Number(site.settings.stores ?? 0) },
    navigation: site.navigation,
    footer: site.footer,
    identity: site.identity,
    currentPath: path,
    delivery: findUsualDelivery(host),
    searchBox: searchBoxes.find(host, 'header')?.(site.slug),
    ...personal,
    quiet,
    children: createElement('i', { 'data-main-mark': '' }),
  };
  const html = renderToStaticMarkup(speaking(language, createElement(Shell, props)));
  const at = html.indexOf(MARK);
  return [keptBytes(html.slice(0, at)), keptBytes(html.slice(at + MARK.length))];
};

/**
 * The page's frame around its content. All that differs in it is its language, what is the visitor's own
 * and the place in the main navigation, so it is rendered once for each and kept until the site changes.
 */
export const wrapInShell = (
  context: RenderContext,
  main: string,
  personal: Personal = { cartCount: 0, wishlistCount: 0 },
  quiet = false,
): string => {
  const { host, path, language, weave } = context;
  const place = placeOf(host, path);
  const shells = framesOf(host);
  const { cartCount, wishlistCount, store } = personal;
  // A store's link and what is told of it: its hours are not the same all day.
  const own = store && JSON.stringify([store.name, store.href, store.state]);
  const key = `${language} ${cartCount} ${wishlistCount} ${quiet} ${place} ${own}`;
  const shell = shells.get(key) ?? render(context, place, personal, quiet);
  if (shells.size >= MOST) shells.clear();
  shells.set(key, shell);
  return placeIn(weave, shell[0]) + main + placeIn(weave, shell[1]);
};
