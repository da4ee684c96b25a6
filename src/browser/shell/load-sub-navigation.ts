import { loadPart } from '../load-part';

/** Its code comes where there is one; until then, and without it, its links lead on. */
export const loadSubNavigation = (): void =>
  loadPart(
    '[data-subnav]',
    async () => (await import('./sub-navigation')).startSubNavigation,
    'Sub-navigation leads on',
  );
