/** The numbers of mails that a visitor can bring about. */

/** Mails of all kinds together, in the last hour and in the last 24 hours. */
export const mailLimits = {
  /** To one mailbox, whoever caused them: more than a day of ordering, reserving and sending back brings. */
  receiver: { hour: 12, day: 24 },
  /** Of one client (a network address), to whomever. People in one office share it. */
  client: { hour: 30, day: 100 },
  /** About one order. */
  order: { hour: 5, day: 10 },
} as const;

/** What a chain writes of a mail itself: characters, and mails to look at that one member sends himself in so many seconds. */
export const mailTextLimits = {
  most: { subject: 120, opening: 600, closing: 600 },
  tests: { points: 5, seconds: 60 },
  /** In ms: so long nothing is typed before it is shown anew. */
  wait: 400,
} as const;
