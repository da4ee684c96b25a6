import { withRecent } from '#kernel/values/recent';
import { RECENT } from '#kernel/wire';
import { find } from '../dom';

/** Keeps in the browser, and nowhere else, that an article was looked at: its own page has a mark. */
export const rememberView = (): void => {
  const id = Number(find('[data-recent]')?.dataset.recent);
  if (!id) return;
  try {
    localStorage.setItem(RECENT, withRecent(localStorage.getItem(RECENT), id, Date.now()));
  } catch {
    // A browser may keep nothing.
  }
};
