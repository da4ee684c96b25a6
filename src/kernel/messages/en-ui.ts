/** English for what every page shares: the shell, and lists with their filters and pages. */
import { formatEuroShort } from '../values/money';
import type { Weekday } from '../values/opening-hours';
import { formatStars } from '../values/rating';
import { leavesOn, type UsualDelivery } from '../values/usual-delivery';
import type { Fallback } from './language';
import type { Noun, ui } from './nl-ui';

const weekdays: Record<Weekday, string> = {
  maandag: 'Monday',
  dinsdag: 'Tuesday',
  woensdag: 'Wednesday',
  donderdag: 'Thursday',
  vrijdag: 'Friday',
  zaterdag: 'Saturday',
  zondag: 'Sunday',
};

const and = new Intl.ListFormat('en-GB');

/** 'Next-day delivery: order by 22:00 on weekdays'. One line above the header of a phone. */
const deliveryOf = (usual: UsualDelivery): string => {
  const on = {
    daily: 'on any day',
    workdays: 'on weekdays',
    some: `on ${and.format(usual.packs.map((day) => weekdays[day]))}`,
  }[leavesOn(usual)];
  const arrives = usual.days === 1 ? 'Next-day delivery' : `Delivery within ${usual.days} days`;
  return `${arrives}: order by ${usual.cutOff} ${on}`;
};

const nouns: Record<string, Noun> = {
  artikel: { one: 'item', many: 'items' },
  winkel: { one: 'store', many: 'stores' },
  vacature: { one: 'vacancy', many: 'vacancies' },
  bericht: { one: 'news item', many: 'news items' },
  activiteit: { one: 'event', many: 'events' },
  vraag: { one: 'question', many: 'questions' },
  pagina: { one: 'page', many: 'pages' },
  dienst: { one: 'service', many: 'services' },
};

/** A Dutch noun's English one; a noun that has none stays Dutch. */
const inEnglish = (noun: Noun): Noun => nouns[noun.one] ?? noun;

export const enUi: Fallback<typeof ui> = {
  counted: (count, noun) =>
    `${count.toLocaleString('en-GB')} ${count === 1 ? inEnglish(noun).one : inEnglish(noun).many}`,
  price: { from: 'from', was: 'was', now: 'now' },
  picture: { none: 'No photo yet' },
  cta: { more: 'View' },
  card: {
    save: (title: string) => `Save ${title} on your wish list`,
    newTab: '(opens in a new tab)',
    soldOut: 'Sold out',
    onlyInStores: 'In stores only',
    notSent: 'Sold out online. Our stores still have it.',
    gone: 'Sold out online. Our stores have none left either.',
    toArticle: 'View the item',
    colors: (count) => (count === 1 ? '1 colour' : `${count} colours`),
    inColors: 'Colours',
    moreColors: (count) => `and ${count} more`,
    sizes: 'Pick your size',
    sizesOf: (title) => `Pick your size of ${title}`,
    addOf: (title) => `Put ${title} in your bag`,
    addSize: 'Add to cart in size',
    add: 'Add to cart',
    isNew: 'New',
    lastChance: 'Last chance',
  },
  rating: {
    said: (average) => `${formatStars(average, 'en-GB')} out of 5 stars`,
    count: (count) => (count === 1 ? '1 review' : `${count} reviews`),
  },
  gallery: {
    enlarge: 'Enlarge this picture',
    film: (caption) => `Film: ${caption}`,
    open: (caption) => `Enlarge: ${caption}`,
    page: (caption) => `View: ${caption}`,
  },
  breadcrumbs: { label: 'Breadcrumbs' },
  close: 'Close',
  secret: { show: 'Show', hide: 'Hide' },
  errors: { title: 'Please check this', pageTitle: (title) => `Error: ${title}` },
  shell: {
    skip: 'Skip to content',
    leadsTo: (language) => `(in ${language})`,
    promisesLabel: 'Ordering and delivery',
    promises: (usual, stores) => [
      ...(usual ? [deliveryOf(usual)] : []),
      ...(usual?.freeFromCents
        ? [`Free delivery from ${formatEuroShort(usual.freeFromCents)}`]
        : []),
      ...(stores > 0 ? [`${stores} stores in the Netherlands`] : []),
    ],
    homeLink: (name) => `${name}, to the home page`,
    onShopping: 'Continue shopping',
    helpNeeded: 'Need help?',
    menu: 'Menu',
    navigationLabel: 'Departments',
    toolsLabel: 'Search, account and cart',
    openPanel: (title) => `Show what is in ${title}`,
    all: (title) => `All of ${title}`,
    search: 'Search',
    searchLabel: 'Search the shop',
    searchPlaceholder: 'What are you looking for?',
    account: 'Account',
    wishlist: 'Wish list',
    cart: 'Cart',
    footerLabel: 'Service and about us',
    identityLabel: 'Company details',
    withdraw: 'Withdraw from contract',
    cookieSettings: 'Cookie settings',
    kvk: 'Chamber of Commerce',
    vat: 'VAT',
    prices: 'All prices include VAT.',
  },
  refines: {
    title: 'Filters',
    toResults: (noun) => `To the ${inEnglish(noun).many}`,
    formLabel: (noun) => `Filter ${inEnglish(noun).many}`,
    open: 'Filters',
    close: 'Close filters',
    search: (noun) => `Search these ${inEnglish(noun).many}`,
    summary: (label, count) => (count > 0 ? `${label} ${count} selected` : label),
    any: 'All',
    more: 'Show more',
    less: 'Show less',
    min: 'From',
    max: 'To',
    from: (least) => `from ${least}`,
    until: (most) => `to ${most}`,
    apply: 'Show',
    reset: 'Clear all',
    resetFilters: 'Clear all filters',
    chips: 'Chosen filters',
    removeChip: (label) => `Remove filter ${label}`,
  },
  section: {
    sort: 'Sort by',
    sortNow: 'Sort',
    relevance: 'Relevance',
    nearest: 'Nearest first',
    recommended: 'Recommended',
    emptyTitle: 'Nothing found',
    emptyText: (noun) => `No ${inEnglish(noun).many} found`,
    suggestions: 'Try also',
  },
  listFilter: {
    label: (noun) => `Find a ${inEnglish(noun).one} in this list`,
    one: (noun) => inEnglish(noun).one,
    many: (noun) => inEnglish(noun).many,
    none: 'No results',
  },
  pagination: {
    label: 'Pages',
    first: 'First',
    previous: 'Previous',
    next: 'Next',
    last: 'Last',
    page: 'Page',
    inTitle: (page) => `page ${page}`,
    current: (page, pages) => `page ${page} of ${pages}`,
  },
  loadMore: { button: 'Show', seen: 'You see', of: 'of' },
  notFound: {
    pageTitle: 'Page not found',
    title: 'This page is not here (any more)',
    text: 'Perhaps the item is no longer sold, or there is a typing error in the address. Search for it and you will soon be there.',
    links: 'Or start here',
  },
};
