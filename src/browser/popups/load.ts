import { DETAIL_POPUP, POPUPS } from '#kernel/wire-popups';
import { find, onceLoaded, whenIdle } from '../dom';

/** The code of popups comes once the page is there, and only where there is one. */
export const loadPopups = (): void => {
  if (!find(`[${POPUPS}],[${DETAIL_POPUP}]`)) return;
  onceLoaded(() =>
    whenIdle(() =>
      import('./start').then(
        ({ startPopups }) => startPopups(),
        (error) => console.info('Nothing opens by itself', error),
      ),
    ),
  );
};
