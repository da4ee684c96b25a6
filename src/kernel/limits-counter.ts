/** A store's counter. */
export const counter = {
  /** Orders, and reservations, that a counter lists as waiting. */
  waiting: 200,
  /** What a search finds of each kind, and characters of what is typed. */
  found: 30,
  typed: 80,
  /** Wrong pickup codes that one member types in a quarter of an hour. */
  wrongCodes: 20,
  codesPeriod: 15 * 60,
  /** Wrong postcodes, of what isn't the store's own, that one member types in a quarter of an hour. */
  wrongLookUps: 10,
  lookUpsPeriod: 15 * 60,
  /** Pieces of one article that a store can have, and changes of stock that are listed. */
  pieces: 9999,
  movements: 100,
  /** In ms: of how old orders returns are looked for, and of how many orders at most. */
  returnsSince: 100 * 86_400_000,
  returnOrders: 2000,
  /** Characters of why something was done. */
  reason: 200,
} as const;
