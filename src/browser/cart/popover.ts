import { path, view } from '#kernel/wire';
import { readArticleCount } from '../badges';
import { find } from '../dom';
import { build } from '../overlays/build';
import { fragmentAddress } from '../overlays/fragment';
import { findDialog, type OpenDialog } from '../overlays/host';
import { openFragment } from '../overlays/open-fragment';
import { texts } from '../texts';

const NAME = 'cart';
const ADDED = 'cart-added';

export const hideCart = (): void => findDialog(NAME)?.close();

/** Says in the dialog what became of adding, and has that read with its name. */
const sayAdded = ({ dialog, place }: OpenDialog, text: string): void => {
  const line = build('p', { id: ADDED, 'data-cart-added': '' }, text);
  const head = find('[data-cart-head]', place);
  // The dialog may hold the whole checkout, which has no head of its own.
  if (head) head.after(line);
  else place.prepend(line);
  dialog.setAttribute('aria-describedby', ADDED);
};

/**
 * Opens the cart over the page with the fragment at an address (S7.3/1, S7.3/2); back closes it. Can it not
 * be had, then the browser goes to `instead`. `added`: what is said of something that was just put in it.
 */
export const openCart = (
  address: string,
  { instead = address, added }: { instead?: string; added?: string } = {},
): Promise<void> =>
  openFragment(fragmentAddress(address || path.checkout, view.framework), {
    name: NAME,
    label: texts.cart,
    marks: { 'data-cart-popover': '' },
    placeMarks: { 'data-cart-content': '' },
    page: instead,
    failed: 'go',
    hasStep: true,
    onReply: ({ headers }) => readArticleCount(headers),
    onShown: (open) => {
      if (added) sayAdded(open, added);
      open.place.dispatchEvent(new Event('checkout:shown', { bubbles: true }));
    },
  });

/** A page that the browser kept comes back with the cart as it was: it may have changed since. */
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && findDialog(NAME)) void openCart(path.checkout);
});
