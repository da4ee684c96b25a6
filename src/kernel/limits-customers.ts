/** Customers in the office. */
export const customers = {
  /** Characters of an address for mail: what is longer is none. */
  email: 254,
  /** Digits of a telephone number by which one is found, its last ones: how it begins is written in ways. */
  phoneDigits: 9,
} as const;
