import { all, find, isPlainClick, on } from '../dom';

const TOGGLE = 'a[data-subnav-toggle]';

const setOpen = (toggle: HTMLElement, open: boolean): void => {
  toggle.ariaExpanded = String(open);
  const panel = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
  if (panel) panel.hidden = !open;
};

/** On a phone its items are a row to swipe through: brings one to the middle of it. */
const bringIntoView = (item: HTMLElement): void => {
  const row = item.closest<HTMLElement>('nav > ul');
  if (!row) return;
  const { left, width } = item.getBoundingClientRect();
  // The row is as wide as the screen. One that holds all its items doesn't move.
  row.scrollLeft += left + (width - row.clientWidth) / 2;
};

const showCurrent = (): void => {
  for (const nav of all('nav[data-subnav]')) {
    const current = find('[aria-current]', nav);
    if (current) bringIntoView(current);
  }
};

/**
 * S4.10/4: the first press on a toggle opens its panel and closes those beside it; a press on one that
 * is open follows its link.
 */
export const startSubNavigation = (): void => {
  showCurrent();
  on('click', TOGGLE, (event, toggle) => {
    if (!isPlainClick(event) || toggle.ariaExpanded === 'true') return;
    event.preventDefault();
    for (const other of all(TOGGLE, toggle.closest('nav') ?? document)) {
      setOpen(other, other === toggle);
    }
    bringIntoView(toggle);
  });
};
