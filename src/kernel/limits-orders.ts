/** Discount codes and gift cards. */
export const promotions = {
  /** Codes and cards that one order takes. */
  maxCodes: 2,
  maxCards: 5,
  /** Wrong codes that a client may try in a minute. */
  attempts: 10,
  /** Gift cards: cents, and years that they are good for. */
  minCard: 500,
  maxCard: 25_000,
  cardYears: 5,
  /** Characters of a personal code: 50 bits. */
  personalCode: 10,
  /** Personal codes that one client may ask for in 24 hours; people in one shop or office share it. */
  codesPerClient: 20,
  /** Days that a personal code which nobody used is known after its end. */
  unusedKeptDays: 30,
  /** Days after the end of one that was used in which its mailbox gets no other. */
  receiverKeptDays: 365,
} as const;

export const orders = {
  /**
   * At a provider, from when it was placed and whatever is tried after, unless PAYMENT_MINUTES says
   * else; and for a transfer. The site's settings come before both.
   */
  paymentMinutes: 20,
  paymentMinutesBetween: { least: 5, most: 24 * 60 },
  transferDays: 14,
  /** By a mailed link, of an order by telephone; the site's setting comes before it. */
  paymentLinkHours: 48,
  paymentLinkHoursBetween: { least: 1, most: 14 * 24 },
  /** Days that what staff began of an order by telephone is kept. */
  telephoneDraftDays: 7,
  /** Articles that a search for such an order tells at once. */
  telephoneArticles: 20,
  /** Years that orders and their invoices are kept after the year they were placed in: the tax office's. */
  yearsKept: 7,
  /** In a store, where it is paid at the till: from the last thing that the shop did for it. */
  keptDays: 10,
  /**
   * Orders by transfer that one mailbox has unpaid at once; one client, by which more people may come, so many times as many.
   * The site's setting `openTransfers` comes before it.
   */
  openTransfers: 3,
  transfersPerClient: 3,
  /**
   * Orders, and pieces in them, that one client may have waiting which are paid by transfer or at the
   * till: pieces are kept for it for days, and ordering costs nothing.
   */
  mostPerClient: 30,
  mostQuantity: 300,
  /**
   * Unpaid orders at a provider that one client may have at once, and pieces in them. Its only one may
   * be larger: whoever orders much pays it at once.
   */
  mostOpen: 10,
  mostOpenQuantity: 100,
  /** Orders paid by transfer, at the till or not at all that one mailbox is told of in 24 hours. */
  mostPerMailboxInADay: 12,
  /** In seconds: so long the link of an order isn't mailed again to who asks for it once more. */
  linkAgain: 5 * 60,
  /** Times in 24 hours that its buyer may change where an order goes. */
  changesInADay: 5,
} as const;

/** Parcels. */
export const fulfilment = {
  /** In ms: so long the code is kept of a parcel that was announced and never stored. */
  codesKept: 30 * 86_400_000,
  /** Bytes of a label that a carrier gives: a sheet to print, no more. */
  labelBytes: 2 * 1024 * 1024,
} as const;
