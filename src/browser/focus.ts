import { all } from './dom';

const STOPS =
  ':is(a[href],button,input,select,textarea,summary,[tabindex]):not([disabled],[type=hidden],[tabindex="-1"])';

/** Whether a keyboard comes by it where it stands now. */
const isStop = (element: HTMLElement): boolean =>
  element.checkVisibility?.({ visibilityProperty: true }) !== false && !element.closest('[inert]');

const isAfter = (element: Element, other: Element): boolean =>
  (element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/**
 * Hides an element or shows it. What has the focus within one that is hidden gives it to where Tab
 * would have led: the next stop below it.
 */
export const setHidden = (element: HTMLElement | null, hidden: boolean): void => {
  if (!element || element.hidden === hidden) return;
  const held = hidden && element.contains(document.activeElement);
  element.hidden = hidden;
  if (!held) return;
  all(STOPS)
    .find((stop) => isAfter(element, stop) && !element.contains(stop) && isStop(stop))
    ?.focus();
};

/** What lies beside an element and its ancestors; not the texts that are read aloud. */
const outside = (element: Element): HTMLElement[] => {
  const { parentElement } = element;
  if (!parentElement || element === document.body) return [];
  const beside = [...parentElement.children].filter(
    (one): one is HTMLElement =>
      one !== element &&
      one instanceof HTMLElement &&
      !one.matches('script,[data-announce],[inert]'),
  );
  return [...beside, ...outside(parentElement)];
};

/**
 * Shuts out all of the page but an element that lies over it, as an open dialog does. The function
 * that it returns lets it in again.
 */
export const shutOut = (element: Element): (() => void) => {
  const others = outside(element);
  for (const one of others) one.inert = true;
  return () => {
    for (const one of others) one.inert = false;
  };
};

/** The first stop of the keyboard within an element, of those that are shown. */
export const firstStop = (element: ParentNode): HTMLElement | undefined =>
  all(STOPS, element).find(isStop);
