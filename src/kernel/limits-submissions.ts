/** Numbers of the office's screen with what forms were sent. */
export const submissions = {
  /** Told at once. */
  page: 50,
  /** Characters of what is told of one in the list. */
  excerpt: 140,
  /** Ticked off by one call. */
  handled: 200,
  /** That the office's search shows. */
  found: 5,
} as const;
