/** Shown for a colour whose name says nothing to us: it tells nothing of how the article looks. */
export const UNKNOWN_HEX = '#b5b1a8';
