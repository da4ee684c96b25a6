import type { RankedRows } from '#kernel/values/facets';
import type { EntityIndex } from './entity-index';
import type { Near } from './near-somewhere';

/** Of the rows at the chosen places how far they are, the nearest first; at one place in their usual order. */
export const distancesOf = (
  index: EntityIndex,
  { column, km }: Near,
  chosen: readonly number[],
): Map<number, number> => {
  const order = index.source.entity.orders[0]?.name;
  const limit = index.facets.slots.end;
  return new Map(
    [...km]
      .filter(([place]) => chosen.includes(place))
      .flatMap(([place, away]) => {
        const selected = { [column]: [place] };
        const { ids } = index.facets.query({ selected, order, limit, columns: [] });
        return ids.map((id): [number, number] => [id, away]);
      }),
  );
};

/** Rows the nearest first; those of which nobody knows where they are come last. */
export const nearestFirst = (
  { facets }: EntityIndex,
  away: ReadonlyMap<number, number>,
  rows: RankedRows | undefined,
): RankedRows => {
  const bits = rows?.bits ?? facets.select({});
  const slots = [...away.keys()].map((id) => facets.slots.findSlot(id));
  const known = new Set(slots);
  const page: RankedRows['page'] = (start, limit, within = bits) => {
    const near = slots.filter((slot) => within.has(slot));
    const others = [...within.toArray()].filter((slot) => !known.has(slot));
    return Uint32Array.from([...near, ...others].slice(start, start + limit));
  };
  return { bits, page };
};
