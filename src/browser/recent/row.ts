import { readRecent } from '#kernel/values/recent';
import { field, path, RECENT } from '#kernel/wire';
import { find, parse } from '../dom';
import { prepareStyles } from '../styles';
import { ownLanguage } from '../texts';
import { markSaved } from '../wishlist/saved';

const listIds = (): number[] => {
  try {
    return readRecent(localStorage.getItem(RECENT), Date.now());
  } catch {
    return [];
  }
};

const clear = (root: HTMLElement, button: HTMLElement): void => {
  localStorage.removeItem(RECENT);
  // Where the button stood: within the page's edges.
  const line = button.parentElement ?? root;
  line.textContent = root.dataset.cleared ?? '';
  root.replaceChildren(line);
  // The button that was pressed is gone with the row: what it did is where the focus is.
  root.tabIndex = -1;
  root.focus({ preventScroll: true });
};

/**
 * The row of articles that were looked at before, with what erases it. The server is told their
 * numbers, and not by whom they are asked for. Throws when they can't be had.
 */
export const startRecent = async (root: HTMLElement): Promise<() => void> => {
  const ids = listIds().filter((id) => String(id) !== root.dataset.recent);
  if (ids.length === 0) return () => {};
  const query = new URLSearchParams({ ids: ids.join() });
  if (ownLanguage) query.set(field.language, ownLanguage);
  const reply = await fetch(`${path.recent}?${query}`, { credentials: 'omit' });
  if (!reply.ok) throw new Error(`${path.recent}: ${reply.status}`);
  const content = parse(await reply.text());
  await prepareStyles(content);
  root.replaceChildren(content);
  markSaved(root);
  const button = find('[data-recent-clear]', root);
  button?.addEventListener('click', () => clear(root, button));
  return () => {};
};
