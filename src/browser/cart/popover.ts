import { path, view } from '#kernel/wire';
import { readArticleCount } from '../badges';
import { fragmentAddress } from '../overlays/fragment';
import { findDialog } from '../overlays/host';
import { openFragment } from '../overlays/open-fragment';
import { texts } from '../texts';

const NAME = 'cart';

export const hideCart = (): void => findDialog(NAME)?.close();

/**
 * Opens the cart over the page with the fragment at an address (S7.3/1, S7.3/2). Can it not be had,
 * then the browser goes to `instead`.
 */
export const openCart = (address: string, instead = address): Promise<void> =>
  openFragment(fragmentAddress(address || path.checkout, view.framework), {
    name: NAME,
    label: texts.cart,
    marks: { 'data-cart-popover': '' },
    placeMarks: { 'data-cart-content': '' },
    page: instead,
    failed: 'go',
    onReply: ({ headers }) => readArticleCount(headers),
    onShown: ({ place }) =>
      void place.dispatchEvent(new Event('checkout:shown', { bubbles: true })),
  });
