import { find } from '../dom';

/** The elements of sliders and tickers come where there is one; without them their rows scroll. */
export const loadMovement = (root?: ParentNode): void => {
  if (!find('etalage-slider,etalage-ticker', root)) return;
  import('./near').then(
    ({ startMovement }) => startMovement(),
    (error) => console.info('Rows scroll by themselves', error),
  );
};
