/** Accounts; all processes count together. A client is an IP address, an IPv6 network counts as one. */
export const accounts = {
  /** Years without a login after which an account counts as left; days between telling so and removing it. */
  idleYears: 3,
  idleNoticeDays: 30,
  /** In s, in which attempts are counted. */
  period: 15 * 60,
  /**
   * Wrong passwords before the next try asks for a proof (a captcha, or a sum): of one client for one
   * account, of all clients for one account, of one client for all accounts. Nobody is refused by
   * these, or whoever guesses would lock the holder out.
   */
  attemptsPerPair: 10,
  attemptsPerAddress: 20,
  attemptsPerClient: 50,
  /** Attempts of one client with a proof, after which it is refused; those that were right don't count. */
  provenPerClient: 200,
  /** Of one client: links for a new password asked for, mailed links opened, accounts made. */
  resetsPerClient: 20,
  linksPerClient: 30,
  registersPerClient: 20,
  /** In s, in which an account's holder is mailed once that somebody wanted to make one with his address. */
  registeredMailAgain: 24 * 3600,
  /** Of who is logged in: his password asked for again, wrongly. */
  attemptsInside: 10,
  /** In ms after a login that whoever has no password is taken at his word. */
  freshFor: 10 * 60_000,
  /** Challenges that one client may ask for in a minute. */
  challengesPerMinute: 60,
  /** Addresses asked about: one address, and by one client. */
  checksPerAddress: 30,
  checksPerClient: 60,
  /** Mails with a link for a new password, to one address. */
  resetMails: 3,
  /** In ms, that a link to a new e-mail address works. */
  emailLinkFor: 24 * 3_600_000,
  /** Characters of a password: fewer are guessed, more would only keep the server busy. */
  password: { min: 8, max: 200 },
  /** Of a password that are checked: checking takes longer with each, and those after it make it no weaker. */
  passwordChecked: 40,
  /** Guesses that finding a password must take. At 200 in a quarter of an hour one client needs years. */
  leastGuesses: 1e8,
  /** Guesses that must remain of one that holds names of its holder or the site: names and years count for none. */
  leastOfTheRest: 1e6,
} as const;
