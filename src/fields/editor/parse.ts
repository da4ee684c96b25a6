/** A text, or an element with what is in it. */
export type RichNode = string | RichElement;
export type RichElement = {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: RichNode[];
};

const allowed = new Set(
  'h2 h3 h4 p br strong b em i u s ul ol li a blockquote table thead tbody tr th td hr sub sup'.split(
    ' ',
  ),
);
const empty = new Set(['br', 'hr']);
/** Their text is no text. */
const dropped = new Set(['script', 'style', 'template', 'iframe', 'object', 'noscript', 'title']);
const renamed: Readonly<Record<string, string>> = { h1: 'h2', h5: 'h4', h6: 'h4' };

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  euro: '€',
};

const isCode = (code: number) => code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);

const decode = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return isCode(code) ? String.fromCodePoint(code) : '';
  });

/** An address that leads to a page, a mailbox or a telephone, and runs nothing. */
const isSafe = (address: string): boolean => {
  // Browsers leave these characters out before they look at what kind of address it is.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what they are
  const plain = address.replace(/[\u0000-\u0020\u007f-\u00a0]/g, '');
  return (
    /^(?:https?:|mailto:|tel:)/i.test(plain) ||
    /^(?:[/?#](?![/\\])|[^:/?#\\]+(?:[/?#]|$))/.test(plain)
  );
};

const attributesIn = (text: string): Map<string, string> => {
  const found = new Map<string, string>();
  for (const [, name = '', a, b, c] of text.matchAll(
    /([a-z][\w-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/gi,
  )) {
    found.set(name.toLowerCase(), decode(a ?? b ?? c ?? ''));
  }
  return found;
};

const span = (text: string | undefined): string | undefined =>
  text !== undefined && /^[1-9]\d?$/.test(text) ? text : undefined;

const keep = (tag: string, text: string): Record<string, string> => {
  const given = attributesIn(text);
  const kept: Record<string, string> = {};
  if (tag === 'a') {
    const href = given.get('href') ?? '';
    if (isSafe(href)) kept.href = href;
    if (given.get('target') === '_blank')
      Object.assign(kept, { target: '_blank', rel: 'noopener' });
  }
  if (tag === 'td' || tag === 'th') {
    for (const name of ['colspan', 'rowspan']) {
      const value = span(given.get(name));
      if (value) kept[name] = value;
    }
  }
  return kept;
};

/** No tag holds a '<': of thousands that nothing closes each would be looked through to the end. */
const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z\d]*)((?:"[^"<]*"|'[^'<]*'|[^"'<>])*)(?:>|$)/gi;

/**
 * Reads rich text as a tree in which only what the editor can make is left: no markup that runs,
 * loads or styles survives, and all that is open at the end is closed.
 */
export const parseRichText = (html: string): RichNode[] => {
  const root: RichElement = { tag: '', attributes: {}, children: [] };
  const open: RichElement[] = [root];
  let silent = '';
  let from = 0;
  const here = () => open.at(-1) ?? root;
  const say = (text: string) => {
    if (silent === '' && text !== '') here().children.push(decode(text));
  };
  for (const token of html.matchAll(TOKEN)) {
    say(html.slice(from, token.index));
    from = token.index + token[0].length;
    const [, slash, name, rest = ''] = token;
    if (!name) continue;
    const tag = renamed[name.toLowerCase()] ?? name.toLowerCase();
    if (silent !== '') {
      if (slash && tag === silent) silent = '';
    } else if (!slash && dropped.has(tag)) silent = tag;
    else if (slash) close(open, tag);
    else if (allowed.has(tag)) {
      const element = { tag, attributes: keep(tag, rest), children: [] };
      here().children.push(element);
      if (!empty.has(tag)) open.push(element);
    }
  }
  say(html.slice(from));
  return root.children;
};

/** Closes the nearest open element of a name, and what is open within it. */
const close = (open: RichElement[], tag: string): void => {
  for (let at = open.length - 1; at > 0; at -= 1) {
    if (open[at]?.tag === tag) {
      open.length = at;
      return;
    }
  }
};
