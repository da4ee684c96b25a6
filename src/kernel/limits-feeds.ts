/** Feeds for Google. What its own rules say, stands as they say it (support.google.com/merchants/answer/7052112). */
export const feedLimits = {
  /** Characters of a title, of a description, and of a store's code. */
  title: 150,
  description: 5_000,
  storeCode: 64,
  /** Pictures beside the first. */
  morePictures: 10,
  /** Articles that are read at once, which is all of a feed that is held in memory. */
  atOnce: 200,
  /** In ms: a feed that was made is sent again for so long while nothing is heard of changes, as stock tells none. */
  kept: 10 * 60_000,
  /** In ms: it isn't made more often than this, whatever changes. */
  least: 30_000,
  /** In ms: so old a file of a process that was killed is taken away. None is sent that is older than `kept`. */
  leftOver: 60 * 60_000,
  /** In ms: how often it is written down at most that a feed was asked for. */
  noted: 60_000,
  /** Calls of one client in a minute. */
  calls: 30,
  /** Articles, and stores without a code, that are told at once. */
  rows: 50,
  /** How far a list of refused articles can be leafed. */
  start: 100_000,
  /** Codes of stores that are written at once. */
  codes: 1_000,
} as const;
