import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { findAddressIn, languageOf } from '#features/pages/api.server';
import { isEnglish } from '#kernel/messages/language';
import { path } from '#kernel/wire';
import type { Host } from '#platform/host';
import { htmlHeaders } from '#platform/http/send-page';
import { ConsentBanner } from '../site/banner.view';
import { textsIn } from './text';

const made = new Map<string, string>();

/** The banner's HTML, the same for each language and address of what it tells more at. */
const bannerIn = (language: string, info: string): string => {
  const key = `${isEnglish(language)} ${info}`;
  const html =
    made.get(key) ??
    renderToStaticMarkup(createElement(ConsentBanner, { texts: textsIn(language), info }));
  made.set(key, html);
  return html;
};

/** `/webcore/consent/banner`: what asks for consent, for the script of a page whose visitor didn't choose. */
export const addBannerRoute = (host: Host): void => {
  host.app.get(path.consentBanner, async (request, reply) => {
    const language = languageOf(host, request);
    const info = await findAddressIn(host, path.cookieInfo, language);
    return reply
      .headers(htmlHeaders)
      .header('cache-control', 'private, no-cache')
      .header('x-robots-tag', 'noindex')
      .send(bannerIn(language, info));
  });
};
