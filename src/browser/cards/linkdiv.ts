import { find, on } from '../dom';

/** What a card holds that does something by itself. */
const OWN = 'a,button,input,select,textarea,label,summary,video,dialog,[popover]';

/** The card's one link, for a press on what does nothing by itself. */
const linkFor = ({ target }: Event, card: Element): HTMLElement | null =>
  (target as Element).closest(OWN) ? null : find('a[data-card-link]', card);

/** Text that was just chosen: the pointer came to copy, not to go. */
const isSelecting = (card: Element): boolean => {
  const selection = getSelection();
  return selection?.isCollapsed === false && selection.containsNode(card, true);
};

const press = (link: HTMLElement, event: MouseEvent): void => {
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
  // The middle button opens a tab, as the key for it does.
  const isTab = button === 1;
  const keys = { ctrlKey: ctrlKey || isTab, metaKey: metaKey || isTab, shiftKey, altKey };
  link.dispatchEvent(new MouseEvent('click', { ...keys, bubbles: true, cancelable: true }));
};

/**
 * S2.12/4: all of a card is pressed as its one link is, in whichever way that opens. Text in it can be
 * chosen, and other links and buttons do what they do.
 */
export const startCards = (): void => {
  const go = (event: MouseEvent, card: HTMLElement): void => {
    const link = event.defaultPrevented || event.button > 1 ? null : linkFor(event, card);
    if (link && !isSelecting(card)) press(link, event);
  };
  on('click', 'article', go);
  on('auxclick', 'article', go);
  // The middle button would begin to scroll.
  on('mousedown', 'article', (event, card) => {
    if (event.button === 1 && linkFor(event, card)) event.preventDefault();
  });
};
