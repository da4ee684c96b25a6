/** What visitors look for in vain: a stranger can look for endless things. */
export const searchedLimits = {
  /** Characters of what is looked for, and digits in it: more may be somebody's number. */
  term: 60,
  digits: 4,
  /** In ms, how often a process writes down what it heard. */
  pause: 60_000,
  /** Different ones that a process keeps in mind meanwhile. */
  kept: 200,
  /** Different ones of a day and a kind that are kept: those that were looked for least go first. */
  perDay: 500,
  /** Days that they are kept. */
  days: 90,
  /** That the office is told of at once, and periods to choose from, in days. */
  told: 50,
  /** What was looked for less often than this in the period isn't told: it may be somebody's own words. */
  least: 3,
  periods: [7, 30, 90],
} as const;
