import { frameIn, languageOfPath, type Site } from '#features/settings/api.server';
import { enUi } from '#kernel/messages/en-ui';
import { inLanguage, languageTag } from '#kernel/messages/language';
import { ui } from '#kernel/messages/nl-ui';
import { field, path } from '#kernel/wire';
import { SAYS_LANGUAGE } from '#kernel/wire-language';

/** A link within the site that doesn't say yet in which language that is: its address, the rest of its tag, what it holds. */
const LINK = /<a\b(?![^>]*\shreflang=)(?=[^>]*?\shref="(\/(?!\/)[^"]*)")([^>]*)>(.*?)<\/a>/gis;
const LABEL = /(\saria-label="[^"]*)"/i;

type Framed = Pick<Site, 'language' | 'navigation' | 'footer' | 'settings'>;

/** Drawings and files have no language. */
const isFile = (href: string): boolean => href.startsWith(`${path.media}/`);

/** The language of an address: what it asks for, or else that of the home page above it. */
const languageAt = (site: Framed, href: string): string => {
  const [at = '', query = ''] = href.split(/[?#]/);
  return new URLSearchParams(query).get(field.language) ?? languageOfPath(site, at);
};

/**
 * Whether it is seen too where a link leads: of one in words. A card is one of many of its language, and what
 * stands among others in a menu is told by what leads to all of them.
 */
const isSeen = (attributes: string, content: string): boolean =>
  attributes.includes(` ${SAYS_LANGUAGE}`) ||
  (!content.includes('<') && !/\s(?:class|data-[\w-]+)="/.test(attributes));

/** A link that says where it leads, to browsers and, in words that are read or read aloud, to people. */
const mark = (attributes: string, content: string, tag: string, said: string): string => {
  if (LABEL.test(attributes)) {
    const labelled = attributes.replace(LABEL, (_, label) => `${label} ${said}"`);
    return `<a hreflang="${tag}"${labelled}>${content}</a>`;
  }
  const words = isSeen(attributes, content)
    ? `<small> ${said}</small>`
    : `<span class="visually-hidden"> ${said}</span>`;
  return `<a hreflang="${tag}"${attributes}>${content}${words}</a>`;
};

/**
 * Has links of a page in a second language say where they lead to another one (`hreflang`, and its
 * name). Pages in the site's own language stay as they are.
 */
export const markForeignLinks = (html: string, site: Framed, language: string): string => {
  const own = languageTag(language);
  if (own === languageTag(site.language) || frameIn(site, language).home === '/') return html;
  const names = new Intl.DisplayNames([own], { type: 'language' });
  const { leadsTo } = inLanguage(language, ui, enUi).shell;
  return html.replace(LINK, (link, href: string, attributes: string, content: string) => {
    const tag = languageTag(languageAt(site, href.replaceAll('&amp;', '&')));
    if (tag === own || isFile(href)) return link;
    return mark(attributes, content, tag, leadsTo(names.of(tag) ?? tag));
  });
};
