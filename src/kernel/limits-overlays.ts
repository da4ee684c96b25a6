/** What lies over a page: lightbox, panels, dialogs. Times in ms, lengths in px. */

/** S9.9/7 */
export const lightbox = { swipe: 100, video: { width: 640, height: 360 } } as const;

/** What a key makes a picture larger or smaller by. */
export const zoomStep = 1.5;

/** S2.12/13: of panels and tooltips. */
export const poppers = {
  /** Between a panel and what opens it, and between it and the window's edge. */
  gap: 8,
  edge: 12,
  /** That a pointer rests on what opens it, and the way that it has to a tooltip. */
  openDelay: 120,
  closeDelay: 250,
  /** A page that moves less hasn't been scrolled: what gets the focus is brought into view. */
  scrolled: 24,
} as const;

/** A fragment that takes longer is told to be on its way. */
export const dialogPatience = 700;
