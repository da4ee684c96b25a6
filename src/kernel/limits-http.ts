/** What one request may be; apart from the others, which every page carries. Sizes in bytes, times in ms. */
export const httpLimits = {
  /** Of a body, on a route that says nothing of it: many times what the largest page sends. */
  body: 1024 * 1024,
  /** Of a multipart body, on such a route. */
  field: 100_000,
  fields: 500,
  /** Bodies of one client that are still coming in: on such routes, and on those that take files. */
  unfinished: 16,
  /** Those that say beforehand that they are no larger than this are counted apart: 8 MB of them. */
  smallBody: 16_384,
  unfinishedSmall: 500,
  unfinishedFiles: 40,
  /** That all unfinished bodies of such routes may hold together. */
  heldBytes: 64 * 1024 * 1024,
  /** A body is in by then; each `slowestRate` bytes that come give it a second more. */
  bodyPatience: 30_000,
  slowestRate: 16_000,
  /** How often unfinished bodies are looked at. */
  bodyCheck: 1000,
  /** Until all of a request's headers are in. */
  headersPatience: 20_000,
  /** In s: when who was refused for now may come back. */
  comeBack: 5,
  /** The same of who did something too often, where what counts it doesn't say: most count in this time. */
  tooOften: 900,
} as const;
