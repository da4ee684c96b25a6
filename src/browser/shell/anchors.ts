import { paging } from '#kernel/limits';
import { find, isPlainClick, on } from '../dom';
import { scrollToElement } from '../sections/scroll';

const WAY = { offset: paging.scrollOffsetAnchor, duration: paging.scrollDuration };

const isHere = (link: HTMLAnchorElement): boolean =>
  link.hash.length > 1 &&
  link.target === '' &&
  link.origin + link.pathname + link.search ===
    location.origin + location.pathname + location.search;

/**
 * Links to a place on this page: the browser goes there by itself, with the focus and the address;
 * this makes a scroll of its jump (S9.2/5).
 */
export const startAnchors = (): void =>
  on('click', 'a[href*="#"]', (event, element) => {
    const link = element as HTMLAnchorElement;
    if (!isPlainClick(event) || !isHere(link)) return;
    const from = scrollY;
    requestAnimationFrame(() => {
      // What the browser itself took for the place, however its name is written.
      const place = find(':target');
      if (event.defaultPrevented || !place || scrollY === from) return;
      scrollTo(0, from);
      scrollToElement(place, WAY);
    });
  });
