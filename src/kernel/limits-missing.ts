/** Addresses that visitors ask for in vain: a stranger can ask for endless ones. */
export const missingLimits = {
  /** Days that one is told of after it was last asked for, unless the settings say otherwise. */
  days: 90,
  /** Characters of one. */
  path: 200,
  /** In ms, how often a process writes down what it saw. */
  pause: 60_000,
  /** Different ones that a process keeps in mind meanwhile: from pages of ours, and from elsewhere. */
  fromHere: 200,
  fromElsewhere: 200,
  /** Rows of a site, and as many that were dismissed: those that were asked for least go first. */
  rows: 5_000,
  /** Of those, such that visitors say a page of ours leads to. */
  rowsFromHere: 1_000,
  /** Rows that the office is told of at once. */
  page: 25,
  /** To find what one meant: words of it that are looked for, and addresses that it is compared with. */
  words: 8,
  candidates: 100,
} as const;
