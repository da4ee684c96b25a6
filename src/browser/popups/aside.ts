import { find } from '../dom';

/** Whether what has the keyboard's focus lies for more than half beneath the popup. */
const isOverFocus = (dialog: HTMLElement): boolean => {
  const focused = document.activeElement;
  if (!focused || dialog.contains(focused) || !focused.matches(':focus-visible')) return false;
  const one = focused.getBoundingClientRect();
  const other = dialog.getBoundingClientRect();
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 && width * height > (one.width * one.height) / 2;
};

/**
 * Keeps a popup that stands beside the page off what the visitor uses: its style is told where the
 * sticky header ends (`--popup-top`), it can't be seen while the focus lies beneath it (WCAG 2.4.11), and
 * one that stands small takes its room once somebody is at it. Answers how to stop.
 */
export const standAside = (dialog: HTMLDialogElement): (() => void) => {
  const stop = new AbortController();
  const { signal } = stop;
  const header = find('header');
  const look = () => {
    const end = Math.max(0, header?.getBoundingClientRect().bottom ?? 0);
    dialog.style.setProperty('--popup-top', `${end}px`);
    dialog.toggleAttribute('data-aside', isOverFocus(dialog));
  };
  // The browser scrolls to what gets the focus after it said so.
  const lookSoon = () => requestAnimationFrame(look);
  document.addEventListener('focusin', lookSoon, { signal });
  document.addEventListener('focusout', lookSoon, { signal });
  addEventListener('scroll', look, { signal, passive: true });
  addEventListener('resize', look, { signal });
  const takeRoom = () => dialog.removeAttribute('data-landing');
  dialog.addEventListener('click', takeRoom, { signal });
  dialog.addEventListener(
    'focusin',
    ({ target }) => {
      // A button that is pressed must not move away under the finger.
      if ((target as Element).matches(':focus-visible')) takeRoom();
    },
    { signal },
  );
  look();
  return () => stop.abort();
};
