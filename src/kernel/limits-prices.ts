/** Prices, and changing many of them. Money in cents. */
export const prices = {
  /** The most that anything costs. */
  highest: 10_000_000,
  /** In percent, by how much prices go up or down at once. */
  mostUp: 500,
  mostDown: 95,
  /** How far ahead prices are planned, in days, and how many plans may wait or run at once. */
  aheadDays: 730,
  plans: 500,
  /** Characters of a plan's name. */
  name: 80,
  /** Articles of a change that are told one by one. */
  told: 100,
  /** Days that plans which ended are told of. */
  toldDays: 90,
  /** Cells and new variants that are written at once, and characters of an article number and an EAN. */
  cells: 10_000,
  added: 500,
  sku: 80,
  gtin: 40,
  /** In ms, how late plans may begin or end before it is told. */
  late: 2 * 60_000,
} as const;
