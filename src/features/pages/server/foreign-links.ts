import { frameIn, languageOfPath, type Site } from '#features/settings/api.server';
import { languageTag } from '#kernel/messages/language';
import { field, path } from '#kernel/wire';

/** A link within the site that doesn't say yet in which language that is; then, its address. */
const LINK = /<a\b(?![^>]*\shreflang=)(?=[^>]*?\shref="(\/(?!\/)[^"]*)")/gi;

type Framed = Pick<Site, 'language' | 'navigation' | 'footer' | 'settings'>;

/** Drawings and files have no language. */
const isFile = (href: string): boolean => href.startsWith(`${path.media}/`);

/** The language of an address: what it asks for, or else that of the home page above it. */
const languageAt = (site: Framed, href: string): string => {
  const [at = '', query = ''] = href.split(/[?#]/);
  return new URLSearchParams(query).get(field.language) ?? languageOfPath(site, at);
};

/**
 * Has links of a page in a second language say where they lead to another one (`hreflang`). Pages in the
 * site's own language stay as they are.
 */
export const markForeignLinks = (html: string, site: Framed, language: string): string => {
  const own = languageTag(language);
  if (own === languageTag(site.language) || frameIn(site, language).home === '/') return html;
  return html.replace(LINK, (start, href: string) => {
    const tag = languageTag(languageAt(site, href.replaceAll('&amp;', '&')));
    return tag === own || isFile(href) ? start : `${start} hreflang="${tag}"`;
  });
};
