/** The numbers of the newsletter's list. Times in ms unless the name says else. */
export const newsletter = {
  /** That a request waits to be confirmed; after that its address is erased. */
  askedFor: 7 * 86_400_000,
  /** Before an address that was asked to confirm is asked again. */
  inviteAgain: 10 * 60_000,
  /** Mails that ask to confirm, to one mailbox within 24 hours, whoever asks for them. */
  invitesPerDay: 2,
  /**
   * Times that one client may ask within 24 hours, whatever comes of it; people in one shop or office
   * share it.
   */
  perClient: 30,
  /** Years that the proof of a subscription outlives it, without the address. */
  proofYears: 5,
  /** Characters. */
  longestName: 100,
  longestSource: 60,
  longestText: 2000,
  longestAddress: 254,
  /** That whoever sends the letters gets to answer, and members on one page of its answers. */
  providerTimeout: 15_000,
  providerPage: 500,
  /** That telling it of one address may take, before another process may do so. */
  syncLease: 120_000,
  /** How far back from when it was set up it is asked who withdrew there, and more than since the last. */
  firstPoll: 7 * 86_400_000,
  pollOverlap: 10 * 60_000,
  /** Notices that one client may send in a minute. */
  noticesPerMinute: 600,
} as const;
