import type { Params } from '#features/pages/api.server';
import type { FixedFilter } from '#fields/filter/field';
import type { FilterColumn, FilterOption } from '#kernel/define/entity';
import { enUi } from '#kernel/messages/en-ui';
import { inLanguage, labelIn, otherTag } from '#kernel/messages/language';
import { ui } from '#kernel/messages/nl-ui';
import { field } from '#kernel/wire';
import { myStoreField, myStorePath } from '#kernel/wire-my-store';
import type { RefineGroup, RefineOption, RefinesProps, SectionProps } from '../contract';
import { filteredAddress, filterName } from './address';
import type { EntityIndex } from './entity-index';
import type { Near } from './near-somewhere';
import type { SectionQuery } from './query';
import { findUniverse, type Results } from './results';

/**
 * A page's language, and that of the site's data, whose names are written once; `terms`: what they are called
 * in the page's, by the names themselves.
 */
export type Spoken = { language: string; data: string; terms?: Readonly<Record<string, string>> };

/** A word: sizes such as 'XL', '36-39' and '50 × 70 cm' have none, and are the same in any language. */
const WORD = /\p{Ll}{3}/u;

const isNamed = ({ label, english }: FilterOption, { terms }: Pick<Spoken, 'terms'>): boolean =>
  english !== undefined || terms?.[label] !== undefined || !WORD.test(label);

const nameIn = (option: FilterOption, { language, terms }: Omit<Spoken, 'data'>): string => {
  const name = labelIn(language, option);
  return name === option.label ? (terms?.[name] ?? name) : name;
};

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
  { filter: fixed, ...spoken }: { filter: FixedFilter } & Spoken,
): RefineOption[] => {
  const all = index.options.get(column.name) ?? [];
  // Names of two languages among each other would be read aloud in one.
  const isWhole = spoken.terms !== undefined && all.every((option) => isNamed(option, spoken));
  const terms = isWhole ? spoken.terms : undefined;
  const there = new Set(universe);
  const selected = new Set(query.selected[column.name] ?? []);
  const enabled = new Set(results.enabled[column.name] ?? []);
  const counts = results.counts?.[column.name];
  return atThisLevel(all, fixed[column.name])
    .filter((option) => there.has(option.id) || selected.has(option.id))
    .map((option) => ({
      id: option.id,
      label: nameIn(option, { ...spoken, terms }),
      hex: option.hex,
      selected: selected.has(option.id),
      // With no results at all nothing is disabled: the visitor must find a way back (S4.1/1).
      enabled: results.total === 0 || enabled.has(option.id),
      count: counts?.get(option.id) ?? 0,
    }));
};

const unitOf = ({ scale, unit }: FilterColumn): string => unit ?? (scale === 100 ? '€' : '');

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
    unit: unitOf(column),
  };
};

/** Marks options that are named in another language than the page's, once for all of them. */
const langOf = (options: readonly FilterOption[], spoken: Spoken) =>
  options.every((option) => isNamed(option, spoken))
    ? undefined
    : otherTag(spoken.data, spoken.language);

/** The groups of a section's filter form; a group that can't narrow anything is left out. */
export const refineGroups = (
  index: EntityIndex,
  query: SectionQuery,
  results: Results,
  section: { filter: FixedFilter; exclude?: number[]; refineColumns: readonly string[] } & Spoken,
): RefineGroup[] => {
  const universe = findUniverse(index, section, query);
  const wanted = section.refineColumns;
  const columns = index.entity.columns.filter(
    (column) => wanted.length === 0 || wanted.includes(column.name),
  );
  return columns.flatMap((column): RefineGroup[] => {
    const base = {
      column: column.name,
      label: labelIn(section.language, column),
      control: column.control,
      swatch: column.swatch ?? false,
      sizes: column.sizes,
      limit: column.limit ?? 0,
    };
    if (column.kind === 'number') {
      const range = rangeOf(column, query, universe.bounds(column.name));
      const activeCount = query.ranges[column.name] ? 1 : 0;
      return range ? [{ ...base, options: [], range, activeCount }] : [];
    }
    const ids = universe.enabled[column.name] ?? [];
    const options = optionsOf(index, column, query, results, ids, section);
    const activeCount = options.filter((option) => option.selected).length;
    const lang = langOf(index.options.get(column.name) ?? [], section);
    return options.length > 1 || activeCount > 0 ? [{ ...base, options, lang, activeCount }] : [];
  });
};

/**
 * The way to what of a listing the visitor's own store has: the same for everybody, since the server looks
 * at the cookie of who follows it. None where stores are no choice.
 */
export const myStoreOf = (
  index: EntityIndex,
  wanted: readonly string[],
  { path, params }: { path: string; params: Params },
): RefinesProps['myStore'] => {
  const column = index.entity.columns.find(
    ({ name, ofStores }) => ofStores && (wanted.length === 0 || wanted.includes(name)),
  )?.name;
  if (column === undefined) return undefined;
  const query = new URLSearchParams({
    [myStoreField.to]: filteredAddress(path, params, {}),
    [myStoreField.column]: column,
  });
  return { column, href: `${myStorePath.stock}?${query}` };
};

/** 'vanaf € 10 tot € 50', in the column's shown units. */
const rangeLabel = (
  column: FilterColumn,
  { min, max }: { min?: number; max?: number },
  language: string,
): string => {
  const { scale = 1 } = column;
  const { refines } = inLanguage(language, ui, enUi);
  const unit = unitOf(column);
  const isMoney = unit === '€';
  const shown = (number: number) => {
    const told = (number / scale).toLocaleString('nl-NL');
    return isMoney ? `${unit} ${told}` : `${told} ${unit}`.trim();
  };
  const parts = [
    isMoney ? '' : labelIn(language, column),
    min === undefined ? '' : refines.from(shown(min)),
    max === undefined ? '' : refines.until(shown(max)),
  ];
  return parts.filter(Boolean).join(' ');
};

/** Places that were found near somewhere, as the one choice that they are. */
const nearChip = (
  { column, params: own, found }: Near,
  { path, params }: { path: string; params: Params },
): SectionProps['chips'] => {
  const names = [...Object.keys(own), filterName(column)];
  const gone = Object.fromEntries(names.map((name) => [name, undefined]));
  return found ? [{ label: found.chip, href: filteredAddress(path, params, gone) }] : [];
};

/** One chip for each choice, with the address without it; `searchable`: by words of its own. */
export const chipsOf = (
  index: EntityIndex,
  query: SectionQuery,
  section: { params: Params; path: string; searchable: boolean; near?: Near } & Omit<
    Spoken,
    'data'
  >,
): SectionProps['chips'] => {
  const { params, path, language, terms, searchable, near } = section;
  const chosen = Object.entries(query.selected).flatMap(([column, ids]) => {
    if (near?.found && near.column === column) return nearChip(near, section);
    const known = ids.filter((id) => index.findOption(column, id));
    const without = (left: number[]) =>
      filteredAddress(path, params, { [filterName(column)]: left.map(String) });
    const chips = known.flatMap((id) => {
      const option = index.findOption(column, id);
      const href = without(known.filter((one) => one !== id));
      return option ? [{ label: nameIn(option, { language, terms }), href }] : [];
    });
    // Choices that are no longer there (an old link) can be taken away as one.
    const gone = index.entity.columns.find(({ name }) => name === column);
    const label = gone ? labelIn(language, gone) : column;
    return known.length < ids.length ? [...chips, { label, href: without(known) }] : chips;
  });
  const ranges = index.entity.columns.flatMap((column) => {
    const range = query.ranges[column.name];
    const without = {
      [field.filterMin(column.name)]: undefined,
      [field.filterMax(column.name)]: undefined,
    };
    return range
      ? [
          {
            label: rangeLabel(column, range, language),
            href: filteredAddress(path, params, without),
          },
        ]
      : [];
  });
  // What its page was searched for is told there.
  const words =
    query.search && searchable
      ? [
          {
            label: `‘${query.search}’`,
            href: filteredAddress(path, params, { [field.search]: undefined }),
          },
        ]
      : [];
  return [...words, ...chosen, ...ranges];
};
