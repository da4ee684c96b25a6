/** English for the cart. */
import type { Fallback } from './language';
import type { cartTexts, choiceTexts, chooseFirst, payNames } from './nl-shop';

export const enPayNames: Fallback<typeof payNames> = { creditcard: 'Credit card' };

export const enChoice: Fallback<typeof choiceTexts> = {
  size: (size) => `size ${size}`,
  oneSize: 'one size',
  onlySize: 'One size',
  period: { locale: 'en-GB', until: 'to' },
};

export const enChooseFirst: Fallback<typeof chooseFirst> = {
  size: 'Choose your size first.',
  color: 'Choose your colour first.',
  value: 'Choose an amount first.',
};

export const enCart: Fallback<typeof cartTexts> = {
  title: 'Cart',
  pieces: (count, seats = 0) => {
    const goods = `${count - seats} ${count - seats === 1 ? 'item' : 'items'}`;
    if (seats === 0) return goods;
    const places = `${seats} ${seats === 1 ? 'seat' : 'seats'}`;
    return seats === count ? places : `${goods} and ${places}`;
  },
  close: 'Close',
  color: 'Colour',
  size: 'Size',
  quantity: 'Quantity',
  add: 'Add to cart',
  added: 'It is in your cart.',
  clamped: (left) =>
    left === 1
      ? 'There is 1 left; it is in your cart now.'
      : `There are ${left} left; they are in your cart now.`,
  noneLeft: (left) =>
    left === 1
      ? 'There is 1 left, and it is in your cart already.'
      : `There are ${left} left, and they are in your cart already.`,
  soldOut: 'This has just sold out online.',
  most: (most) => `You can order ${most} at a time; they are in your cart now.`,
  full: (lines) => `Your cart is full: it holds ${lines} different items. Order these first.`,
  unknown: 'This item is not here (any more).',
  noSuchLine: 'This item is not in your cart (any more). Look what is in it now.',
  unknownChoice: 'We don’t have this colour in this size.',
  fewer: (title) => `One less of ${title}`,
  more: (title) => `One more of ${title}`,
  howMany: (title) => `Quantity of ${title}`,
  change: 'Change quantity',
  remove: 'Remove',
  removed: (title) => `${title} was removed from your cart.`,
  undo: 'Put back',
  empty: 'Empty your cart',
  each: (price) => `${price} each`,
  eachSeat: (price) => `${price} per seat`,
  last: (left) => (left === 1 ? 'This is the last one.' : `These are the last ${left}.`),
  fewerLeft: (left) => (left === 1 ? 'There is 1 left.' : `There are ${left} left.`),
  takeLeft: (left) => `Make it ${left}`,
  lineSoldOut: 'Sold out. Remove it from your cart to be able to order.',
  lineGone: 'We no longer sell this. Remove it from your cart to be able to order.',
  inBundle: (title) => `Part of ${title}: cheaper together.`,
  bundle: (title) => `Cheaper together: ${title}`,
  priceChanged: (was, now) => `The price has changed: it was ${was}, now ${now}.`,
  goods: 'Items',
  seats: 'Seats',
  payWith: 'Ways to pay',
  delivery: 'Delivery',
  pickup: 'Collect',
  free: 'Free',
  total: 'Total',
  vat: (rate) => `Of which ${rate}% VAT`,
  freeReached: 'Your order is delivered free of charge.',
  freeIn: (amount) => `${amount} more and delivery is free.`,
  freeLabel: 'On the way to free delivery',
  toCheckout: 'Continue to order',
  emptyTitle: 'Your cart is empty',
  emptyText: 'Put something nice in it. We keep your cart for 30 days.',
  emptyLinks: 'Start here',
  emptyPopular: 'Popular now',
};
