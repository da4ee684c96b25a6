import { catalogLimits as limits } from '#kernel/limits-catalog';

/** Of a category what says where it stands. */
export type Standing = { id: number; parentId: number | null; sort: number };
/** `before`: what it comes to stand before; null: after all others there. */
export type Place = { parentId: number | null; before: number | null };
export type Refusal = 'gone' | 'circle' | 'deep';

/** What lies below a category, in its order; those that are nowhere in the tree lie at the top. */
export const childrenOf = <T extends Standing>(all: readonly T[], parentId: number | null): T[] => {
  const ids = new Set(all.map(({ id }) => id));
  return all
    .filter((one) =>
      parentId === null
        ? one.parentId === null || !ids.has(one.parentId)
        : one.parentId === parentId,
    )
    .toSorted((one, other) => one.sort - other.sort || one.id - other.id);
};

/** A category with all below it. Ends also where rows lie in a circle. */
export const withBelow = (all: readonly Standing[], id: number): Set<number> => {
  const found = new Set([id]);
  // A set is walked as it grows.
  for (const above of found) {
    for (const one of all) if (one.parentId === above) found.add(one.id);
  }
  return found;
};

/** How many levels there are above a category, itself among them. */
export const depthOf = (all: readonly Standing[], id: number | null): number => {
  const byId = new Map(all.map((one) => [one.id, one]));
  const seen = new Set<number>();
  for (let at = id; at !== null && byId.has(at) && !seen.has(at); ) {
    seen.add(at);
    at = byId.get(at)?.parentId ?? null;
  }
  return seen.size;
};

/** Numbers in the order of a list: those that are in order already stay. */
const numbered = (list: readonly Standing[], moved: number): Standing[] => {
  const at = list.findIndex(({ id }) => id === moved);
  const next = list[at + 1];
  let before = at === 0 && next ? next.sort - 2 : Number.NEGATIVE_INFINITY;
  return list.map((one) => {
    const isKept = one.id !== moved && one.sort > before;
    // The first of a level that it has for itself.
    const sort = isKept ? one.sort : Number.isFinite(before) ? before + 1 : 0;
    before = sort;
    return { ...one, sort };
  });
};

/** Which categories change, and how, when one comes to stand elsewhere; else why it can't. */
export const placeCategory = (
  all: readonly Standing[],
  id: number,
  { parentId, before }: Place,
): Standing[] | Refusal => {
  const moved = all.find((one) => one.id === id);
  if (!moved || (parentId !== null && !all.some((one) => one.id === parentId))) return 'gone';
  const below = withBelow(all, id);
  if (parentId !== null && below.has(parentId)) return 'circle';
  const height = Math.max(...[...below].map((one) => depthOf(all, one))) - depthOf(all, id);
  const isDeeper = parentId !== (moved.parentId ?? null);
  if (isDeeper && depthOf(all, parentId) + 1 + height > limits.deepest) return 'deep';
  const others = childrenOf(all, parentId).filter((one) => one.id !== id);
  const at = others.findIndex((one) => one.id === before);
  const place = at < 0 ? others.length : at;
  const list = [...others.slice(0, place), { ...moved, parentId }, ...others.slice(place)];
  const stood = new Map(all.map((one) => [one.id, one]));
  return numbered(list, id).filter((one) => {
    const was = stood.get(one.id);
    return was?.sort !== one.sort || was?.parentId !== one.parentId;
  });
};
