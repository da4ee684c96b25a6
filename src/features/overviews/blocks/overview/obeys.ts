import type { OverviewSettings } from './definition';

/**
 * Which choices a section obeys: those of the filter form that it has or is linked to. A section
 * without one stays as it is, whatever the rest of its page is filtered by.
 */
export const obeysOf = ({
  refines,
  ajaxFilterId,
  searchable,
  sortable,
}: Pick<OverviewSettings, 'refines' | 'ajaxFilterId' | 'searchable' | 'sortable'>) => {
  const filters = refines !== 'none' || ajaxFilterId !== '';
  return { filters, search: filters || searchable, sort: filters || sortable };
};
