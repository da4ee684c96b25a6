const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#x27': "'",
  '#39': "'",
};

/** What a page says, as plain text: a blank line between parts, a dash before what is in a list. */
export const textOfHtml = (html: string): string =>
  html
    .replace(/<(script|style|nav|form|template|svg)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/\s+/g, ' ')
    .replace(/<li\b[^>]*>/gi, '\n- ')
    .replace(/<br\b[^>]*>/gi, '\n')
    .replace(
      /<\/?(p|h[1-6]|ul|ol|div|section|article|table|tr|dl|dt|dd|header|li)\b[^>]*>/gi,
      '\n\n',
    )
    .replace(/<[^>]+>/g, '')
    .replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n-\n+/g, '\n- ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
