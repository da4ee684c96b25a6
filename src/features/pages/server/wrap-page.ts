import { assetsOf, colorsOf, getSite } from '#features/settings/api.server';
import { errorSummaryMark } from '#kernel/error-summary';
import { enUi } from '#kernel/messages/en-ui';
import { inLanguage } from '#kernel/messages/language';
import { ui } from '#kernel/messages/nl-ui';
import { belowMark, type LaterSheet, sheetMark } from '#kernel/style-sheets';
import { appBase } from '#kernel/values/app-area';
import { fitHeaders } from '#kernel/values/fit-headers';
import type { Host } from '#platform/host';
import type { Page } from '#platform/http/send-page';
import type { Assets } from '#platform/render/assets';
import { renderDocument, type Shown } from '#platform/render/document';
import type { BuiltPage } from './built-page';
import { canonicalOf, isFiltered } from './canonical';
import { documentExtras } from './page-sources';
import { type FragmentContext, isFragment } from './render-context';
import { type Personal, wrapInShell } from './shell';

/** A page whose form came back says so before anything else: it is the first thing that is read. */
const titleOf = (page: BuiltPage, language: string, siteName: string): string => {
  const title = page.title.includes(siteName) ? page.title : `${page.title} | ${siteName}`;
  if (!page.main.includes(errorSummaryMark)) return title;
  return inLanguage(language, ui, enUi).errors.pageTitle(title);
};

/** Where a page's HTML shows parts of a later style sheet; `below`: only where nobody sees at first. */
const showsPartsOf = ({ fragments }: FragmentContext, body: string, sheet: LaterSheet): Shown => {
  const mark = sheetMark(sheet);
  if (!fragments.holds(body, mark)) return 'never';
  const at = body.indexOf(belowMark);
  return at === -1 || fragments.holds(body.slice(0, at), mark) ? 'above' : 'below';
};

/** What a picture of a page does without. */
const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g;

const withFirst = (assets: Assets, first: string | undefined): Assets =>
  first === undefined ? assets : { ...assets, scripts: [first, ...assets.scripts] };

const wrap = (
  host: Host,
  context: FragmentContext,
  page: BuiltPage,
  personal?: Personal,
): string => {
  const main = context.fragments.enclose(page.main);
  if (isFragment(context)) return main;
  const site = getSite(host);
  const base = host.config.siteUrl;
  const { language = context.language } = page;
  const isThere = (page.status ?? 200) === 200;
  const { quiet, counterpart, searched } = page;
  const framed = { quiet, counterpart, searched };
  const body = page.bare ? main : wrapInShell({ ...context, language }, main, personal, framed);
  const canonical = canonicalOf(context, page);
  const written = renderDocument({
    lang: language.replace('_', '-'),
    language,
    site: site.slug,
    pageId: page.pageId,
    appBase: appBase(context.path),
    title: titleOf(page, language, site.name),
    description: page.description,
    canonical: isThere ? base + canonical : undefined,
    // Further pages of results have no counterparts of their own.
    alternates:
      canonical.includes('?') || isFiltered(context.params)
        ? []
        : page.alternates?.map(({ hreflang, path }) => ({
            hreflang,
            href: base + encodeURI(path),
          })),
    noindex: page.noindex || !isThere || isFiltered(context.params),
    openGraph: {
      type: page.openGraph?.type ?? 'website',
      image: page.openGraph?.image && base + page.openGraph.image,
      siteName: site.name,
    },
    jsonLd: page.jsonLd,
    token: context.token,
    themeColor: colorsOf(host).paper,
    assets: withFirst(assetsOf(host), page.firstScript),
    shows: {
      more: showsPartsOf(context, body, 'more'),
      forms: showsPartsOf(context, body, 'forms'),
    },
    body,
    // One that stands in a frame of staff asks nothing of its own accord, such as for consent.
    ...(page.bare === 'alive'
      ? { attributes: {}, end: page.end ?? '' }
      : documentExtras(host, context, page)),
  });
  return page.bare === true ? written.replaceAll(SCRIPTS, '') : written;
};

/** Has `use` look at a page as it is sent, whose bytes are there only until it returns. */
export const whileSent = <T>(
  host: Host,
  context: FragmentContext,
  page: BuiltPage,
  { personal, use }: { personal?: Personal; use: (sent: Page) => T },
): T =>
  context.fragments.use(wrap(host, context, page, personal), (html) =>
    use({
      status: page.status ?? 200,
      html,
      // Half a page is no search result.
      headers: isFragment(context) ? { 'x-robots-tag': 'noindex' } : undefined,
      headHeaders: page.headHeaders && fitHeaders(page.headHeaders).fitting,
    }),
  );
