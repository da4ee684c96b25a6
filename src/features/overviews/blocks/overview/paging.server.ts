import type { RenderContext } from '#features/pages/api.server';
import type { BlockInstance } from '#kernel/define/block';
import { paging } from '#kernel/limits';
import { field } from '#kernel/wire';
import type { SectionProps } from '../../contract';
import { addressWith } from '../../server/address';
import type { Results } from '../../server/results';
import type { OverviewSettings } from './definition';

type Instance = BlockInstance<OverviewSettings>;

/** The link to further results, and where it leads without script. */
export const loadMoreOf = (
  context: RenderContext,
  instance: Instance,
  results: Results,
  perLoad: number,
): SectionProps['loadMore'] => {
  const { paging: mode, autoLoad } = instance.settings;
  const current = results.start + results.ids.length;
  if (mode !== 'more' || current >= results.total) return undefined;
  const pending = Math.min(perLoad, results.total - current);
  // One reply carries so many at most: what lies beyond is shown from there on.
  const fits = current + pending <= paging.maxLimit;
  const page = Math.floor(current / paging.maxLimit) + 1;
  const href = addressWith(context.path, context.params, {
    [field.page(instance.id)]: fits || page === 1 ? undefined : [String(page)],
    [field.limit(instance.id)]: [String(fits ? current + pending : paging.maxLimit)],
  });
  return {
    blockId: String(instance.id),
    href,
    current,
    total: results.total,
    pending,
    auto: autoLoad,
  };
};

/** The numbered pages, where there is more than one. */
export const paginationOf = (
  context: RenderContext,
  instance: Instance,
  results: Results,
): SectionProps['pagination'] => {
  const { paging: mode } = instance.settings;
  if (mode !== 'pagination' || results.pages < 2) return undefined;
  const name = field.page(instance.id);
  return {
    blockId: String(instance.id),
    title: instance.settings.level === '1' ? undefined : instance.settings.title,
    page: results.page,
    pages: results.pages,
    maxVisibleButtons: instance.settings.maxVisibleButtons,
    href: (page) =>
      addressWith(context.path, context.params, {
        [name]: page === 1 ? undefined : [String(page)],
      }),
  };
};
