/** Apart from the other numbers, which every page carries. */

/** Passkeys. Times in ms. */
export const passkeys = {
  /** That a challenge is good for; the page asks for another before. */
  challengeFor: 10 * 60_000,
  /** That a browser waits for its holder. */
  patience: 5 * 60_000,
  /** Of one account. */
  most: 20,
  maxName: 60,
  /** Challenges that one client may ask for in a minute. */
  challengesPerMinute: 60,
  /** Logins with a passkey that one client may try in a quarter of an hour; those that were right don't count. */
  attemptsPerClient: 50,
} as const;
