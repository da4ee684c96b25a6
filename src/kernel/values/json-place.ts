/** Lines and columns count from 1. */
export type JsonPlace = { line: number; column: number };

const SPACE = /[ \t\n\r]*/y;
const PLAIN = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON takes none of them within a text.
const TEXT = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;

/** Where the reading stops: at the place of what isn't JSON. */
class Stop extends Error {
  readonly at: number;

  constructor(at: number) {
    super('not JSON');
    this.at = at;
  }
}

/** Goes through a text as JSON; throws Stop. */
const scan = (text: string): void => {
  let at = 0;
  const skip = (what: RegExp): boolean => {
    what.lastIndex = at;
    const isThere = what.test(text);
    if (isThere) at = what.lastIndex;
    return isThere;
  };
  const next = (): string | undefined => {
    skip(SPACE);
    return text[at];
  };
  const take = (sign: string): void => {
    if (next() !== sign) throw new Stop(at);
    at += 1;
  };
  const list = (end: string, item: () => void): void => {
    at += 1;
    if (next() === end) {
      at += 1;
      return;
    }
    for (;;) {
      item();
      if (next() === end) break;
      take(',');
    }
    at += 1;
  };
  const value = (): void => {
    const sign = next();
    if (sign === '[') list(']', value);
    else if (sign === '{') {
      list('}', () => {
        next();
        if (!skip(TEXT)) throw new Stop(at);
        take(':');
        value();
      });
    } else if (!skip(TEXT) && !skip(PLAIN)) throw new Stop(at);
  };
  value();
  if (next() !== undefined) throw new Stop(at);
};

/** Where a text stops being JSON; undefined: it is JSON. */
export const findJsonFault = (text: string): JsonPlace | undefined => {
  try {
    scan(text);
    return undefined;
  } catch (error) {
    // Nested deeper than can be followed: JSON.parse takes it no more than this does.
    if (error instanceof RangeError) return { line: 1, column: 1 };
    if (!(error instanceof Stop)) throw error;
    const before = text.slice(0, error.at).split('\n');
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  }
};
