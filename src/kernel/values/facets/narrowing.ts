import type { Bitset } from './bitset';

/** What each column that has a choice lets through. */
export type Choices = ReadonlyMap<string, Bitset>;

/** The rows of `base` that all choices let through, leaving out the choice of one column. */
export function narrow(base: Bitset, choices: Choices, without?: string): Bitset {
  const rows = base.clone();
  for (const [column, allowed] of choices) if (column !== without) rows.intersect(allowed);
  return rows.trim();
}

/** The first `start + limit` slots of a list that are in `rows`, without the first `start`. */
export function scanPage(
  list: Uint32Array,
  rows: Bitset,
  start: number,
  limit: number,
): Uint32Array {
  const page = new Uint32Array(Math.min(limit, list.length));
  const { words, first } = rows;
  let skipped = 0;
  let filled = 0;
  for (let i = 0; i < list.length && filled < page.length; i++) {
    const slot = list[i] as number;
    const at = (slot >>> 5) - first;
    if (at < 0 || at >= words.length) continue;
    if ((((words[at] as number) >>> (slot & 31)) & 1) === 0) continue;
    if (skipped < start) skipped++;
    else page[filled++] = slot;
  }
  return page.subarray(0, filled);
}

/** As `scanPage`, by sorting the places of the rows: quicker when there are few. */
export function sortPage(
  list: Uint32Array,
  places: Uint32Array,
  rows: Bitset,
  start: number,
  limit: number,
): Uint32Array {
  const found = rows.toArray();
  for (let i = 0; i < found.length; i++) found[i] = places[found[i] as number] as number;
  return found
    .sort()
    .subarray(start, start + limit)
    .map((place) => list[place] as number);
}
