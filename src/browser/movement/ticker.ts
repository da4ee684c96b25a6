import { device } from '#kernel/limits';
import { ticker } from '#kernel/limits-content';
import { find } from '../dom';
import { noMotion, rotate } from './rotation';

/** Where the first item stands when its turn begins, from the edge of the view. */
const marginNow = (): number =>
  matchMedia(`(max-width: ${device.mobileMax}px)`).matches ? ticker.marginMobile : ticker.margin;

/**
 * Moves a row of items to the left, px by px; an item that has left comes back at the end (S9.9/9).
 * The row can be scrolled by hand as well, where it has come to.
 */
export const startTicker = (root: HTMLElement): (() => void) => {
  const view = find('[data-ticker-view]', root);
  const row = view?.firstElementChild as HTMLElement | null | undefined;
  const button = find('[data-ticker-play]', root);
  if (!view || !row || row.childElementCount < 2) return () => {};
  const ending = new AbortController();
  const { signal } = ending;
  let margin = marginNow();
  const put = () => {
    row.style.translate = `${margin}px`;
  };

  const next = () => {
    margin -= ticker.step;
    put();
    const first = row.firstElementChild;
    if (!first) return;
    const edge = first.getBoundingClientRect().right + ticker.past;
    if (edge >= view.getBoundingClientRect().left) return;
    row.append(first);
    margin = marginNow();
    put();
  };
  /** Items that were scrolled past come back at the end, and nothing is seen to move by it. */
  const takeRound = () => {
    for (let left = row.childElementCount; left > 1; left -= 1) {
      const [first, second] = row.children;
      if (!first || !second) return;
      const width = second.getBoundingClientRect().left - first.getBoundingClientRect().left;
      if (margin + width >= 0) return;
      row.append(first);
      margin += width;
    }
  };
  const show = (playing: boolean) => {
    // Where it stands, by its movement and by hand: what moves can't be scrolled, and forgets it.
    margin -= view.scrollLeft;
    root.toggleAttribute('data-playing', playing);
    if (playing) {
      takeRound();
      view.scrollLeft = 0;
    } else {
      // As far as the row can be scrolled to where it is, so that all of it can be reached.
      row.style.translate = '';
      view.scrollLeft = -margin;
      margin += view.scrollLeft;
    }
    put();
    if (!button) return;
    const { tickerPlay, tickerPause } = button.dataset;
    button.ariaLabel = (playing ? tickerPause : tickerPlay) ?? null;
    button.hidden = noMotion.matches;
  };

  const rotation = rotate({ root, delay: ticker.stepTime, next, onChange: show, signal });
  button?.addEventListener('click', () => rotation.play(!rotation.isPlaying()), { signal });
  root.dataset.awake = '';
  if (button) button.hidden = noMotion.matches;
  if (!noMotion.matches) put();
  rotation.play(true);
  return () => ending.abort();
};
