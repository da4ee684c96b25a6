import { prices } from '../limits-prices';

/** Signs that can be seen, and plain spaces: what can't be typed again finds nothing. */
const SIGNS = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]+$/u;

/** Whether a text may be a variant's article number, whatever way it comes in. */
export const isSku = (text: string): boolean =>
  text.length <= prices.sku &&
  SIGNS.test(text) &&
  !text.includes('\ufffd') &&
  !text.startsWith(' ') &&
  !text.endsWith(' ');
