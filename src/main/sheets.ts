import type { LaterSheet } from '../kernel/style-sheets.ts';

/** The style sheet that every page waits for, and those for pages that show a part of them. */
export type Sheet = 'first' | LaterSheet;

/** What home, listings, products and plain pages are made of; the rest comes where it is shown. */
const firstRooms = ['browser', 'ui'];
const firstFeatures = [
  'bundles',
  'catalog',
  'content',
  'dialogs',
  'overviews',
  'pages',
  'search',
  'settings',
  'stock',
];
/** Parts of those rooms that few pages show, or none before somebody types. */
const seldom = [
  'browser/lightbox/lightbox',
  'browser/overlays/popup',
  'browser/wishlist/notice',
  'features/bundles/site/bundle-card',
  'features/bundles/site/bundle-page',
  'features/bundles/site/part-of',
  'features/catalog/site/bar-sizes',
  'features/catalog/site/card-sizes',
  'features/catalog/site/recent-row',
  'features/catalog/site/size-panel',
  'features/content/site/article-page',
  'features/content/blocks/calculator/calculator',
  'features/content/site/cookie-card',
  'features/content/site/cookie-table',
  'features/content/site/event-card',
  'features/content/site/event-page',
  'features/content/site/fact-card',
  'features/content/site/faq-card',
  'features/content/blocks/flyer/flyer',
  'features/content/site/neighbours',
  'features/content/site/reference-card',
  'features/content/site/related',
  'features/content/site/service-card',
  'features/content/blocks/ticker/ticker',
  'features/dialogs/site/confirm-page',
  'features/overviews/site/chips',
  'features/overviews/site/load-more',
  'features/overviews/site/section-empty',
  'features/overviews/site/suggestion-list',
  'features/overviews/blocks/detail/detail',
  'features/pages/blocks/gallery/gallery',
  'features/pages/site/not-found',
  'features/pages/blocks/picture/picture-block',
  'features/pages/blocks/picture/picture-wide',
  'features/pages/blocks/rich-text/rich-text-action',
  'features/pages/site/server-error',
  'features/pages/blocks/spacer/spacer',
  'features/pages/blocks/sub-navigation/sub-navigation',
  'features/search/site/page-card',
  'features/search/site/search-page',
  'features/search/site/suggestions',
  'features/stock/site/stock-list',
  'ui/alert',
  'ui/focus',
  'ui/list-filter',
  'ui/my-store-button',
  'ui/text-field',
];
/** What is filled in, bought, and kept of that. */
const formRooms = ['browser/cart', 'browser/popups', 'fields'];
const formFeatures = [
  'accounts',
  'alerts',
  'api',
  'applications',
  'bookings',
  'cart',
  'checkout',
  'delivery',
  'forms',
  'fulfilment',
  'newsletter',
  'orders',
  'passkeys',
  'payments',
  'popups',
  'promotions',
  'reservations',
  'returns',
  'signin',
  'styleguide',
  'wishlist',
];
/** Parts of other rooms that only those show. */
const ofForms = [
  'browser/dialogs/beside',
  'features/dialogs/site/confirm-page',
  // Few pages have blocks for some devices alone, or are drafts, and the other sheet is full.
  'features/pages/site/devices',
  'features/pages/site/draft-bar',
  'features/reviews/site/rating-field',
  'features/reviews/site/review-form',
  'features/settings/site/quiet-header',
  'ui/choice',
  'ui/legal-guarantee',
  'ui/question-page',
];
/** Parts of those that every page shows. */
const ofFrame = ['features/newsletter/site/footer-form'];
const within = (rooms: readonly string[], features: readonly string[]): RegExp =>
  new RegExp(`^(${rooms.join('|')}|features/(${features.join('|')}))/`);
const isFirst = within(firstRooms, firstFeatures);
const isOfForms = within(formRooms, formFeatures);

const isOneOf = (parts: readonly string[], file: string): boolean =>
  parts.some((part) => file.startsWith(`${part}.`));

/** In which sheet a file's rules stand; `file` from the folder `src`, with slashes. */
export const sheetOf = (file: string): Sheet => {
  if (isOneOf(ofFrame, file)) return 'first';
  if (isOfForms.test(file) || isOneOf(ofForms, file)) return 'forms';
  return isFirst.test(file) && !isOneOf(seldom, file) ? 'first' : 'more';
};
