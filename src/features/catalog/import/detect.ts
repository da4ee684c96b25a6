/** What a file's first bytes tell. `encoding` is a label that TextDecoder knows. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** How much of a file is looked at, in bytes. */
export const SAMPLE_BYTES = 1_048_576;

const startsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, place) => bytes[place] === byte);

/** UTF-16 without a mark: nearly every other byte of western text is zero. */
const looksLikeUtf16 = (bytes: Uint8Array): Encoding | undefined => {
  const pairs = Math.min(2000, Math.floor(bytes.length / 2));
  const zerosFrom = (first: number) => {
    let zeros = 0;
    for (let at = first; at < pairs * 2; at += 2) if (bytes[at] === 0) zeros += 1;
    return zeros;
  };
  const [even, odd] = [zerosFrom(0), zerosFrom(1)];
  if (odd > pairs * 0.4 && even < pairs * 0.1) return 'utf-16le';
  if (even > pairs * 0.4 && odd < pairs * 0.1) return 'utf-16be';
  return undefined;
};

/** A sample may end within a character, so that its last bytes don't count. */
const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
};

/** The encoding of a text file, by its mark or by what its first part can be. */
export const detectEncoding = (sample: Uint8Array): Encoding => {
  if (startsWith(sample, [0xef, 0xbb, 0xbf])) return 'utf-8';
  if (startsWith(sample, [0xff, 0xfe])) return 'utf-16le';
  if (startsWith(sample, [0xfe, 0xff])) return 'utf-16be';
  return looksLikeUtf16(sample) ?? (isUtf8(sample) ? 'utf-8' : 'windows-1252');
};

const delimiters = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

/** A first line as some spreadsheets write it: `sep=;`. */
const SEPARATOR_LINE = /^sep=([,;\t|])\r?\n/i;

/** The cells of a text's first line, quotes minded. */
const firstCells = (text: string, delimiter: Delimiter): string[] => {
  const cells = [''];
  let quoted = false;
  for (const char of text) {
    if (char === '"') quoted = !quoted;
    else if (!quoted && (char === '\n' || char === '\r')) break;
    else if (!quoted && char === delimiter) cells.push('');
    else cells[cells.length - 1] += char;
  }
  return cells;
};

/**
 * What stands between cells: that which yields the most headers that `known` recognises, and of
 * equals the most cells. `skip`: characters of a leading `sep=` line, which is no header.
 */
export const detectDelimiter = (
  sample: string,
  known: (header: string) => boolean,
): { delimiter: Delimiter; skip: number } => {
  const told = SEPARATOR_LINE.exec(sample);
  if (told) return { delimiter: told[1] as Delimiter, skip: told[0].length };
  const scored = delimiters.map((delimiter) => {
    const cells = firstCells(sample, delimiter);
    return { delimiter, score: cells.filter(known).length * 1000 + Math.min(999, cells.length) };
  });
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a));
  return { delimiter: best.delimiter, skip: 0 };
};
