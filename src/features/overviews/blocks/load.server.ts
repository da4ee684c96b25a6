import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BlockInstance } from '#kernel/define/block';
import { paging } from '#kernel/limits';
import { loadLimit } from '#kernel/values/load-limit';
import { field, path } from '#kernel/wire';
import type { RenderContext } from '#features/pages/api.server';
import type { RefinesProps, SectionCell, SectionProps } from '../contract';
import { addressWith, resetAddress } from '../server/address';
import type { EntityIndex } from '../server/entity-index';
import { readQuery, type SectionQuery } from '../server/query';
import { chipsOf, refineGroups } from '../server/refines';
import { findResults, type Results } from '../server/results';
import { Cta } from '../site/cta.view';
import type { OverviewSettings } from './overview.block';

export type OverviewData = {
  section: SectionProps;
  refines?: RefinesProps;
  results: Results;
};

type Instance = BlockInstance<OverviewSettings>;

/** Pictures in the first row are fetched at once; the first section's, at that. */
const EAGER = 4;

const cta = (extra: OverviewSettings['extras'][number]): string =>
  renderToStaticMarkup(
    createElement(Cta, {
      title: extra.title ?? '',
      text: extra.text ?? '',
      link: extra.link ?? '#',
      linkText: extra.linkText ?? 'Bekijk',
    }),
  );

/** Puts ctas, spacers and hidden items at their cells: in the first load, or in each. */
const withExtras = (
  cards: { id: number; html: string }[],
  settings: OverviewSettings,
  start: number,
): SectionCell[] => {
  const cells: SectionCell[] = cards.map((card) => ({ kind: 'item', ...card }));
  if (cards.length === 0 || (start > 0 && !settings.ctaRepeat)) return cells;
  for (const extra of [...settings.extras].sort((a, b) => a.position - b.position)) {
    const cell: SectionCell =
      extra.kind === 'spacer' ? { kind: 'spacer' } : { kind: extra.kind, html: cta(extra) };
    cells.splice(Math.min(Math.max(0, extra.position), cells.length), 0, cell);
  }
  return cells;
};

const columnNames = (settings: OverviewSettings): string[] =>
  settings.refineColumns.split(/[\s,]+/).filter(Boolean);

const keyOf = (instance: Instance): string =>
  instance.settings.ajaxFilterId || `filter-${instance.id}`;

const loadMoreOf = (
  context: RenderContext,
  instance: Instance,
  results: Results,
  perLoad: number,
): SectionProps['loadMore'] => {
  const { paging: mode, autoLoad } = instance.settings;
  const current = results.start + results.ids.length;
  if ((mode !== 'more' && mode !== 'both') || current >= results.total) return undefined;
  const pending = Math.min(perLoad, results.total - current);
  const href = addressWith(context.path, context.params, {
    [field.page(instance.id)]: undefined,
    [field.limit(instance.id)]: [String(Math.min(current + pending, paging.maxLimit))],
  });
  return { blockId: String(instance.id), href, current, total: results.total, pending, auto: autoLoad };
};

const paginationOf = (
  context: RenderContext,
  instance: Instance,
  results: Results,
): SectionProps['pagination'] => {
  const { paging: mode } = instance.settings;
  if ((mode !== 'pagination' && mode !== 'both') || results.pages < 2) return undefined;
  const name = field.page(instance.id);
  return {
    blockId: String(instance.id),
    page: results.page,
    pages: results.pages,
    maxVisibleButtons: paging.maxVisibleButtons,
    href: (page) =>
      addressWith(context.path, context.params, { [name]: page === 1 ? undefined : [String(page)] }),
  };
};

const ordersOf = (index: EntityIndex, query: SectionQuery, settings: OverviewSettings) => {
  if (!settings.sortable) return [];
  const { orders } = index.source.entity;
  const relevance = query.search === '' ? [] : [{ name: '', label: 'Relevantie' }];
  const fallback = query.search === '' ? (settings.order || orders[0]?.name) : '';
  return [...relevance, ...orders].map((order) => ({
    ...order,
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

const refinesOf = (
  context: RenderContext,
  index: EntityIndex,
  instance: Instance,
  query: SectionQuery,
  results: Results,
): RefinesProps | undefined => {
  const { settings } = instance;
  if (settings.refines === 'none') return undefined;
  const groups = refineGroups(index, query, results, {
    filter: settings.filter,
    refineColumns: columnNames(settings),
  });
  const active = groups.reduce((sum, group) => sum + group.activeCount, 0);
  return {
    formId: `refine-${instance.id}`,
    blockId: String(instance.id),
    ajaxFilterId: keyOf(instance),
    mode: settings.refines as 'inline' | 'popover',
    action: context.path,
    groups,
    search: settings.searchable ? query.search : undefined,
    activeCount: active + (query.search && settings.searchable ? 1 : 0),
    total: results.total,
    noun: index.source.entity.noun,
    resetHref: resetAddress(context.path, context.params),
  };
};

/** All that one overview shows, for the query in the context. */
export const loadOverview = async (
  context: RenderContext,
  index: EntityIndex,
  instance: Instance,
  options: { eager: boolean },
): Promise<OverviewData> => {
  const { settings } = instance;
  const limit = Math.min(Math.max(1, settings.limit), paging.maxLimit);
  const { entity } = index.source;
  const query = readQuery(context.params, { id: instance.id, limit }, entity);
  const results = findResults(index, query, settings, settings.refines !== 'none');
  const cards = await index.cards.render(results.ids, options.eager ? EAGER : 0);
  const { extras, ctaRepeat, forceNoLimit } = settings;
  const perLoad = loadLimit({ limit, extras: extras.length, ctaRepeat, forceNoLimit });
  const section: SectionProps = {
    id: String(instance.id),
    virtual: instance.virtual,
    type: instance.type,
    title: settings.title,
    level: settings.level === '1' ? 1 : 2,
    intro: settings.intro,
    total: results.total,
    limit: results.limit,
    page: results.page,
    start: results.start,
    loadLimit: perLoad,
    noun: entity.noun,
    url: instance.virtual ? path.virtualSection(entity.access) : path.section(instance.id),
    moduleAccess: entity.access,
    blockFilters: instance.virtual ? JSON.stringify(settings.filter) : undefined,
    ajaxFilterId: keyOf(instance),
    entityId: context.entity?.id,
    entityObject: context.entity?.object,
    language: context.language,
    layout: settings.layout === 'list' ? 'list' : 'grid',
    columns: settings.columns || index.source.columns,
    cells: withExtras(cards, settings, results.start),
    formId: settings.refines === 'none' ? undefined : `refine-${instance.id}`,
    orders: ordersOf(index, query, settings),
    chips: settings.refines === 'none' ? [] : chipsOf(index, query, context.params, context.path),
    resetHref: resetAddress(context.path, context.params),
    pagination: paginationOf(context, instance, results),
    loadMore: loadMoreOf(context, instance, results, perLoad),
    empty: {
      text: `Geen ${entity.noun.many} gevonden`,
      suggestions: results.total === 0 ? suggestionsOf(index, query, context) : [],
    },
    more: settings.moreLink ? { label: settings.moreLabel, href: settings.moreLink } : undefined,
  };
  return { section, refines: refinesOf(context, index, instance, query, results), results };
};
