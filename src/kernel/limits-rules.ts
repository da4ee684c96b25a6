/** What is looked at for the law. */
export const rules = {
  /** In ms: how long what was found is told before it is looked at anew, and when somebody asks for that at the earliest. */
  kept: 10 * 60_000,
  again: 10_000,
  /** Articles that lack something, named one by one. */
  named: 20,
  /** Pages with reviews that are read. */
  readReviews: 2,
  /** In ms: what is to be erased at night may still be there so long after its time. */
  night: 2 * 86_400_000,
} as const;
