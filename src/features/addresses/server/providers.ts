import type { Host } from '#platform/host';

/** A question: a postcode as `3511AW`, and a house number without its letters, or none. */
export type Question = { zipcode: string; housenumber: string };

/** What a provider knows; `street` is empty when it knows the place alone. */
export type Found = { street: string; place: string; province: string };

/** Someone who knows addresses. */
export type AddressProvider = {
  name: string;
  /** Undefined: it knows no such address. Throws when it can't say. */
  find: (host: Host, question: Question) => Promise<Found | undefined>;
};
