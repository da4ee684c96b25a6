/** English for the cart. */
import type { Fallback } from './language';
import type { cartTexts } from './nl-shop';

export const enCart: Fallback<typeof cartTexts> = {
  title: 'Cart',
  pieces: (count) => `${count} ${count === 1 ? 'item' : 'items'}`,
  close: 'Close',
  fewer: (title) => `One less of ${title}`,
  more: (title) => `One more of ${title}`,
  howMany: (title) => `Quantity of ${title}`,
  change: 'Change quantity',
  remove: 'Remove',
  removed: (title) => `${title} was removed from your cart.`,
  undo: 'Put back',
  each: (price) => `${price} each`,
  last: (left) => (left === 1 ? 'This is the last one.' : `These are the last ${left}.`),
  fewerLeft: (left) => (left === 1 ? 'There is 1 left.' : `There are ${left} left.`),
  takeLeft: (left) => `Make it ${left}`,
  lineSoldOut: 'Sold out. Remove it from your cart to be able to order.',
  lineGone: 'We no longer sell this. Remove it from your cart to be able to order.',
  inBundle: (title) => `Part of ${title}: cheaper together.`,
  bundle: (title) => `Cheaper together: ${title}`,
  priceChanged: (was, now) => `The price has changed: it was ${was}, now ${now}.`,
  delivery: 'Delivery',
  pickup: 'Collect',
  freeReached: 'Your order is delivered free of charge.',
  freeIn: (amount) => `${amount} more and delivery is free.`,
  freeLabel: 'On the way to free delivery',
  toCheckout: 'Continue to order',
  emptyTitle: 'Your cart is empty',
  emptyText: 'Put something nice in it. We keep your cart for 30 days.',
  emptyLinks: 'Start here',
};
