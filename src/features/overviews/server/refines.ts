import type { FilterColumn, FilterOption } from '#kernel/define/entity';
import type { FixedFilter } from '#fields/filter/field';
import type { Params } from '#features/pages/api.server';
import type { RefineGroup, RefineOption, SectionProps } from '../contract';
import { filteredAddress, filterName } from './address';
import type { EntityIndex } from './entity-index';
import type { SectionQuery } from './query';
import { findUniverse, type Results } from './results';

/**
 * In a column that is a tree, a section shows the options just below those it is fixed to; without
 * fixed ones, the top of the tree.
 */
const atThisLevel = (options: readonly FilterOption[], fixed: readonly number[] | undefined) => {
  const isTree = options.some((option) => option.parent !== undefined);
  if (!isTree) return options;
  return fixed && fixed.length > 0
    ? options.filter((option) => option.parent !== undefined && fixed.includes(option.parent))
    : options.filter((option) => option.parent === undefined);
};

const optionsOf = (
  index: EntityIndex,
  column: FilterColumn,
  query: SectionQuery,
  results: Results,
  universe: readonly number[],
  fixed: FixedFilter,
): RefineOption[] => {
  const there = new Set(universe);
  const selected = new Set(query.selected[column.name] ?? []);
  const enabled = new Set(results.enabled[column.name] ?? []);
  const counts = results.counts?.[column.name];
  return atThisLevel(index.options.get(column.name) ?? [], fixed[column.name])
    .filter((option) => there.has(option.id) || selected.has(option.id))
    .map((option) => ({
      id: option.id,
      label: option.label,
      hex: option.hex,
      selected: selected.has(option.id),
      // With no results at all nothing is disabled: the visitor must find a way back (S4.1/1).
      enabled: results.total === 0 || enabled.has(option.id),
      count: counts?.get(option.id) ?? 0,
    }));
};

const rangeOf = (
  column: FilterColumn,
  query: SectionQuery,
  bounds: { min: number; max: number } | undefined,
): RefineGroup['range'] => {
  if (!bounds || bounds.min === bounds.max) return undefined;
  const scale = column.scale ?? 1;
  const chosen = query.ranges[column.name];
  return {
    min: Math.floor(bounds.min / scale),
    max: Math.ceil(bounds.max / scale),
    low: chosen?.min === undefined ? undefined : chosen.min / scale,
    high: chosen?.max === undefined ? undefined : chosen.max / scale,
    unit: scale === 100 ? '€' : '',
  };
};

/** The groups of a section's filter form; a group that can't narrow anything is left out. */
export const refineGroups = (
  index: EntityIndex,
  query: SectionQuery,
  results: Results,
  section: { filter: FixedFilter; refineColumns: readonly string[] },
): RefineGroup[] => {
  const universe = findUniverse(index, section, query.search);
  const wanted = section.refineColumns;
  const columns = index.source.entity.columns.filter(
    (column) => wanted.length === 0 || wanted.includes(column.name),
  );
  return columns.flatMap((column) => {
    const base = {
      column: column.name,
      label: column.label,
      control: column.control,
      swatch: column.swatch ?? false,
      limit: column.limit ?? 0,
    };
    if (column.kind === 'number') {
      const range = rangeOf(column, query, universe.bounds(column.name));
      const activeCount = query.ranges[column.name] ? 1 : 0;
      return range ? [{ ...base, options: [], range, activeCount }] : [];
    }
    const ids = universe.enabled[column.name] ?? [];
    const options = optionsOf(index, column, query, results, ids, section.filter);
    const activeCount = options.filter((option) => option.selected).length;
    return options.length > 1 || activeCount > 0 ? [{ ...base, options, activeCount }] : [];
  });
};

const euros = (cents: number) => (cents / 100).toLocaleString('nl-NL');

/** One chip for each choice, with the address without it. */
export const chipsOf = (
  index: EntityIndex,
  query: SectionQuery,
  params: Params,
  path: string,
): SectionProps['chips'] => {
  const chosen = Object.entries(query.selected).flatMap(([column, ids]) => {
    const options = new Map(index.options.get(column)?.map((option) => [option.id, option]));
    const known = ids.filter((id) => options.has(id));
    const without = (left: number[]) =>
      filteredAddress(path, params, { [filterName(column)]: left.map(String) });
    const chips = known.map((id) => ({
      label: options.get(id)?.label ?? '',
      href: without(known.filter((one) => one !== id)),
    }));
    // Choices that are no longer there (an old link) can be taken away as one.
    const label = index.source.entity.columns.find(({ name }) => name === column)?.label ?? column;
    return known.length < ids.length ? [...chips, { label, href: without(known) }] : chips;
  });
  const ranges = Object.entries(query.ranges).map(([column, { min, max }]) => {
    const low = min === undefined ? undefined : `vanaf € ${euros(min)}`;
    const high = max === undefined ? undefined : `tot € ${euros(max)}`;
    const name = filterName(column);
    const href = filteredAddress(path, params, { [`${name}_min`]: undefined, [`${name}_max`]: undefined });
    return { label: [low, high].filter(Boolean).join(' '), href };
  });
  const words = query.search
    ? [{ label: `‘${query.search}’`, href: filteredAddress(path, params, { search: undefined }) }]
    : [];
  return [...words, ...chosen, ...ranges];
};
