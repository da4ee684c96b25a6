/** What the cart does in the page; fetched when it is first needed. */
export { addToCart } from './add';
export { mayAdd } from './check';
export { sendCartForm } from './forms';
export { openCart } from './popover';
