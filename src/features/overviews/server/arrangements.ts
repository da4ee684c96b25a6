import type { FixedFilter } from '#fields/filter/field';
import { type Arrangement, arrange } from '#kernel/values/arrangement';
import type { Bitset, RankedRows } from '#kernel/values/facets';
import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';
import type { EntityIndex } from './entity-index';

/** How a list is arranged now; `print` tells it from how it was before. */
export type Arranged = Arrangement & { print: string };

/** `until`: when that is otherwise by itself. */
export type FoundArrangement = { arranged?: Arranged; until?: Date };

/** A list: what its rows have, and by which words they are found ('': by none). */
export type ListOf = { filter: FixedFilter; words: string };

type Find = (list: ListOf, now: Date) => FoundArrangement;

const finders = new Registry<Find>('arrangements');

/** Says how lists of an entity are arranged. It is asked with each list, so from memory. */
export const registerArrangements = (host: Host, entity: string, find: Find): void =>
  finders.add(host, entity, find);

/** How somebody arranged the list of what has these options, or is found by these words. */
export const findArrangement = (
  host: Host,
  entity: string,
  list: ListOf,
  now: Date,
): FoundArrangement => finders.find(host, entity)?.(list, now) ?? {};

/** The cache tag of pages with a list that somebody can arrange. */
export const listsTag = (access: string): string => `${access}:lists`;

type List = { filter: FixedFilter; order: string | undefined };

/** The places in the index of some rows, as they are arranged. */
export const arrangeRows = (
  index: EntityIndex,
  rows: RankedRows | undefined,
  order: string | undefined,
  { pins, rules }: Arrangement,
): Uint32Array => {
  const { facets, optionColumns } = index;
  const { slots } = facets;
  const { ids } = facets.query({
    ...(rows && { text: rows }),
    ...{ order, limit: slots.end, columns: [] },
  });
  const usual = new Uint32Array(ids.length);
  for (const [at, id] of ids.entries()) usual[at] = slots.findSlot(id);
  return arrange(usual, {
    pins: pins.map(({ id, place }) => ({ item: slots.findSlot(id), place })),
    rules: rules
      .filter(({ column }) => optionColumns.includes(column))
      .map(({ column, option, isNot = false, effect }) => {
        const bits = facets.select({ selected: { [column]: [option] } });
        return { effect, has: (item: number) => bits.has(item) !== isNot };
      }),
  });
};

/**
 * The places in the index of all rows of a list, in its arranged order: worked out once until the index changes. What a
 * filter leaves of it, and each page, is read from it, so nothing is there twice.
 */
export const arrangedPlaces = (
  index: EntityIndex,
  { filter, order }: List,
  arranged: Arranged,
  findRows: () => { rows: RankedRows | undefined },
): Uint32Array =>
  index.remember(`arranged ${JSON.stringify([filter, order, arranged.print])}`, () =>
    arrangeRows(index, findRows().rows, order, arranged),
  );

/** The page of an arranged list, of those rows that a filter leaves. */
export const pageOf = (
  places: Uint32Array,
  start: number,
  limit: number,
  within: Bitset,
): Uint32Array => {
  const page = new Uint32Array(Math.min(limit, places.length));
  let skipped = 0;
  let filled = 0;
  for (let at = 0; at < places.length && filled < page.length; at += 1) {
    const slot = places[at] as number;
    if (!within.has(slot)) continue;
    if (skipped < start) skipped += 1;
    else page[filled++] = slot;
  }
  return page.subarray(0, filled);
};
