const mark = (text: string): string => text.replace(/[\\|=]/g, '\\$&');

/** Splits at a character that has no backslash before it. */
const splitAt = (text: string, bound: string): string[] => {
  const parts = [''];
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === '\\' && at + 1 < text.length) {
      parts[parts.length - 1] += char + text.charAt(at + 1);
      at += 1;
    } else if (char === bound) parts.push('');
    else parts[parts.length - 1] += char;
  }
  return parts;
};

const unmark = (text: string): string => text.replace(/\\(.)/gs, '$1');

/** Several texts in one cell: `a|b`, with a backslash before a bar or backslash that is text. */
export const joinList = (items: readonly string[]): string => items.map(mark).join('|');

/** The texts of such a cell, untrimmed; an empty cell has none. */
export const splitList = (cell: string): string[] =>
  cell === '' ? [] : splitAt(cell, '|').map(unmark);

/** Named texts in one cell: `Materiaal=wol|Pasvorm=recht`. */
export const joinPairs = (pairs: Record<string, string>): string =>
  Object.entries(pairs)
    .map(([name, value]) => `${mark(name)}=${mark(value)}`)
    .join('|');

/** The names and texts of such a cell; undefined when a part has no `=`. */
export const splitPairs = (cell: string): Record<string, string> | undefined => {
  const pairs: [string, string][] = [];
  for (const part of cell === '' ? [] : splitAt(cell, '|')) {
    const [name = '', ...rest] = splitAt(part, '=');
    if (rest.length === 0) return undefined;
    pairs.push([unmark(name), unmark(rest.join('='))]);
  }
  return Object.fromEntries(pairs);
};
