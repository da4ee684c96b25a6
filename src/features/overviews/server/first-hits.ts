import type { Bitset, SlotTable } from '#kernel/values/facets';
import type { SearchResult } from '#kernel/values/search';

/** A number finds just what bears it. */
const FULL = 150;

/** What words found, with the rows of these ids before it, whether the words found those or not. */
export const withFirst = (
  found: SearchResult,
  ids: readonly number[],
  slots: SlotTable,
): SearchResult => {
  if (ids.length === 0) return found;
  const first = ids.map((id) => slots.findSlot(id)).filter((slot) => slot >= 0);
  const bits = found.bits.clone();
  for (const slot of first) bits.add(slot);
  const others = found.bits.clone();
  for (const slot of first) others.delete(slot);

  const page = (start: number, limit: number, within: Bitset = bits): Uint32Array => {
    const shown = first.filter((slot) => within.has(slot));
    const front = shown.slice(start, start + limit);
    const left = limit - front.length;
    if (left <= 0) return Uint32Array.from(front);
    const rest = found.page(
      Math.max(0, start - shown.length),
      left,
      others.clone().intersect(within),
    );
    return Uint32Array.from([...front, ...rest]);
  };
  return { ...found, bits, page, total: bits.count(), ids: [], best: FULL };
};
