/** Columns of files that others made: which of them is what, by its header. */

/** A header as it is compared: however people write it. */
export const plainHeader = (header: string): string =>
  header
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');

/** By what is wanted, what files call it; the surest name first. */
export type ColumnNames = Readonly<Record<string, readonly string[]>>;

const delimiters = [';', ',', '\t', '|'] as const;

/** What stands between the cells of a line of headers: that which yields the most that are known. */
export const findDelimiter = (line: string, isKnown: (header: string) => boolean): string => {
  const score = (one: string) =>
    line.split(one).filter((cell) => isKnown(plainHeader(cell))).length * 100 +
    line.split(one).length;
  return delimiters.reduce((best, one) => (score(one) > score(best) ? one : best));
};

/**
 * Where each thing stands among the headers. `chosen`: headers that somebody named, by what they are.
 * Answers besides which of those there aren't.
 */
export const findColumns = (
  headers: readonly string[],
  names: ColumnNames,
  chosen: Readonly<Record<string, string>> = {},
): { at: ReadonlyMap<string, number>; lost: string[] } => {
  const plain = headers.map(plainHeader);
  const at = new Map<string, number>();
  const lost: string[] = [];
  for (const [wanted, header] of Object.entries(chosen)) {
    const exact = headers.findIndex((one) => one.trim() === header.trim());
    const place = exact >= 0 ? exact : plain.indexOf(plainHeader(header));
    if (place >= 0) at.set(wanted, place);
    else lost.push(header);
  }
  for (const [wanted, all] of Object.entries(names)) {
    if (at.has(wanted)) continue;
    const name = all.map(plainHeader).find((one) => plain.includes(one));
    // What somebody said to be one thing is no other.
    const place = name === undefined ? -1 : plain.indexOf(name);
    if (place >= 0 && ![...at.values()].includes(place)) at.set(wanted, place);
  }
  return { at, lost };
};

/** '52,09', '52.09', '1.234,5' or '120 700' as a number; NaN for what is none. */
export const readDecimal = (text: string): number => {
  const bare = text.trim().replaceAll(/[\s\u00a0']/g, '');
  if (bare === '') return Number.NaN;
  const isDutch = /,\d+$/.test(bare) && !/,.*,/.test(bare);
  return Number(isDutch ? bare.replaceAll('.', '').replace(',', '.') : bare.replaceAll(',', ''));
};
