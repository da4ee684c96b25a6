import { all, find, parse } from '../dom';
import { leaveIslands } from '../islands/element';

const attributes = ['id', 'name', 'value', 'href', 'data-page-to'];

/** Says how to find the focused control of an element again after its HTML was replaced. */
const describeFocus = (root: Element): string[] => {
  const focused = document.activeElement;
  if (!focused || focused === root || !root.contains(focused)) return [];
  if (focused.id) return [`#${CSS.escape(focused.id)}`];
  const known = attributes.flatMap((name) => {
    const value = focused.getAttribute(name);
    return value === null ? [] : [`[${name}="${CSS.escape(value)}"]`];
  });
  return [focused.localName + known.join('')].filter(() => known.length > 0);
};

/**
 * Remembers where the focus is within an element. The function that it returns gives the focus back
 * to the same control of the new HTML, or else to `fallback`.
 */
export const keepFocus = (root: Element): ((next: ParentNode, fallback: HTMLElement) => void) => {
  const had = root.contains(document.activeElement);
  const selectors = describeFocus(root);
  return (next, fallback) => {
    if (!had) return;
    const same = selectors.map((selector) => find(selector, next)).find(Boolean);
    (same ?? fallback).focus({ preventScroll: true });
  };
};

/** The section in a reply's HTML; undefined when there is none. */
export const parseSection = (html: string, id: string): HTMLElement | undefined => {
  const content = parse(html);
  return find(`#${CSS.escape(id)}`, content) ?? find('section', content) ?? undefined;
};

/** Puts a section's new HTML in place of the old: islands end first, the focus stays. */
export const replaceSection = (old: HTMLElement, next: HTMLElement): void => {
  const restoreFocus = keepFocus(old);
  leaveIslands(old);
  old.replaceWith(next);
  restoreFocus(next, next);
};

/** Adds the cells of a further load to those that are there; returns the first new one. */
export const appendCells = (section: HTMLElement, next: HTMLElement): Element | undefined => {
  const results = find('[data-results]', section);
  const cells = all('[data-results] > *', next);
  results?.append(...cells);
  return cells[0];
};
