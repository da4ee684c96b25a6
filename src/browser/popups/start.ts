import { DETAIL_POPUP, POPUP_TRIAL, POPUPS } from '#kernel/wire-popups';
import { find } from '../dom';
import { startEntityPopup } from './entity-popup';
import { watchTyping } from './manners';
import { startPromotional } from './promotional';

/** What opens by itself on this page: one at most, whichever comes first. */
export const startPopups = (): void => {
  const trial = find(`[${POPUP_TRIAL}]`);
  if (trial) {
    import('./trial')
      .then(({ showTrial }) => showTrial(trial))
      .catch((error) => console.info('No popup to look at', error));
    return;
  }
  watchTyping();
  let isTaken = false;
  const take = (): boolean => {
    if (isTaken) return false;
    isTaken = true;
    return true;
  };
  const promotional = find(`[${DETAIL_POPUP}]`);
  const mark = find(`[${POPUPS}]`);
  if (promotional) void startPromotional(promotional, take);
  if (mark) {
    startEntityPopup(mark, take).catch((error) => console.info('No popup after all', error));
  }
};
