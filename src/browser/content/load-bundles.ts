import { loadPart } from '../load-part';

/** The code of a set's page comes where there is one; without it the page tells the least it saves. */
export const loadBundles = (): void =>
  loadPart(
    '[data-bundle-saving]',
    async () => (await import('./bundle')).startBundles,
    'A set tells the least that it saves',
  );
