/** What is kept of the catalogue as a whole. */
export const catalogLimits = {
  /** Articles that are looked through at once for what they lack. */
  gapsAtOnce: 2_000,
  /** Articles, and brands, of a list of those that lack something. */
  gapRows: 50,
  gapBrands: 20,
  /** How far such a list can be leafed, and characters of what is looked for in it. */
  gapStart: 100_000,
  search: 100,
  /** How deep categories lie below each other. */
  deepest: 6,
} as const;
