/** Somebody on the list, as whoever sends the letters is told of him. */
export type Member = {
  email: string;
  /** '' when it isn't known. */
  name: string;
  /** ISO 639: 'nl'. */
  language: string;
  confirmedAt: Date;
};

/** `pending`: the provider asks him itself once more. `unknown`: it doesn't have him. */
export type MemberState = 'subscribed' | 'pending' | 'unsubscribed' | 'unknown';

/**
 * Whoever sends letters to the list. All of it may throw ListProviderError; all of it may be asked
 * again, and does no more then.
 */
export type ListProvider = {
  name: 'mailchimp' | 'brevo' | 'copernica';
  /** As readers know it. */
  title: string;
  /** Puts an address on the list, or brings what is known of it up to date. */
  add(member: Member): Promise<void>;
  /** Takes an address off it. Done as well when it says that the address isn't on it; else it throws. */
  remove(email: string): Promise<void>;
  /** `unknown` only when it says that it doesn't have him. */
  stateOf(email: string): Promise<MemberState>;
  /** The addresses that came off the list at the provider since, as far as it tells. */
  listWithdrawn(since: Date): Promise<string[]>;
  /**
   * The address that a notice of the provider is about; undefined: none. Untrusted: only triggers a
   * re-fetch.
   */
  addressIn(notice: string): string | undefined;
};

/** A provider did not do what it was asked. Its message holds no secret and no personal data. */
export class ListProviderError extends Error {
  /**
   * `later`: the same may be asked again (away, busy, a key that is refused). `never`: it refuses what
   * it was asked about this address, and is no reason to ask nothing else.
   */
  readonly again: 'later' | 'never';
  /** HTTP status, if there was an answer. */
  readonly status?: number;
  /** Seconds that it wants to be left alone. */
  readonly wait?: number;

  constructor(
    message: string,
    options: { again: 'later' | 'never'; status?: number; wait?: number },
  ) {
    super(message);
    this.name = 'ListProviderError';
    this.again = options.again;
    this.status = options.status;
    this.wait = options.wait;
  }
}
