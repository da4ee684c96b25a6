import { loadPart } from '../load-part';

/** The code of more reviews comes where there are more; without it their link leads to them. */
export const loadReviews = (): void =>
  loadPart(
    '[data-more-reviews]',
    async () => (await import('./more')).startReviews,
    'More reviews open as a page',
  );
