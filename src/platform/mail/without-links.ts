/**
 * A mail as others may read it: a link in it opens an order, an account or a password, and is its receiver's alone.
 * Where it leads stays told, but for what makes it work.
 */
const hidden = (url: string): string => {
  try {
    const { origin, pathname } = new URL(url.replaceAll('&amp;', '&'));
    return pathname === '/' ? origin : `${origin}/…`;
  } catch {
    return '…';
  }
};

const inText = (text: string): string => text.replaceAll(/https?:\/\/[^\s<>"']+/gi, hidden);

/** Attributes that lead somewhere; pictures stay, for they open nothing. */
const LEADING = /\s(?:href|action|formaction|ping|xlink:href)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi;

export const textWithoutLinks = inText;

/** The same of a mail that is nobody's: links lead nowhere, and what they say stays. */
export const htmlLeadingNowhere = (html: string): string =>
  html.replaceAll(/<!--[\s\S]*?-->|<[^>]*>/g, (part) => part.replaceAll(LEADING, ''));

export const htmlWithoutLinks = (html: string): string =>
  html.replaceAll(/<!--[\s\S]*?-->|<[^>]*>|[^<]+/g, (part) =>
    part.startsWith('<') ? part.replaceAll(LEADING, '') : inText(part),
  );
