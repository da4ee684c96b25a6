/** The product's numbers. Times in ms, lengths in px, money in cents, unless the name says else. */

/** S9.1: device classes by viewport width. */
export const device = { mobileMax: 767, tabletMax: 1024 } as const;
/** S9.1/3 */
export const headerShadowAfter = 10;

/** S9.2: loading and paging. */
export const paging = {
  maxVisibleButtons: 2,
  forceNoLimitFactor: 6,
  autoLoadMargin: 100,
  loadLock: 750,
  loaderHideDelay: 350,
  scrollOffsetAnchor: 50,
  scrollOffsetPagination: 100,
  scrollDuration: 900,
  /** The most results one reply carries, whatever an address asks for. */
  maxLimit: 480,
} as const;

/** S9.3: suggestions. */
export const suggestions = {
  minCharacters: 2,
  limit: 10,
  maxLimit: 30,
  delay: 100,
  hideDelay: 200,
} as const;

/** S9.9/2: main navigation dropdowns. */
const _navigation = { openDelay: 150, closeDelay: 350 } as const;

export const cart = {
  /** Days that a cart outlives its last change. */
  days: 30,
  maxPiecesPerLine: 99,
  maxLines: 100,
} as const;

/** Delivery: free from `freeFrom` cents, else `price` cents. */
export const delivery = { price: 495, freeFrom: 5000 } as const;

export const search = { maxQueryLength: 120 } as const;

/** S9.7: fields. */
export const fieldLimits = {
  /** Radios and checkboxes become a dropdown above this many options. */
  mostOpenOptions: 5,
  percentage: { min: 0, max: 100, step: 1 },
  currency: '€',
  country: 'NL',
  countries: ['NL', 'BE', 'FR', 'DE', 'GB', 'IT', 'ES'],
  /** A part of the whole: below it the counter warns. */
  fewCharactersLeft: 0.15,
  previewWidth: 100,
  /** Characters from which a list is searched (S5.2/15). */
  listSearchFrom: 2,
  /** Before all fields are checked when a form is sent (S5.2/1). */
  submitDelay: 100,
  /** After this the address is left to the visitor. */
  lookupPatience: 3000,
  lookupDelay: 250,
} as const;

/** S9.4: store search and maps. Times in ms, places in degrees. */
export const stores = {
  inputWait: 500,
  firstMapRefresh: 1200,
  longestQuery: 60,
  /** Results that stand open; the others behind one button. */
  shownFirst: 6,
  zoom: 15,
  zoomAfterClick: 17,
  overviewDesktop: { latitude: 52.1589457, longitude: 4.3428039, zoom: 8 },
  overviewMobile: { latitude: 52.1589457, longitude: 4.9428039, zoom: 7 },
  /** Per cent. */
  grayscale: 75,
  /** Px: how far above its marker a popup stands, and how far the map moves aside for it. */
  popupOffset: 50,
  horizontalShift: -100,
  /** Days ahead that special hours are told. */
  specialAhead: 45,
} as const;

/** The API: lists, and tokens (S9.9/1). Times in ms. */
export const api = {
  limit: 50,
  maxLimit: 200,
  maxStart: 1_000_000,
  accessToken: 15 * 60_000,
  refreshToken: 30 * 86_400_000,
  tokenWait: 200,
  tokenTries: 15,
} as const;
