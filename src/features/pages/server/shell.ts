import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  builtMark,
  findUsualDelivery,
  frameIn,
  getSite,
  otherLanguage,
  ownText,
  Shell,
  shownFrame,
  themeOf,
  unseenOf,
} from '#features/settings/api.server';
import type { LanguageSwitch, NavigationItem, SiteSummary } from '#features/settings/contract';
import { languageTag } from '#kernel/messages/language';
import type { MyStore } from '#kernel/values/my-store';
import { keptBytes } from '#platform/cache/kept-bytes';
import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';
import { placeIn } from '#platform/render/html-fragments';
import { withLanguage } from '#ui/language';
import type { RenderContext } from './context';
import { markForeignLinks } from './foreign-links';

/** `words`: what the page was searched for. */
type SearchBox = (site: string, words?: string) => ReactNode;
const searchBoxes = new Registry<SearchBox>('search box');

/** Puts another search box in the header than the plain form. */
export const registerSearchBox = (host: Host, make: SearchBox): void =>
  searchBoxes.add(host, 'header', make);

/** What stands above the footer's columns, in the site's own language; `token`: what its form posts. */
type FooterPart = {
  /** The path of a page that has it itself. */
  except: string;
  make: (token: string) => ReactNode;
};
const footerParts = new Registry<FooterPart>('footer part');

/** Puts something at the foot of every page. */
export const registerFooterPart = (host: Host, part: FooterPart): void =>
  footerParts.add(host, 'footer', part);

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
/** Where the search box comes that tells what was searched for: it isn't kept with its frame. */
const BOX_MARK = '<i data-box-mark=""></i>';
/** Where a form of the footer has the page's token, which a frame outlives. */
const TOKEN_MARK = '@token@';
/**
 * What stands before and behind the page's content. The search box comes between the parts of the one if it
 * was left out, and a token between those of the other.
 */
type Frame = { before: readonly Buffer[]; behind: readonly Buffer[] };
type Frames = Map<string, Frame>;
const kept = new WeakMap<object, { usual: unknown; unseen: unknown; frames: Frames }>();

/** The frames of a site as it is, for as long as what they promise of delivery and the pages that they lead to stay the same. */
const framesOf = (host: Host): Frames => {
  const site = getSite(host);
  const usual = findUsualDelivery(host);
  const unseen = unseenOf(host);
  const known = kept.get(site);
  if (known && known.usual === usual && known.unseen === unseen) return known.frames;
  const frames: Frames = new Map();
  kept.set(site, { usual, unseen, frames });
  return frames;
};

/** The way to the other language: to the page's counterpart there, or else to the home page. */
const switchOf = ({ host, language }: RenderContext, counterpart: string | undefined) => {
  const other = otherLanguage(getSite(host), language);
  return other && { language: other.language, href: counterpart ?? other.home };
};

/**
 * The main navigation's item that a path is, or lies under (then with a slash behind it): all that
 * the frame needs to know of a path.
 */
const placeOf = ({ host, path, language }: RenderContext): string => {
  const paths = shownFrame(host, language).navigation.map((item) => item.href);
  if (paths.includes(path)) return path;
  const above = paths.find((href) => path.startsWith(`${href}/`));
  return above === undefined ? '' : `${above}/`;
};

type Framed = {
  personal: Personal;
  /** Without what leads elsewhere. */
  quiet: boolean;
  other?: LanguageSwitch;
  /** A search box that tells words is put in later. */
  leaveBox: boolean;
  hasPart: boolean;
};

const summaryOf = (host: Host): SiteSummary => {
  const { slug, name, settings } = getSite(host);
  const { logo } = themeOf(host);
  return { slug, name, stores: Number(settings.stores ?? 0), logo, mark: builtMark };
};

const promisesOf = (host: Host, language: string) =>
  [1, 2, 3].map((nth) => ownText(host, `promise${nth}`, language));

/** The header and the footer as they would be with another navigation, for whoever is changing it. */
export const drawFrame = (
  host: Host,
  language: string,
  changed: { navigation: readonly NavigationItem[]; footer: readonly NavigationItem[] },
): { header: string; footer: string } => {
  const site = getSite(host);
  const props = {
    ...{ site: summaryOf(host), identity: site.identity, currentPath: '' },
    ...{ ...frameIn(site, language), ...changed },
    delivery: findUsualDelivery(host),
    promises: promisesOf(host, language),
    searchBox: searchBoxes.find(host, 'header')?.(site.slug),
    children: null,
  };
  const shell = renderToStaticMarkup(withLanguage(language, createElement(Shell, props)));
  const html = markForeignLinks(shell, site, language);
  const part = (name: string): string =>
    new RegExp(`<${name}\\b.*</${name}>`, 's').exec(html)?.[0] ?? '';
  return { header: part('header'), footer: part('footer') };
};

const render = (
  { host, language }: RenderContext,
  path: string,
  { personal, leaveBox, hasPart, ...framed }: Framed,
): Frame => {
  const site = getSite(host);
  const props = {
    site: summaryOf(host),
    ...shownFrame(host, language),
    identity: site.identity,
    currentPath: path,
    delivery: findUsualDelivery(host),
    promises: promisesOf(host, language),
    searchBox: leaveBox
      ? createElement('i', { 'data-box-mark': '' })
      : searchBoxes.find(host, 'header')?.(site.slug),
    footerPart: hasPart && footerParts.find(host, 'footer')?.make(TOKEN_MARK),
    ...personal,
    ...framed,
    children: createElement('i', { 'data-main-mark': '' }),
  };
  const shell = renderToStaticMarkup(withLanguage(language, createElement(Shell, props)));
  const html = markForeignLinks(shell, site, language);
  const [before = '', behind = ''] = html.split(MARK);
  const keep = (text: string, mark: string) => text.split(mark).map((part) => keptBytes(part));
  return { before: keep(before, BOX_MARK), behind: keep(behind, TOKEN_MARK) };
};

/** The header's search box with what the page was searched for. */
const boxWith = ({ host, language }: RenderContext, words: string): string =>
  renderToStaticMarkup(
    withLanguage(language, searchBoxes.find(host, 'header')?.(getSite(host).slug, words)),
  );

/**
 * The page's frame around its content. All that differs in it is its language and the way to the
 * other one, what is the visitor's own and the place in the main navigation, so it is rendered once for each and kept until the site changes.
 */
export const wrapInShell = (
  context: RenderContext,
  main: string,
  personal: Personal = { cartCount: 0, wishlistCount: 0 },
  {
    quiet = false,
    counterpart,
    searched = '',
  }: { quiet?: boolean; counterpart?: string; searched?: string } = {},
): string => {
  const { host, language, fragments } = context;
  const place = placeOf(context);
  // A quiet page leads nowhere else.
  const other = quiet ? undefined : switchOf(context, counterpart);
  const shells = framesOf(host);
  const { cartCount, wishlistCount, store } = personal;
  // A store's link and what is told of it: its hours are not the same all day.
  const own = store && JSON.stringify([store.name, store.href, store.state]);
  const leaveBox = searched !== '' && !quiet && searchBoxes.find(host, 'header') !== undefined;
  const hasPart =
    languageTag(language) === languageTag(getSite(host).language) &&
    footerParts.find(host, 'footer')?.except !== context.path;
  const key = `${language} ${cartCount} ${wishlistCount} ${quiet} ${place} ${own} ${other?.href} ${leaveBox} ${hasPart}`;
  const framed = { personal, quiet, other, leaveBox, hasPart };
  const shell = shells.get(key) ?? render(context, place, framed);
  if (shells.size >= MOST) shells.clear();
  shells.set(key, shell);
  const placed = (parts: readonly Buffer[], between: string) =>
    parts.map((part) => placeIn(fragments, part)).join(between);
  const box = leaveBox ? boxWith(context, searched) : '';
  return placed(shell.before, box) + main + placed(shell.behind, context.token);
};
