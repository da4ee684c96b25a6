import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { getSite, HeaderSearch, ownText, shownFrame } from '#features/settings/api.server';
import { enUi } from '#kernel/messages/en-ui';
import { inLanguage } from '#kernel/messages/language';
import { soonTexts } from '#kernel/messages/nl-soon';
import { ui } from '#kernel/messages/nl-ui';
import type { Host } from '#platform/host';
import { withLanguage } from '#ui/language';
import { NotFound } from '../site/not-found.view';
import type { BuiltPage } from './built-page';

/** Home, of a site that has no home page yet. */
export const soonPage = (host: Host): BuiltPage => ({
  ...{ status: 404, language: getSite(host).language, title: soonTexts.pageTitle, noindex: true },
  main: renderToStaticMarkup(
    createElement(NotFound, { searchBox: null, links: [], words: soonTexts }),
  ),
  tags: ['pages'],
});

/**
 * The 404 page: it offers to search and shows the way to the site's main parts. In the site's
 * language, unless another is given.
 */
export const notFoundPage = (host: Host, language = getSite(host).language): BuiltPage => ({
  status: 404,
  language,
  title: inLanguage(language, ui, enUi).notFound.pageTitle,
  noindex: true,
  main: renderToStaticMarkup(
    withLanguage(
      language,
      createElement(NotFound, {
        own: {
          title: ownText(host, 'notFoundTitle', language),
          text: ownText(host, 'notFoundText', language),
          links: ownText(host, 'notFoundLinks', language),
        },
        searchBox: createElement(HeaderSearch, { id: 'not-found-search' }),
        links: shownFrame(host, language).navigation.map(({ title, href }) => ({
          title,
          href,
        })),
      }),
    ),
  ),
  tags: ['pages'],
});
