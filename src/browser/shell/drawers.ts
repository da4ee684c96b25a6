import { device } from '#kernel/limits';
import { find, on } from '../dom';
import { firstStop, shutOut } from '../focus';

/** Popovers that slide over the page of a small screen, with what they are called. */
const DRAWER = '[data-drawer]';

const widest = matchMedia(`(max-width: ${device.tabletMax}px)`);
const opened = new Map<HTMLElement, () => void>();

/** Over the page lies a dialog, be it the list that stands in the page of a wide screen. */
const enter = (drawer: HTMLElement): void => {
  drawer.role = 'dialog';
  drawer.ariaModal = 'true';
  drawer.ariaLabel = drawer.dataset.drawer ?? null;
  opened.set(drawer, shutOut(drawer));
};

const leave = (drawer: HTMLElement): void => {
  opened.get(drawer)?.();
  opened.delete(drawer);
  drawer.role = null;
  drawer.ariaModal = null;
  drawer.ariaLabel = null;
};

const openerOf = ({ id }: Element) =>
  find(`[popovertarget="${CSS.escape(id)}"]:not([popovertargetaction])`);

/**
 * What lies over the page keeps the keyboard, until it closes: then the button that opened it has
 * the focus again (WCAG 2.4.3). Escape is the browser's own way to close it.
 */
export const startDrawers = (): void => {
  // Before it closes: the browser gives the focus back at once, if the page can have it.
  on(
    'beforetoggle',
    DRAWER,
    (event, drawer) => {
      if (event.target === drawer && (event as ToggleEvent).newState === 'closed') leave(drawer);
    },
    true,
  );
  on(
    'toggle',
    DRAWER,
    (event, drawer) => {
      if (event.target !== drawer) return;
      if ((event as ToggleEvent).newState === 'open') {
        if (!widest.matches) return;
        enter(drawer);
        if (!drawer.contains(document.activeElement)) firstStop(drawer)?.focus();
      } else if (document.activeElement === document.body) openerOf(drawer)?.focus();
    },
    true,
  );
  // A screen that widens has room for all: nothing lies over anything.
  widest.addEventListener('change', () => {
    for (const drawer of opened.keys()) drawer.hidePopover();
  });
};
