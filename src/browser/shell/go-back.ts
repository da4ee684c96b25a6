import { goBack } from '#kernel/limits';
import { isPlainClick, on } from '../dom';

const isFromHere = (): boolean =>
  URL.canParse(document.referrer) && new URL(document.referrer).host === location.host;

/**
 * S2.12/17: a link back takes a step back, to the list as it was left, for who came from this site;
 * for all others it leads where it says.
 */
export const startGoBack = (): void =>
  on('click', 'a[data-go-back]', (event) => {
    if (!isPlainClick(event) || !isFromHere() || history.length <= goBack.historyAbove) return;
    event.preventDefault();
    history.back();
  });
