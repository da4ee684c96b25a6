/** How exactly the time is kept, in ms. */
const TICK = 200;

/** What the visitor himself does at a dialog, heard from now on. */
const watchUse = (dialog: HTMLElement, signal: AbortSignal) => {
  let isPointed = false;
  let hasActed = false;
  const act = () => {
    hasActed = true;
  };
  for (const event of ['keydown', 'pointerdown', 'input'] as const) {
    document.addEventListener(event, act, { capture: true, signal });
  }
  // From elsewhere on the page; what a script or the browser gives it comes from nowhere.
  dialog.addEventListener('focusin', ({ relatedTarget }) => relatedTarget && act(), { signal });
  dialog.addEventListener(
    'pointermove',
    () => {
      isPointed = true;
    },
    { signal },
  );
  dialog.addEventListener(
    'pointerleave',
    () => {
      isPointed = false;
    },
    { signal },
  );
  return {
    isPointed: () => isPointed,
    /** The focus is there by what the visitor did, not by what opened it or put it there. */
    isFocused: () => hasActed && dialog.contains(document.activeElement),
  };
};

/** It can't be seen, its page isn't looked at, or it waits for an answer. */
const waits = (dialog: HTMLElement): boolean =>
  getComputedStyle(dialog).visibility === 'hidden' ||
  document.hidden ||
  dialog.querySelector('[aria-busy="true"]') !== null;

/**
 * Closes a dialog after so many ms; 0 never. While somebody is at it, by the pointer or the keyboard, the
 * time doesn't run, and begins anew afterwards (WCAG 2.2.1). Answers how to stop.
 */
export const closeInTime = (dialog: HTMLDialogElement, ms: number): (() => void) => {
  if (ms <= 0) return () => {};
  const stop = new AbortController();
  const use = watchUse(dialog, stop.signal);
  let left = ms;
  const timer = setInterval(() => {
    left = use.isPointed() || use.isFocused() || waits(dialog) ? ms : left - TICK;
    if (left <= 0) dialog.close();
  }, TICK);
  stop.signal.addEventListener('abort', () => clearInterval(timer));
  return () => stop.abort();
};
