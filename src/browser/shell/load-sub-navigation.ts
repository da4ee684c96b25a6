import { find } from '../dom';

/** Its code comes where there is one; until then, and without it, its links lead on. */
export const loadSubNavigation = (): void => {
  if (!find('[data-subnav]')) return;
  import('./sub-navigation').then(
    ({ startSubNavigation }) => startSubNavigation(),
    (error) => console.info('Sub-navigation leads on', error),
  );
};
