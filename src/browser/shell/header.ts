import { headerShadowAfter } from '#kernel/limits';
import { all, find, isPlainClick, on, whenIdle } from '../dom';

const root = document.documentElement.classList;
const SEARCH = '[data-search-toggle]';
const MENU = '[data-menu-toggle]';

const setSearch = (open: boolean): void => {
  root.toggle('search-open', open);
  for (const toggle of all(SEARCH)) toggle.ariaExpanded = String(open);
  if (open) find('[data-header-search] input')?.focus();
};

/** S4.10/3: the menu's class goes with it; closing it closes the search as well. */
const setMenu = (open: boolean): void => {
  root.toggle('menu-open', open);
  if (!open) setSearch(false);
};

const startShadow = (): void => {
  const header = find('[data-header]');
  if (!header) return;
  const update = () => header.classList.toggle('scrolled', scrollY > headerShadowAfter);
  addEventListener('scroll', update, { passive: true });
  // To ask where the page is lays it out: before its first picture that would hold it back.
  whenIdle(update);
};

const startSearch = (): void => {
  on('click', SEARCH, (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setSearch(!root.contains('search-open'));
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !root.contains('search-open')) return;
    setSearch(false);
    find(SEARCH)?.focus();
  });
};

const startMenu = (): void => {
  on('click', MENU, (_, toggle) => {
    // One that opens a popover is followed by its own event.
    if (!(toggle as HTMLButtonElement).popoverTargetElement) setMenu(!root.contains('menu-open'));
  });
  // Not `toggle`: parts that fold open within it tell of that too, the first as soon as the page is read.
  on(
    'beforetoggle',
    '[data-menu-panel]',
    (event) => setMenu((event as ToggleEvent).newState === 'open'),
    true,
  );
};

/** A click on the background ends both. */
const startBackground = (): void =>
  document.addEventListener('click', ({ target }) => {
    const own = `${SEARCH},${MENU},[data-header-search],[data-menu-panel]`;
    if ((target as Element).closest(own)) return;
    if (root.contains('search-open')) setSearch(false);
    if (root.contains('menu-open')) setMenu(false);
  });

/** The header's shadow, menu and search. */
export const startHeader = (): void => {
  startShadow();
  startSearch();
  startMenu();
  startBackground();
};
