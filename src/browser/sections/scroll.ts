import { paging } from '#kernel/limits';
import { find } from '../dom';

/** Slows down towards the end; 0…1 → 0…1. */
const eased = (part: number) => 1 - (1 - part) ** 3;

const headerHeight = () => find('[data-header]')?.offsetHeight ?? 0;

/** Px between the header and what is scrolled to, and how long that lasts. */
type Way = { offset: number; duration: number };

const PAGINATION: Way = {
  offset: paging.scrollOffsetPagination,
  duration: paging.scrollDuration,
};

/** Scrolls to an element below the header (S9.2/5); at once for who asks for less motion. */
export const scrollToElement = (element: Element, { offset, duration }: Way = PAGINATION): void => {
  const goal = () =>
    Math.max(0, scrollY + element.getBoundingClientRect().top - headerHeight() - offset);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    scrollTo(0, goal());
    return;
  }
  const from = scrollY;
  const begin = performance.now();
  let taken = false;
  const stop = () => {
    taken = true;
  };
  const own = { once: true, passive: true };
  for (const type of ['wheel', 'touchstart', 'keydown']) addEventListener(type, stop, own);
  const step = (now: number) => {
    if (taken || !element.isConnected) return;
    const part = Math.min(1, Math.max(0, now - begin) / duration);
    scrollTo(0, from + (goal() - from) * eased(part));
    if (part < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
};
