const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  euro: '€',
};

const decode = (text: string): string =>
  text.replace(/&(#\d{1,6}|#x[\da-f]{1,5}|[a-z]{2,6});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole;
    const hex = name[1]?.toLowerCase() === 'x';
    const code = Number.parseInt(name.slice(hex ? 2 : 1), hex ? 16 : 10);
    return code > 31 && code < 0x110000 ? String.fromCodePoint(code) : ' ';
  });

/** The paragraphs of a text, which may be HTML: only its words are kept. */
export const paragraphsOf = (text: string): string[] => {
  const isHtml = /<\/?[a-z][^>]*>/i.test(text);
  const lines = isHtml
    ? text
        .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
        .replace(/<\s*\/?(?:p|li|ul|ol|h\d|div|br)\b[^>]*>/gi, '\n')
        .replace(/<[^>]*>/g, '')
    : text;
  return (isHtml ? decode(lines) : lines)
    .split(/\n+/)
    .map((one) => one.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
};
