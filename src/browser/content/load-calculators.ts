import { loadPart } from '../load-part';

/** The code of calculators comes where there is one; without it the page answers with the result. */
export const loadCalculators = (): void =>
  loadPart(
    '[data-calculator]',
    async () => (await import('./calculator')).startCalculators,
    'The sum is made by the server',
  );
