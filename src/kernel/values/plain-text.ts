// Control characters but tabs and line breaks: PostgreSQL's texts can't hold a NUL, and the others make
// labels, lists and mails lie. So do the marks that turn round all that is written after them (Unicode
// annex 9). No visitor types any.
const UNWANTED = /[^\P{Cc}\t\n\r]|[\u202a-\u202e\u2066-\u2069]/gu;
const BREAKS = /[\t\r\n]+/g;

/** A text without control characters and direction marks; its tabs and line breaks stay. */
export const plainText = (text: string): string => text.replace(UNWANTED, '');

/** The same on one line, trimmed: for a field that has no room for a second. */
export const plainLine = (text: string): string => plainText(text).replace(BREAKS, ' ').trim();
