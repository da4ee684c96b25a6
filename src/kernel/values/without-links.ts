/** What resolvers read as a dot between two names (UTS 46). */
const DOT = '[.\\u3002\\uff0e\\uff61]';
const NAME = '[\\p{L}\\p{M}\\p{N}_-]+';
/** What ends a domain: at least two letters, or a name in another script as it is sent. */
const END = '(?:xn--[a-z\\d-]+|[\\p{L}\\p{M}]{2,})';
const DOMAIN = `(?:${NAME}${DOT})+${END}`;
const IP = '(?:\\d{1,3}\\.){3}\\d{1,3}';

const flags = 'giu';

/** An address of the web or of mail as it is written: whole, to the next space. */
const LINKS = new RegExp(
  [
    // 'https://…', 'mailto:…': whatever scheme
    '[\\p{L}][\\p{L}\\p{N}+.-]*:(?://|\\\\\\\\)\\S*',
    '(?:mailto|tel|sms|data|javascript|callto|skype|whatsapp):\\S+',
    // a mailbox
    '\\S+@\\S+',
    `www${DOT}\\S+`,
    // a domain with a port, a path or a question behind it
    `(?:${DOMAIN}|${IP})(?:${DOT})?(?::\\d|[/\\\\?#])\\S*`,
    IP,
  ].join('|'),
  flags,
);

/** Two words or more with dots between: 'brink-winkel.me', but 'St.Jansplein' as well. */
const DOTTED = new RegExp(DOMAIN, flags);

/** A number that a phone offers to call: more digits than a date has. */
const PHONE = /\+?\d(?:[\s().\-/]{0,2}\d){8,}/gu;

/** Letters that aren't seen, with which a word can be hidden from whoever looks for it. */
const UNSEEN = /[\p{Cf}\p{DI}]/gu;

/** Where dots may stand without a space between parts that nobody would take for an address. */
const looksLikeWords = (found: string): boolean =>
  found.split(/[.\u3002\uff0e\uff61]/).every((part, at, all) => {
    const next = all[at + 1];
    // 'St.Jansplein', 'Gefeliciteerd.Groetjes', 'J.P.de'
    return next === undefined || part.length === 1 || /^\p{Lu}(?:\p{Ll}|$)/u.test(next);
  });

const apart = (found: string): string => found.replace(/([.\u3002\uff0e\uff61])(?=\S)/g, '. ');

export const leftOut = '(weggelaten)';

/**
 * A text that somebody typed, as it may stand in a mail: without anything that a mail program makes a
 * link of. What looks like an address of the web or of mail, or a number to call, is left out; words
 * with only a dot between them get a space. It goes by the form and not by a list of endings, since
 * new ones come each year.
 */
export const withoutLinks = (text: string): string =>
  text
    .replace(UNSEEN, '')
    .replace(LINKS, leftOut)
    .replace(DOTTED, (found) => (looksLikeWords(found) ? apart(found) : leftOut))
    .replace(PHONE, leftOut);
