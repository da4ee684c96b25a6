/** A line as it was sold: how many, cents each with btw, and its part of the discount in cents. */
export type SoldLine = {
  variantId: number;
  quantity: number;
  unitCents: number;
  discountCents: number;
  vatRate: number;
};

/** What was paid for the first `count` of a line: rounded down, so that all of them are the whole. */
const worthOf = (line: SoldLine, count: number): number =>
  Math.floor(((line.quantity * line.unitCents - line.discountCents) * count) / line.quantity);

export type RefundPart = { variantId: number; quantity: number; vatRate: number; cents: number };

/**
 * What returned items cost their buyer, after discount, by line: those of a return are counted
 * after the items that came back before it, so that returns in parts add up to the whole.
 */
export const refundParts = (
  lines: readonly SoldLine[],
  before: ReadonlyMap<number, number>,
  now: ReadonlyMap<number, number>,
): RefundPart[] => {
  const skip = new Map(before);
  const take = new Map(now);
  return lines.flatMap((line) => {
    const skipped = Math.min(line.quantity, skip.get(line.variantId) ?? 0);
    skip.set(line.variantId, (skip.get(line.variantId) ?? 0) - skipped);
    const taken = Math.min(line.quantity - skipped, take.get(line.variantId) ?? 0);
    take.set(line.variantId, (take.get(line.variantId) ?? 0) - taken);
    if (taken === 0) return [];
    const cents = worthOf(line, skipped + taken) - worthOf(line, skipped);
    return [{ variantId: line.variantId, quantity: taken, vatRate: line.vatRate, cents }];
  });
};

/** Whether with these items everything that was bought has come back. */
export const isWhole = (
  lines: readonly SoldLine[],
  before: ReadonlyMap<number, number>,
  now: ReadonlyMap<number, number>,
): boolean => {
  const bought = new Map<number, number>();
  for (const { variantId, quantity } of lines) {
    bought.set(variantId, (bought.get(variantId) ?? 0) + quantity);
  }
  return [...bought].every(
    ([variantId, quantity]) => (before.get(variantId) ?? 0) + (now.get(variantId) ?? 0) >= quantity,
  );
};
