import { belowMark, type LaterSheet, laterSheets } from '#kernel/style-sheets';
import { field } from '#kernel/wire';
import type { Assets } from './assets';
import { escapeJson } from './escape-json';

/** Where a page shows parts of a style sheet. */
export type Shown = 'never' | 'below' | 'above';

/** What stands in a page's head and around its body. */
export type DocumentParts = {
  /** BCP 47, e.g. `nl-NL`. */
  lang: string;
  /** The spec's form, e.g. `nl_NL`. */
  language: string;
  site: string;
  pageId?: number;
  /** The base address of the app-style area, on pages that lie in it. */
  appBase?: string;
  title: string;
  description?: string;
  canonical?: string;
  /** The page in its languages. */
  alternates?: readonly { hreflang: string; href: string }[];
  noindex?: boolean;
  openGraph?: { type: string; image?: string; siteName: string };
  /** Structured data, one object a script. */
  jsonLd?: readonly object[];
  /** The CSRF token for background posts. */
  token: string;
  /** Of the browser's bars around the page. */
  themeColor?: string;
  assets: Assets;
  /** Where the body shows parts of each later style sheet; `below`: only after `belowMark`. */
  shows: Readonly<Record<LaterSheet, Shown>>;
  body: string;
  /** More attributes of `<html>`, by their whole names. */
  attributes?: Readonly<Record<string, string>>;
  /** HTML behind the body. */
  end?: string;
};

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // As React writes it.
  "'": '&#x27;',
};

/** Text made safe for HTML, also within quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (c) => escapes[c] ?? c);

const meta = (name: string, content: string | undefined, attribute = 'name') =>
  content ? `<meta ${attribute}="${name}" content="${escapeHtml(content)}">` : '';

const openGraph = (parts: DocumentParts): string => {
  const og = parts.openGraph;
  if (!og) return '';
  return [
    meta('og:title', parts.title, 'property'),
    meta('og:type', og.type, 'property'),
    meta('og:url', parts.canonical, 'property'),
    meta('og:description', parts.description, 'property'),
    meta('og:image', og.image, 'property'),
    meta('og:site_name', og.siteName, 'property'),
    meta('og:locale', parts.language, 'property'),
  ].join('');
};

const sheet = (href: string): string => `<link rel="stylesheet" href="${href}">`;

/** The addresses of the later sheets that a page shows parts of at such a place. */
const laterOf = ({ shows, assets: { later } }: DocumentParts, place: Shown): string[] =>
  later ? laterSheets.filter((name) => shows[name] === place).map((name) => later[name]) : [];

/** The body, with those sheets in it that only what lies far below needs. */
const bodyOf = (parts: DocumentParts): string => {
  const below = laterOf(parts, 'below');
  return below.length > 0
    ? parts.body.replace(belowMark, () => below.map(sheet).join(''))
    : parts.body;
};

/** The whole HTML of a page. */
export const renderDocument = (parts: DocumentParts): string => {
  const { assets } = parts;
  const styles = [...assets.styles, ...laterOf(parts, 'above')];
  const later = laterSheets
    .filter((name) => assets.later && parts.shows[name] === 'never')
    .map((name) => ` data-${name}="${assets.later?.[name]}"`)
    .join('');
  const id = parts.pageId === undefined ? '' : ` data-id="${parts.pageId}"`;
  const base = parts.appBase ? ` data-app-base="${escapeHtml(parts.appBase)}"` : '';
  const more = Object.entries(parts.attributes ?? {})
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
  return [
    `<!doctype html><html lang="${escapeHtml(parts.lang)}"${id} data-site="${escapeHtml(parts.site)}" data-language="${escapeHtml(parts.language)}"${base}${later}${more}>`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(parts.title)}</title>`,
    meta('description', parts.description),
    parts.noindex ? '<meta name="robots" content="noindex, follow">' : '',
    parts.canonical ? `<link rel="canonical" href="${escapeHtml(parts.canonical)}">` : '',
    ...(parts.alternates ?? []).map(
      ({ hreflang, href }) =>
        `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`,
    ),
    openGraph(parts),
    meta('theme-color', parts.themeColor),
    meta(field.token, parts.token),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...assets.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...styles.map(sheet),
    assets.development ?? '',
    ...assets.scripts.map(
      (src) => `<script type="module" src="${src}" fetchpriority="low"></script>`,
    ),
    ...(parts.jsonLd ?? []).map(
      (data) => `<script type="application/ld+json">${escapeJson(data)}</script>`,
    ),
    `</head><body>${bodyOf(parts)}${parts.end ?? ''}</body></html>`,
  ].join('');
};
