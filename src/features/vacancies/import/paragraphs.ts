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

const blocks = new Set('p li ul ol div br tr table h1 h2 h3 h4 h5 h6'.split(' '));
const unseen = new Set(['script', 'style']);

/** What stands after the end of a tag, or of whatever else ends with `end`. */
const after = (part: string, end: string): string => {
  const at = part.indexOf(end);
  return at === -1 ? '' : part.slice(at + end.length);
};

/**
 * The words of an HTML text, a line for each block. It is read once from its begin to its end: a
 * feed may hold anything, also what would keep a search for tags busy for hours.
 */
const wordsOf = (html: string): string => {
  const [first = '', ...parts] = html.split('<');
  const words = [first];
  /** The tag or comment within which nothing is shown. */
  let within: string | undefined;
  for (const part of parts) {
    const [, close = '', tag = ''] = /^(\/?)([a-z][a-z\d]*)/i.exec(part) ?? [];
    const name = tag.toLowerCase();
    if (within === undefined && part.startsWith('!--')) within = '--';
    if (within === '--') {
      if (!part.includes('-->')) continue;
      within = undefined;
      words.push(after(part, '-->'));
    } else if (within !== undefined) {
      if (close === '' || name !== within) continue;
      within = undefined;
      words.push(after(part, '>'));
    } else if ((name === '' && !part.startsWith('!')) || !part.includes('>')) {
      words.push('<', part);
    } else {
      if (close === '' && unseen.has(name)) within = name;
      else words.push(blocks.has(name) ? '\n' : '', after(part, '>'));
    }
  }
  return words.join('');
};

/** The paragraphs of a text, which may be HTML: only its words are kept. */
export const paragraphsOf = (text: string): string[] => {
  const isHtml = /<\/?[a-z]/i.test(text);
  return (isHtml ? decode(wordsOf(text)) : text)
    .split(/\n+/)
    .map((one) => one.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
};
