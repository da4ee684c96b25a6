import { find } from '../dom';

/** The code of a set's page comes where there is one; without it the page tells the least it saves. */
export const loadBundles = (): void => {
  if (!find('[data-bundle-saving]')) return;
  import('./bundle').then(
    ({ startBundles }) => startBundles(),
    (error) => console.info('A set tells the least that it saves', error),
  );
};
