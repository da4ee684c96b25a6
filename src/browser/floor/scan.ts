/** In ms: nobody types so fast, a scanner does. */
const SCANNER_GAP = 50;

const isTypedIn = (element: Element | null): boolean =>
  element instanceof HTMLElement && element.matches('input, textarea, select');

/**
 * Leads what a scanner types to the line that is meant for it, wherever the focus is: a scanner is a keyboard, and two
 * keys within an instant are its. What a hand types leads nowhere, so that no key does what isn't asked.
 */
export const catchScans = (line: HTMLInputElement): void => {
  let last = { key: '', at: Number.NEGATIVE_INFINITY };
  document.addEventListener('keydown', (event) => {
    if (isTypedIn(document.activeElement)) return;
    const { key, timeStamp } = event;
    const isHeld = event.repeat || event.ctrlKey || event.altKey || event.metaKey;
    const isPlain = key.length === 1 && !isHeld;
    const before = last;
    last = { key: isPlain ? key : '', at: timeStamp };
    if (!isPlain || before.key === '' || timeStamp - before.at > SCANNER_GAP) return;
    line.focus();
    // This key falls in the line by itself; the one before it came too early.
    line.value = before.key;
    line.setSelectionRange?.(line.value.length, line.value.length);
  });
};

/** Where a mouse is, there is a keyboard too: nothing pops up when a line has the focus at once. */
export const focusWithMouse = (line: HTMLInputElement): void => {
  const hasMouse = matchMedia('(hover: hover) and (pointer: fine)').matches;
  // What a page has to tell goes before.
  const isTaken = document.activeElement !== null && document.activeElement !== document.body;
  if (hasMouse && !isTaken) line.focus();
};
