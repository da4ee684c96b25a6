/** English for what the page's script writes by itself. */
import type { Fallback } from './language';
import type { browserTexts } from './nl-browser';

export const enBrowser: Fallback<typeof browserTexts> = {
  cart: 'Cart',
  addedToCart: 'Added to your cart',
  addFailed: 'Oops! Something went wrong, please try again later.',
  selected: (label, count) => `${label} ${count} selected`,
  shown: (current, total) => `${current} of ${total} shown`,
  suggestions: 'Suggestions',
  suggestionCount: (count) => {
    if (count === 0) return 'No results';
    return count === 1 ? '1 suggestion' : `${count} suggestions`;
  },
  searchLabel: 'Search the shop',
  searchPlaceholder: 'What are you looking for?',
  search: 'Search',
  wishlist: {
    added: 'Product saved to your wish list',
    deleted: 'Product removed from the wish list',
    failed: 'That could not be saved. Please try again.',
    total: (count: number) => (count === 1 ? '1 item' : `${count} items`),
    copied: 'The link has been copied',
    copiedShort: 'Copied',
  },
};
