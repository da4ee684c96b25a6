/** Customers in the office. */
export const customers = {
  /** Characters of an address for mail: what is longer is none. */
  email: 254,
  /** Digits of a telephone number by which one is found, its last ones: how it begins is written in ways. */
  phoneDigits: 9,
  /** Digits, without the first 0, of which a telephone number's beginning has so many to be looked for. */
  phoneBegun: 2,
  /** Archives of all of one person with his files. Times in ms. */
  exports: {
    /** Of a site, being made and ready, together: each takes room. */
    atOnce: 20,
    /** Bytes and files of one: what doesn't fit is named in it. */
    bytes: 500_000_000,
    files: 2000,
    /** How long it can be fetched. */
    keptFor: 3 * 86_400_000,
    /** What isn't there after so long won't come any more. */
    madeWithin: 60 * 60_000,
    /** How long one that is gone is remembered, so that what a late job leaves is removed as well: longer than a job may take. */
    rememberedFor: 2 * 60 * 60_000,
    /** In s: of one try. */
    timeout: 600,
    /** How often a screen asks whether it is there. */
    askedEvery: 2000,
  },
} as const;
