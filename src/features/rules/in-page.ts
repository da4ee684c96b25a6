/** What stands in a page's HTML, as a visitor reads it. */

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ')
    .trim();

/** What says by itself that one withdraws there (art. 6:230oa BW asks for words that can't be misread). */
const WITHDRAWS = /herroep|ontbind/i;

/** The words of the first link to an address that says that one withdraws there; undefined: there is none. */
export const withdrawLink = (html: string, href: string): string | undefined => {
  const links = html.matchAll(/<a\b([^>]*)>([\s\S]*?)<\/a>/gi);
  for (const [, attributes = '', content = ''] of links) {
    if (!attributes.includes(`href="${href}"`)) continue;
    const text = textOf(content);
    if (WITHDRAWS.test(text)) return text;
  }
  return undefined;
};

/** The words on the button of a form that is posted to an address; undefined: there is no such form or button. */
export const buttonOfForm = (html: string, action: string): string | undefined => {
  for (const [, attributes = '', content = ''] of html.matchAll(
    /<form\b([^>]*)>([\s\S]*?)<\/form>/gi,
  )) {
    if (!attributes.includes(`action="${action}"`)) continue;
    const [, words = ''] = /<button\b[^>]*>([\s\S]*?)<\/button>/i.exec(content) ?? [];
    if (textOf(words) !== '') return textOf(words);
  }
  return undefined;
};

/** Whether a page with reviews tells of each of them that its writer bought the article, and how that is seen to. */
export const tellsOfReviews = (
  html: string,
  { verified, notice }: { verified: string; notice: string },
): boolean => {
  const text = textOf(html);
  return text.includes(verified) && text.includes(notice);
};
