/** Lists of articles that staff arranges. */
export const listLimits = {
  /** Articles at a place, the last place, articles that are hidden, and rules. */
  pins: 24,
  lastPlace: 240,
  hidden: 200,
  rules: 12,
  /** Characters of a name. */
  name: 80,
  /** How far ahead something is planned, in days, and how many plans of a list wait at once. */
  aheadDays: 730,
  planned: 20,
  /** How many of what was published of a list are kept. */
  kept: 50,
  /** Characters of words that a list of what is found is of, and how many words. */
  searched: 60,
  words: 8,
  /** Articles that a preview shows. */
  shown: 24,
} as const;
