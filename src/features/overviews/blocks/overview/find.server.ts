import { type Params, type RenderContext, writeBlockFilters } from '#features/pages/api.server';
import { frameIn, getSite } from '#features/settings/api.server';
import type { BlockInstance } from '#kernel/define/block';
import type { PictureRef } from '#kernel/define/entity';
import { paging } from '#kernel/limits';
import { enUi } from '#kernel/messages/en-ui';
import { inLanguage, labelIn, otherTag } from '#kernel/messages/language';
import { ui } from '#kernel/messages/nl-ui';
import { loadLimit } from '#kernel/values/load-limit';
import { readWholeNumber } from '#kernel/values/whole-number';
import { field, path } from '#kernel/wire';
import { placeIn } from '#platform/render/html-fragments';
import type { RefinesProps, SectionProps } from '../../contract';
import { addressWith, filterName, knownParams, resetAddress } from '../../server/address';
import { findArrangement } from '../../server/arrangements';
import type { EntityIndex } from '../../server/entity-index';
import { distancesOf } from '../../server/near';
import type { Near } from '../../server/near-somewhere';
import { optionsSaid } from '../../server/options-said';
import { readQuery, type SectionQuery } from '../../server/query';
import { chipsOf, myStoreOf, refineGroups, type Spoken } from '../../server/refines';
import { listEntities } from '../../server/registry';
import { findResults, isFirstSight, type Results } from '../../server/results';
import { withExtras } from './cells.server';
import { type OverviewSettings, overviewSettings } from './definition';
import { obeysOf } from './obeys';
import { loadMoreOf, paginationOf } from './paging.server';

export type OverviewData = {
  section: SectionProps;
  refines?: {
    mode: RefinesProps['mode'];
    /** Tells all that the form shows, where many see the same. */
    key?: string;
    props: () => RefinesProps;
  };
  results: Results;
  /** Of the first card that has one. */
  picture?: PictureRef;
  /** By column, by option how many results it gives: '3:14,7:2'. */
  counts: Record<string, string>;
  /** What places that a postcode chose are told as. */
  near?: string;
  /** When it is arranged otherwise by itself. */
  until?: Date;
};

type Instance = BlockInstance<OverviewSettings>;

/** Pictures in the first row are fetched at once; the first section's, at that. */
const EAGER = 4;

const columnNames = (settings: OverviewSettings): string[] =>
  settings.refineColumns.split(/[\s,]+/).filter(Boolean);

const keyOf = (instance: Instance): string =>
  instance.settings.ajaxFilterId || `filter-${instance.id}`;

const ordersOf = (
  index: EntityIndex,
  query: SectionQuery,
  settings: OverviewSettings,
  { language, isArranged }: { language: string; isArranged: boolean },
) => {
  if (!settings.sortable) return [];
  const { orders } = index.source.entity;
  const { relevance, nearest, recommended } = inLanguage(language, ui, enUi).section;
  const isFound = query.search !== '' || query.away !== undefined;
  // Its usual order is told as such: somebody arranged what is seen without.
  const isOwn = isFound || isArranged;
  const found = isArranged ? recommended : relevance;
  const best = isOwn ? [{ name: '', label: query.away ? nearest : found }] : [];
  const fallback = isOwn ? '' : settings.order || orders[0]?.name;
  return [...best, ...orders].map((order) => ({
    name: order.name,
    label: labelIn(language, order),
    selected: order.name === (query.order ?? fallback),
  }));
};

const suggestionsOf = (
  index: EntityIndex,
  query: SectionQuery,
  context: RenderContext,
): { label: string; href: string }[] =>
  query.search === ''
    ? []
    : index.search
        .suggestWords(query.search)
        .slice(0, 3)
        .map((words: string) => ({
          label: words,
          href: addressWith(context.path, {}, { [field.search]: [words] }),
        }));

const countsOf = ({ enabled, counts = {} }: Results): Record<string, string> =>
  Object.fromEntries(
    Object.entries(counts).map(([column, byOption]) => [
      column,
      (enabled[column] ?? []).map((id) => `${id}:${byOption.get(id)}`).join(','),
    ]),
  );

/** In which language a form speaks, which its data are in, and what they are called in the form's. */
const spokenIn = ({ host, language }: RenderContext): Spoken => {
  const site = getSite(host);
  const isOwn = otherTag(site.language, language) === undefined;
  return {
    language,
    data: site.language,
    terms: isOwn ? undefined : frameIn(site, language).terms,
  };
};

const refinesOf = (
  context: RenderContext,
  index: EntityIndex,
  instance: Instance,
  query: SectionQuery,
  results: Results,
  more: {
    myStore: RefinesProps['myStore'];
    near?: Near;
    activeCount: number;
    hidden: number[];
  },
): RefinesProps => {
  const { settings } = instance;
  const { myStore, near, activeCount, hidden } = more;
  const { noun } = index.source.entity;
  // One class: what it is set on is toggled by its name.
  const disabledClass = /^[A-Za-z_-][\w-]*$/.exec(settings.disabledClass.trim())?.[0];
  const groups = refineGroups(index, query, results, {
    ...{ filter: settings.filter, exclude: hidden },
    refineColumns: columnNames(settings),
    ...spokenIn(context),
  });
  return {
    formId: `refine-${instance.id}`,
    title: settings.title,
    blockId: String(instance.id),
    ajaxFilterId: keyOf(instance),
    mode: settings.refines as 'inline' | 'popover',
    action: context.path,
    groups,
    myStore: groups.some(({ column }) => column === myStore?.column) ? myStore : undefined,
    disabledClass,
    search: settings.searchable ? query.search : undefined,
    words: settings.searchable ? undefined : query.search,
    kept: Object.entries(near?.params ?? {}).flatMap(([name, values = []]) =>
      values.map((value) => ({ name, value })),
    ),
    activeCount,
    total: results.total,
    noun,
    resetHref: resetAddress(context.path, context.params, settings),
  };
};

/** The settings that differ from a plain overview's: with them a virtual section is made again. */
const ownSettings = (settings: OverviewSettings): Record<string, unknown> => {
  const plain = overviewSettings;
  return Object.fromEntries(
    Object.entries(settings).filter(
      ([name, value]) =>
        name !== 'filter' &&
        JSON.stringify(value) !== JSON.stringify(plain[name as keyof typeof plain].default),
    ),
  );
};

const layoutOf = ({ layout }: OverviewSettings): SectionProps['layout'] =>
  layout === 'list' || layout === 'strip' ? layout : 'grid';

const listFilterOf = ({ listFilter }: OverviewSettings): SectionProps['listFilter'] =>
  listFilter === 'every' || listFilter === 'some' ? listFilter : undefined;

const limitOf = (settings: OverviewSettings): number =>
  Math.min(Math.max(1, Math.floor(settings.limit)), paging.maxLimit);

/** The item that the page is about is not listed among others of its kind. */
const exclude = ({ entity }: RenderContext, index: EntityIndex): number[] => {
  const id = entity?.object === index.source.entity.name ? readWholeNumber(entity.id) : undefined;
  return id === undefined ? [] : [id];
};

/** The options of the column that cards show a choice of: a visitor's, else the block's, else his words'. */
const narrowedTo = (
  index: EntityIndex,
  { selected, search }: SectionQuery,
  { filter }: OverviewSettings,
  { corrected = search }: Results,
): number[] => {
  const column = index.source.narrowed?.column ?? '';
  const chosen = selected[column] ?? filter[column] ?? optionsSaid(index, corrected);
  return chosen.filter((id) => index.findOption(column, id));
};

/** What a question chose stands in addresses as if somebody had. */
const chosenParams = (near: Near | undefined): Params =>
  near?.chosen ? { [filterName(near.column)]: near.chosen.map(String) } : {};

/** All that one overview shows, for the query in the context. */
export const findOverview = async (
  asked: RenderContext,
  index: EntityIndex,
  instance: Instance,
  options: { eager: boolean },
): Promise<OverviewData> => {
  const { settings } = instance;
  const limit = limitOf(settings);
  const { adapt } = index.source;
  const { entity } = index;
  const { host } = asked;
  const known = knownParams(asked.params, listEntities(host));
  const place = { id: instance.id, limit, obeys: obeysOf(settings) };
  const read = readQuery(known, place, entity);
  const near = place.obeys.filters ? await index.source.near?.(asked, read.selected) : undefined;
  const context = { ...asked, params: { ...known, ...near?.params, ...chosenParams(near) } };
  const asking = near?.chosen
    ? { ...read, selected: { ...read.selected, [near.column]: [...near.chosen] } }
    : read;
  const numbered = await index.findNumbered(asking.search);
  const away = near && distancesOf(index, near, asking.selected[near.column] ?? []);
  const query = { ...asking, numbered, away };
  const withCounts = settings.refines !== 'none';
  // A row without filters or sorting stays as its editor made it.
  const { arranged, until } =
    place.obeys.sort || query.search !== ''
      ? findArrangement(
          host,
          entity.name,
          { filter: settings.filter, words: query.search },
          asked.now,
        )
      : {};
  const shown = { ...settings, exclude: exclude(context, index), ...(arranged && { arranged }) };
  const results = findResults(index, query, shown, withCounts);
  // The page's own title or the section's: without either the page has another above it.
  const level = settings.level === '1' || settings.title === '' ? 2 : 3;
  const eager = options.eager ? EAGER : 0;
  const { language, data, terms } = spokenIn(context);
  const look = {
    eager,
    level,
    language,
    options: narrowedTo(index, query, settings, results),
  } as const;
  const kept = await index.cards.find(results.ids, look);
  const shownCard = (id: number, html: Buffer): string => {
    const km = away?.get(id);
    if (near && km !== undefined) return near.card(html.toString(), km);
    return adapt ? adapt(html.toString(), id, asked) : placeIn(asked.fragments, html);
  };
  const cards = kept.map(({ id, html }) => ({ id, html: shownCard(id, html) }));
  const { extras, ctaRepeat, forceNoLimit } = settings;
  const perLoad = loadLimit({ limit, extras: extras.length, ctaRepeat, forceNoLimit });
  const chips =
    settings.refines === 'none'
      ? []
      : chipsOf(index, query, { ...context, ...settings, terms, near });
  const section: SectionProps = {
    id: String(instance.id),
    virtual: instance.virtual,
    type: instance.type,
    title: near?.found?.title ?? settings.title,
    own: near?.found !== undefined,
    level: settings.level === '1' ? 1 : 2,
    intro: near?.found?.intro ?? settings.intro,
    total: results.total,
    limit: results.limit,
    page: results.page,
    start: results.start,
    loadLimit: perLoad,
    noun: entity.noun,
    url: instance.virtual ? path.virtualSection(entity.access) : path.section(instance.id),
    moduleAccess: entity.access,
    blockFilters: instance.virtual
      ? writeBlockFilters(host, settings.filter, ownSettings(settings))
      : undefined,
    ajaxFilterId: keyOf(instance),
    entityId: context.entity?.id,
    entityObject: context.entity?.object,
    language,
    layout: layoutOf(settings),
    columns: settings.columns || index.source.columns,
    lang: index.source.isIn || index.source.marksData ? undefined : otherTag(data, language),
    cells: withExtras(cards, settings, {
      ...{ start: results.start, language },
      isFiltered: chips.length > 0,
    }),
    formId: settings.refines === 'none' ? undefined : `refine-${instance.id}`,
    listFilter: listFilterOf(settings),
    orders: ordersOf(index, query, settings, { language, isArranged: arranged !== undefined }),
    chips,
    resetHref: resetAddress(context.path, context.params, settings),
    pagination: paginationOf(context, instance, results),
    loadMore: loadMoreOf(context, instance, results, perLoad),
    read: results.total > 0 ? { corrected: results.corrected, also: results.also } : undefined,
    empty: {
      suggestions: results.total === 0 ? suggestionsOf(index, query, context) : [],
    },
    note: results.total > 0 ? index.source.note?.(host) : undefined,
    more: settings.moreLink ? { label: settings.moreLabel, href: settings.moreLink } : undefined,
  };
  const counts = countsOf(results);
  const picture = kept.find((card) => card.picture)?.picture;
  if (settings.refines === 'none')
    return { section, results, picture, counts, near: near?.found?.chip, ...(until && { until }) };
  const myStore = myStoreOf(index, columnNames(settings), context);
  // The button counts what stands as chips: places that a postcode chose are one.
  const hidden = away ? [] : [...(arranged?.hidden ?? [])];
  const more = { myStore, near, activeCount: section.chips.length, hidden };
  const refines = {
    mode: settings.refines as RefinesProps['mode'],
    // The labels and bounds are the index's, as they are in this version of it. Few ask the same once
    // they have chosen something: that is put together each time, and so is what the site's terms are in.
    key:
      isFirstSight(query) && !terms
        ? JSON.stringify([
            ...[index.version, instance, context.path, context.language],
            ...[query, section.resetHref, counts, myStore, arranged?.print],
          ])
        : undefined,
    props: () => refinesOf(context, index, instance, query, results, more),
  };
  const told = { section, refines, results, picture, counts, near: near?.found?.chip };
  return { ...told, ...(until && { until }) };
};
