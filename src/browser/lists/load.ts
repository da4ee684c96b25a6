import { loadPart } from '../load-part';

/** The code of list filters comes where there is one. */
export const loadListFilters = (): void =>
  loadPart(
    '[data-list-filter]',
    async () => (await import('./list-filter')).startListFilters,
    'The list stays whole',
  );
