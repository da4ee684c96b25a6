import { find } from '../dom';

/** The code of list filters comes where there is one. */
export const loadListFilters = (): void => {
  if (!find('[data-list-filter]')) return;
  import('./list-filter').then(
    ({ startListFilters }) => startListFilters(),
    (error) => console.info('The list stays whole', error),
  );
};
