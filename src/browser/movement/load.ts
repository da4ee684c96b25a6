import { all } from '../dom';

/** In px: a slider or a ticker so near to the view has its code fetched. */
const NEAR = '300px';

const observer = new IntersectionObserver(
  (entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    import('./near').then(
      ({ startMovement }) => startMovement(),
      (error) => console.info('Rows scroll by themselves', error),
    );
  },
  { rootMargin: NEAR },
);

/** Sliders and tickers come to life when one of them comes near; until then their rows scroll. */
export const loadMovement = (root: ParentNode = document): void => {
  for (const row of all('etalage-slider,etalage-ticker,etalage-recent', root))
    observer.observe(row);
};
