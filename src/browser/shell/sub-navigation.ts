import { all, isPlainClick, on } from '../dom';

const TOGGLE = 'a[data-subnav-toggle]';

const setOpen = (toggle: HTMLElement, open: boolean): void => {
  toggle.ariaExpanded = String(open);
  const panel = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
  if (panel) panel.hidden = !open;
};

/**
 * S4.10/4: the first press on a toggle opens its panel and closes those beside it; a press on one that
 * is open follows its link.
 */
export const startSubNavigation = (): void =>
  on('click', TOGGLE, (event, toggle) => {
    if (!isPlainClick(event) || toggle.ariaExpanded === 'true') return;
    event.preventDefault();
    for (const other of all(TOGGLE, toggle.closest('nav') ?? document)) {
      setOpen(other, other === toggle);
    }
  });
