/** Programs elsewhere: the numbers of their notices and keys. */
export const connections = {
  /** Webhooks, and keys of the API, that are made in the office. */
  webhooks: 20,
  keys: 50,
  /** Characters of an address. */
  url: 500,
  /** Days that the log of notices is kept, and notices that are told at once. */
  logDays: 30,
  logPage: 50,
  /** In seconds: so often at most one webhook gets a notice to try it. */
  pingEvery: 60,
} as const;
