import { device } from '#kernel/limits';
import { all, find, on } from '../dom';

const TOGGLE = '[data-nav-toggle]';
const ITEM = '[data-nav-item]';

const isWide = () => matchMedia(`(min-width: ${device.tabletMax + 1}px)`).matches;

const collapse = (root: ParentNode = document, except?: Element): void => {
  for (const toggle of all(`${TOGGLE}[aria-expanded=true]`, root)) {
    if (toggle !== except) toggle.ariaExpanded = 'false';
  }
};

/** S4.10/4: the first click opens and closes the others; the second closes, or follows a link. */
const startToggles = (): void =>
  on('click', TOGGLE, (event, toggle) => {
    const open = toggle.ariaExpanded === 'true';
    if (open && toggle.matches('a[href]')) return;
    event.preventDefault();
    collapse(document, toggle);
    toggle.ariaExpanded = String(!open);
  });

/** Panels that hang over the page close with the focus, a click elsewhere, or Escape. */
const startClosing = (): void => {
  on('focusout', ITEM, ({ relatedTarget }, item) => {
    if (isWide() && !item.contains(relatedTarget as Node | null)) collapse(item);
  });
  document.addEventListener('click', ({ target }) => {
    if (isWide() && !(target as Element).closest(ITEM)) collapse();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isWide()) return;
    const toggle = find(`${TOGGLE}[aria-expanded=true]`);
    if (toggle?.closest(ITEM)?.contains(document.activeElement)) toggle.focus();
    collapse();
    // What the pointer holds open goes as well, until it leaves and comes again.
    const hovered = find(`${ITEM}:hover`);
    if (!hovered) return;
    hovered.dataset.navDismissed = '';
    hovered.addEventListener('mouseleave', () => delete hovered.dataset.navDismissed, {
      once: true,
    });
  });
};

/**
 * The main navigation. Its panels open on hover by the style sheet, with the delays of S9.9/2; this
 * is for toggles, keyboards and Escape.
 */
export const startNavigation = (): void => {
  startToggles();
  startClosing();
};
