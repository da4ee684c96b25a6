/** Mails about what is in stock again. Times in ms. */
export const stockAlerts = {
  /** Mails for each piece that is there; who asked after those waits for the next round. */
  mailsPerUnit: 3,
  /** How long those who were told have the pieces for themselves. */
  round: 24 * 3_600_000,
  /** Mails of one run of the job. */
  batch: 500,
  /** That a request waits to be confirmed, and a confirmed one for stock. */
  askedFor: 48 * 3_600_000,
  waitsFor: 365 * 86_400_000,
  /** That one which is over is still known, without its address. */
  keptFor: 30 * 86_400_000,
  /** Before the mail that asks to confirm goes again to the same address. */
  inviteAgain: 10 * 60_000,
  /** Mails to confirm that one address gets in a day. */
  perAddress: 10,
  /** Requests of one client in ten minutes. */
  perClient: 20,
  /** S4.5/1: between the popup that closes and the text that it went well. */
  tellAfter: 1000,
} as const;
