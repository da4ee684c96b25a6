/** Seats at events. Times in ms, unless their name says otherwise. */
export const bookings = {
  /**
   * Seats that one client may have in orders which he has yet to pay, unless the site's setting
   * `unpaidSeats` says other.
   */
  mostUnpaid: 12,
  /** So many seats that are left, and fewer, are told on cards. */
  few: 5,
  /** Attempts of one client in ten minutes; free bookings of it in a day by all names, and seats in them. */
  perClient: 20,
  perClientInADay: 12,
  seatsInADay: 24,
  /** That name and address are kept after the event. */
  keptFor: 30 * 86_400_000,
} as const;
