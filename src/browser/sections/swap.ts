import { all, find } from '../dom';
import { leaveIslands } from '../islands/element';
import { markSaved } from '../wishlist/saved';

const attributes = ['name', 'value', 'href', 'data-page-to', 'data-load-more'];
const typed = 'input:not([type=radio], [type=checkbox], [type=submit])';
/** What sets one control apart from its likes: the line or the item that it stands in. */
const scopes = ['data-cart-line', 'data-item'];

const written = (element: Element, names: readonly string[]): string =>
  names
    .filter((name) => element.hasAttribute(name))
    .map((name) => `[${name}="${CSS.escape(element.getAttribute(name) ?? '')}"]`)
    .join('');

/** A selector by which a control is found again after its HTML was replaced; '': there is none. */
const selectorOf = (control: Element): string => {
  if (control.id) return `#${CSS.escape(control.id)}`;
  // What is typed in stays the same control with another value.
  const own = written(control, control.matches(typed) ? ['name'] : attributes);
  const scope = control.closest(scopes.map((name) => `[${name}]`).join());
  return own && `${scope ? written(scope, scopes) : ''} ${control.localName}${own}`;
};

/**
 * Remembers where the focus is within an element. The function that it returns gives the focus back
 * to the same control of the new HTML, or else to `fallback`.
 */
export const keepFocus = (root: Element): ((next: ParentNode, fallback: HTMLElement) => void) => {
  const focused = document.activeElement;
  if (!focused || !root.contains(focused)) return () => {};
  const selector = focused === root ? '' : selectorOf(focused);
  return (next, fallback) => {
    const same = selector && find(selector, next);
    if (same) same.focus({ preventScroll: true });
    // Gone, or no longer to be used.
    if (!same || document.activeElement !== same) fallback.focus({ preventScroll: true });
  };
};

/** The section in a reply's HTML, by its id; undefined when there is none. */
export const sectionIn = (content: ParentNode, id: string): HTMLElement | undefined =>
  find(`#${CSS.escape(id)}`, content) ?? find('section', content) ?? undefined;

/** Puts a section's new HTML in place of the old: islands end first, the focus stays. */
export const replaceSection = (old: HTMLElement, next: HTMLElement): void => {
  const restoreFocus = keepFocus(old);
  leaveIslands(old);
  old.replaceWith(next);
  markSaved(next);
  restoreFocus(next, next);
};

/** Adds the cells of a further load to those that are there; returns the first new one. */
export const appendCells = (section: HTMLElement, next: HTMLElement): Element | undefined => {
  const results = find('[data-results]', section);
  const cells = all('[data-results] > *', next);
  results?.append(...cells);
  if (results) markSaved(results);
  return cells[0];
};
