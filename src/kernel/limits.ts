/** The product's numbers. Times in ms, lengths in px, money in cents, unless the name says else. */

/** S9.1: device classes by viewport width; the cookie with it lasts so many days (S9.9/10). */
export const device = {
  mobileMax: 767,
  tabletMax: 1024,
  resizeWait: 200,
  cookieDays: 365,
  /** Before it is looked at again whether a reload would take something away. */
  lookAgain: 1000,
} as const;

/** S9.9/11 */
export const goBack = { historyAbove: 2 } as const;

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

/**
 * What a reply's headers may take that tell of its sections, in bytes: with all others they stay below
 * the 4 kB that proxies set aside for them.
 */
export const sectionHeaders = { room: 2800 } as const;

/** S9.2/6: bringing an answer into view. */
export const faqScroll = { offset: 100, duration: 300 } as const;

/** S9.3: suggestions. */
export const suggestions = {
  minCharacters: 2,
  limit: 10,
  maxLimit: 30,
  delay: 100,
  hideDelay: 200,
  /** Before anything is typed: what was looked at, and what others look for. */
  recent: 3,
  often: 8,
} as const;

/** How long a form waits for its island's code before it is sent without, in ms. */
export const islands = { patience: 5000 } as const;

export const cart = {
  /** Days that a cart outlives its last change. */
  days: 30,
  maxQuantityPerLine: 99,
  maxLines: 100,
} as const;

/** With what a new site begins to deliver at home: `price` cents, free from `freeFrom` cents. */
export const delivery = { price: 495, freeFrom: 5000 } as const;

/** Fetching an order in the store where all of it lies. In minutes. */
export const pickup = {
  /** From the order until it lies ready, while there is staff; told in whole `step`s. */
  prepare: 120,
  step: 15,
  /** The least that is left before closing to come and fetch it. */
  leastToFetch: 30,
} as const;

/** Wrapping, with a card that says what the buyer writes. Cents, btw at 21% included. */
export const giftService = { price: 395, maxText: 300 } as const;

/** Pieces put aside in a store. Times in ms. */
export const reservations = {
  heldFor: 24 * 3_600_000,
  /** That the store is open of it at least: else it is held until the end of the day it next opens. */
  leastOpen: 30 * 60_000,
  /** Within which that must be. */
  openWithin: 5 * 24 * 3_600_000,
  /** That one person may have at once. */
  perPerson: 3,
  /** Attempts of one client in ten minutes, and what it may have put aside in a day, by all names. */
  perClient: 20,
  perClientInADay: 12,
  /** That name and address are kept after it ended. */
  keptFor: 30 * 86_400_000,
} as const;

/** Wishlists. */
export const wishlist = {
  /** Articles on one: all of them are on one page. */
  most: 200,
  /** Days that a guest's is kept after it was used last. */
  guestDays: 365,
  /** Lists that guests of one address may begin in an hour. */
  begunPerClient: 60,
  /** Ms that a change is told, and in which that comes and goes (S9.9/3). */
  noticeTime: 2000,
  noticeStep: 300,
} as const;

/** Sessions. */
export const sessions = {
  /** Days that one outlives its last use. */
  idleDays: 30,
  /** Days that one of an account lasts at most; a setting may say else. */
  lifetimeDays: 90,
  /** Ms within which using one again is not noted again. */
  seenEvery: 10 * 60_000,
} as const;

/** Orders: how long one that is not paid may wait. */
/** What sells well is told by the pieces sold in so many days. */
export const popularity = { days: 90 };

export const search = {
  /** Searches, and suggestions, of one client a minute: no typist comes near, nor a shop full of them. */
  perMinute: 600,
  maxQueryLength: 120,
  /** Characters of an article number from which its beginning is enough. */
  shortestNumber: 4,
} as const;

/** S9.4: store search and maps. Times in ms, places in degrees. */
/** A product's page. */
export const product = {
  /** Articles that complete its look: a row at a desk. */
  look: 4,
} as const;

/** Articles that were looked at: how many are shown, and days after the last look. */
export const recent = { most: 12, days: 90 } as const;

/** S9.9/5: a fact's number counts up. Times in ms; `startPart` is a part of the target. */
export const factCounter = { startPart: 0.2, steps: 15, stepTime: 100, delay: 500 } as const;

/** Paying. Times in ms. */
export const payments = {
  /** Attempts that one order gets. */
  attempts: 25,
  /** A payment that was asked for so long ago without an answer is asked for anew. */
  keyLasts: 55 * 60_000,
  /** An order waits so long for a payment whose provider is not set up any more. */
  providerMissed: 24 * 3_600_000,
  /** A running payment is asked after again when a buyer comes back to it after this. */
  fresh: 30_000,
  /** After a payment failed: who hasn't paid by then gets a mail with a way to try again. */
  failureMailAfter: 5 * 60_000,
  /** That lists of ways to pay are kept; and shown when the provider is away. */
  methodsFresh: 10 * 60_000,
  methodsStale: 24 * 3_600_000,
  /** A longest look at what came of a payment while its buyer waits. */
  patience: 8000,
  /** Notices that one address may send in a minute before they are only taken, not kept. */
  noticesPerMinute: 600,
  /** Days that notices of our own payments are kept. */
  noticesKept: 180,
  /** Of payments that we don't know: hours that they are kept, how many in them, and characters of one. */
  unknownNotices: { hours: 24, most: 1000, longest: 200 },
  /** Sides of a logo, in px, at twice its size on the page. */
  logo: { width: 128, height: 96 },
} as const;

/** Applying for a vacancy. The site's settings may say else of what begins with `application`. */
/** Feeds of vacancies. */
export const vacancies = {
  /** Characters of a feed that one vacancy may take: what is longer is no feed, and fills the memory. */
  longestInFeed: 10_000_000,
  /** So many may always be closed by one feed; of more at most this part of what is open. */
  fewToClose: 5,
  mostToClose: 0.5,
} as const;

/**
 * Sending back what no post takes: what fetching it costs a buyer at most, in cents, where a site's
 * `returnCollectCents` says nothing else.
 */
export const returns = { collectCents: 4500 } as const;

/** Services that we ask over the network. */
export const services = {
  /** Far more than any of them has to say; what is larger is not read to its end. */
  answerBytes: 5_000_000,
} as const;
