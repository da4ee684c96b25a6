/** Transfers between places of the chain. */
export const transfers = {
  /** Articles on one, and pieces of each. */
  lines: 100,
  pieces: 999,
  /** Of each kind so many are listed. */
  listed: 50,
  /** What a search finds. */
  found: 30,
  /** In ms: so long a receiver reads that something else came than was sent. */
  differenceTold: 14 * 86_400_000,
  /** Characters of why another count came, and of what is scanned. */
  reason: 200,
  typed: 80,
} as const;
