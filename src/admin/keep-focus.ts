/** What the screen that is shown is called: one that still waits for its script keeps the last one's, hidden. */
export const shownHeading = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('h1')].find((one) => one.getClientRects().length > 0);

/** Puts the focus on what a screen is called. */
export const focusHeading = (): void => {
  const heading = shownHeading();
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
};

const isNowhere = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

const isTyped = (one: Element | null): one is HTMLInputElement | HTMLTextAreaElement =>
  one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement;

/** What saves the screen. */
const SAVES = '#office-main button[type=submit]';

/** In frames of the screen, within which what was saved is drawn anew. */
const FRAMES = 20;

/** Takes down where the focus is; what it answers puts it back where a screen that is drawn anew loses it. */
export const noteFocus = (): (() => void) => {
  const had = document.activeElement;
  const caret = isTyped(had) ? had.selectionStart : null;
  const back = () => {
    const same = had?.isConnected ? had : had?.id ? document.getElementById(had.id) : null;
    const again = same ?? document.querySelector(SAVES);
    if (!(again instanceof HTMLElement)) return focusHeading();
    again.focus();
    if (isTyped(again) && caret !== null) again.setSelectionRange(caret, caret);
  };
  const look = (left: number) => {
    if (isNowhere()) back();
    if (left > 0) requestAnimationFrame(() => look(left - 1));
  };
  return () => {
    if (had !== null && had !== document.body) look(FRAMES);
  };
};
