type Line = { variantId: number; quantity: number; unitCents: number };
/** What it costs, and what of that is left to pay: cents. */
type Sums = { totalCents: number; dueCents: number };

const linesOf = (lines: readonly Line[]): string =>
  [...lines]
    .sort((a, b) => a.variantId - b.variantId)
    .map((line) => `${line.variantId}x${line.quantity}@${line.unitCents}`)
    .join(',');

/**
 * What a visitor is shown, as the order form carries it: for each way of delivery the total and what
 * is left to pay of it, then the lines. 'home=4485-2485/pickup=3990-1990:12x2@1995' (cents).
 */
export const snapshotOf = (
  lines: readonly Line[],
  totals: Readonly<Record<string, Sums>>,
): string => {
  const sums = Object.entries(totals).map(
    ([id, { totalCents, dueCents }]) => `${encodeURIComponent(id)}=${totalCents}-${dueCents}`,
  );
  return `${sums.join('/')}:${linesOf(lines)}`;
};

const findSums = (text: string, deliveryId: string): Sums | undefined => {
  const start = `${encodeURIComponent(deliveryId)}=`;
  const found = text.split('/').find((part) => part.startsWith(start));
  const [, total, due] = /^(\d{1,12})-(\d{1,12})$/.exec(found?.slice(start.length) ?? '') ?? [];
  return total && due ? { totalCents: Number(total), dueCents: Number(due) } : undefined;
};

/**
 * Compares the quote that a visitor was shown with what is. Prices come from the database, whatever the
 * form says: another quote only makes the form come back with the question.
 */
export const compareSnapshot = (
  quote: string,
  lines: readonly Line[],
  now: Sums & { deliveryId: string },
): 'same' | 'changed' | 'higher' => {
  const split = quote.lastIndexOf(':');
  if (split < 0 || quote.slice(split + 1) !== linesOf(lines)) return 'changed';
  const shown = findSums(quote.slice(0, split), now.deliveryId);
  if (!shown) return 'changed';
  return shown.totalCents >= now.totalCents && shown.dueCents >= now.dueCents ? 'same' : 'higher';
};
