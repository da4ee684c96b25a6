import { find } from '../dom';

/** The code of calculators comes where there is one; without it the page answers with the result. */
export const loadCalculators = (): void => {
  if (!find('[data-calculator]')) return;
  import('./calculator').then(
    ({ startCalculators }) => startCalculators(),
    (error) => console.info('The sum is made by the server', error),
  );
};
