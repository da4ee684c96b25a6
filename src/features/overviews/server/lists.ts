import { findBlocksOf } from '#features/pages/api.server';
import type { FixedFilter } from '#fields/filter/field';
import { readSettings } from '#kernel/define/field';
import type { Arrangement } from '#kernel/values/arrangement';
import type { RankedRows } from '#kernel/values/facets';
import type { Host } from '#platform/host';
import { overviewSettings } from '../blocks/overview/definition';
import { obeysOf } from '../blocks/overview/obeys';
import { arrangeRows } from './arrangements';
import type { EntityIndex } from './entity-index';
import { findBase } from './results';

/** A list on a page of the site that visitors filter or sort. */
export type ListOnPage = { path: string; title: string; filter: FixedFilter; order: string };

/** The name of the order that a list has when nothing is chosen. */
const usualOf = ({ source }: EntityIndex, own: string): string => {
  const [first, ...others] = source.entity.orders.map(({ name }) => name);
  return others.includes(own) ? own : (first ?? '');
};

/** The lists of an entity that somebody can arrange, where they stand. */
export const findLists = async (host: Host, index: EntityIndex): Promise<ListOnPage[]> => {
  const placed = await findBlocksOf(host, `${index.source.entity.name}Overview`);
  return placed.flatMap(({ path, title, settings: stored }) => {
    const settings = readSettings(overviewSettings, stored);
    const { filter, order } = settings;
    return obeysOf(settings).sort ? [{ path, title, filter, order: usualOf(index, order) }] : [];
  });
};

/** What is in a list: what has some options, or what words find; `first`: ids that bear the number that was typed. */
type Listed = {
  filter: FixedFilter;
  order: string;
  words: string;
  first: readonly number[];
};

/** The rows of a list in the index; undefined: all. */
export const listedRows = (
  index: EntityIndex,
  { filter, words, first }: Listed,
  exclude: readonly number[] = [],
): RankedRows | undefined => findBase(index, filter, { words, first, exclude }).rows;

/** The ids of all that is in a list, as it would be arranged. Worked out anew: nothing of it is kept. */
export const orderList = (
  index: EntityIndex,
  listed: Listed,
  arrangement: Arrangement,
): number[] => {
  const rows = listedRows(index, listed, arrangement.hidden);
  const { slots } = index.facets;
  // What words find stands by how well it answers.
  const order = listed.words === '' ? listed.order : undefined;
  return Array.from(arrangeRows(index, rows, order, arrangement), (slot) => slots.idAt(slot));
};
