/** A tag as it begins, with all its attributes: a `>` in quotes doesn't end it, a `<` outside of them is none of it. */
const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^'"<>])*>/gi;
/** What would run or dress it, whichever way it is written; other attributes are passed over whole. */
const ATTRIBUTE = /[\s/"']*(?<name>[^\s"'<>/=]+)(?<value>\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/g;
const OFF = /^(?:on.*|style)$/i;
/** What Google Docs has around all that is copied: without its style it would be bold. Its end is then no tag's. */
const NOT_BOLD = /^<b\s[^<>]*\bfont-weight:\s*normal/i;
/** What brings code, styles or another page along, with all in it. */
const WHOLE =
  /<(?<tag>script|style|iframe|object|noscript|template)\b[\s\S]*?(?:<\/\k<tag>\s*>|$)/gi;

/**
 * Pasted HTML without what an editor takes none of. It is read as text: a browser holds the site's policy against each
 * such attribute of whatever it parses, in a document apart as well (`DOMParser`, `<template>`), and reports it. What is
 * missed here is refused by that policy, and left out by the editor's schema.
 */
export const withoutRunning = (html: string): string =>
  html.replaceAll(WHOLE, '').replaceAll(TAG, (tag) => {
    const [begin = ''] = /^<[^\s/>]+/.exec(tag) ?? [];
    const rest = tag
      .slice(begin.length, -1)
      .replaceAll(ATTRIBUTE, (whole, name: string) => (OFF.test(name) ? '' : whole));
    return `${NOT_BOLD.test(tag) ? '<span' : begin}${rest}>`;
  });
