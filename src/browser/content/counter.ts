import { defineLater } from './define-later';

const hasRest = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Lets the numbers of facts count up, those on the page and those that come with later HTML. */
export const startCounters = (): void =>
  defineLater(
    'etalage-counter',
    async () => (hasRest() ? undefined : (await import('./count')).startCounting),
    'No counting',
  );
