/** Numbers of signing in with another account. Times in ms unless they say else. */
export const signIn = {
  /** That a visitor may take at the provider, from the press of a button. */
  flowFor: 10 * 60_000,
  /** That what a provider said waits for a password, an address or a mailed link. */
  pendingFor: 30 * 60_000,
  /** Of one question to a provider. */
  patience: 3000,
  /** Bytes of a provider's answer. */
  answerBytes: 262_144,
  /** That what a provider tells of itself is kept. */
  metadataFor: 3_600_000,
  /** Within which a provider that gave no answer is not asked for it again. */
  pauseAfterFailure: 5000,
  /** That a provider's keys are kept; within which an unknown one does not have them fetched again. */
  keysFor: 10 * 60_000,
  keysPause: 10_000,
  /** Characters of a credential. */
  credential: 8000,
  /** Of one client in `accounts.period`: begun, and credentials sent. */
  begunPerClient: 60,
  sentPerClient: 60,
  /** Mails with a link to one address in `accounts.period`. */
  mailsPerAddress: 3,
  /** Accounts elsewhere that one account may be linked with. */
  linksPerAccount: 10,
  /** Providers besides Google and Facebook. */
  mostProviders: 10,
} as const;
