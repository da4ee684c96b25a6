/** Reviews of products. Times in ms, unless their name says otherwise. */
export const reviews = {
  /** On a product's page at first, and with each 'Toon meer'. */
  perPage: 5,
  /** From so many on one chooses in which order they are. */
  orderedFrom: 4,
  /** What the structured data of a page names. */
  inStructuredData: 10,
  shortestText: 10,
  longestText: 3000,
  longestTitle: 80,
  longestName: 40,
  longestReply: 2000,
  longestReason: 500,
  /** Changes to reviews, and reports, of one client in ten minutes. */
  perClient: 20,
  reportsPerClient: 10,
  /** After an order was delivered its buyer is asked, unless the site says other. */
  mailAfterDays: 7,
  /** An order of which nobody noted that it came counts as delivered so long after it was sent. */
  arrivesAfterDays: 3,
  /** Nobody is asked of what came longer ago than this, e.g. when a shop begins with reviews. */
  mailUntilDays: 30,
  /** Mails of one run of the job. */
  batch: 200,
  /** A buyer is told for so long why his review was refused; then it is removed. */
  refusedDays: 365,
  /** Reports that were looked at are kept so long. */
  reportDays: 365,
} as const;
