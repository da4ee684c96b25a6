import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { languageOf } from '#features/pages/api.server';
import { isEnglish } from '#kernel/messages/language';
import { path } from '#kernel/wire';
import type { Host } from '#platform/host';
import { htmlHeaders } from '#platform/http/send-page';
import { ConsentBanner } from '../site/banner.view';
import { textsIn } from './text';

const made = new Map<boolean, string>();

/** The banner's HTML: there are two. */
const bannerIn = (language: string): string => {
  const key = isEnglish(language);
  const html =
    made.get(key) ??
    renderToStaticMarkup(createElement(ConsentBanner, { texts: textsIn(language) }));
  made.set(key, html);
  return html;
};

/** `/webcore/consent/banner`: what asks for consent, for the script of a page whose visitor didn't choose. */
export const addBannerRoute = (host: Host): void => {
  host.app.get(path.consentBanner, (request, reply) =>
    reply
      .headers(htmlHeaders)
      .header('cache-control', 'private, no-cache')
      .header('x-robots-tag', 'noindex')
      .send(bannerIn(languageOf(host, request))),
  );
};
