import { type StoredLine, spread } from '#features/cart/api.server';
import type { Adjustment } from '#features/cart/contract';
import type { Host } from '#platform/host';
import { applyBundles } from '../apply';
import { listBundles } from './kept';

/** What the bundles in a cart take off each line, spread by what its pieces cost. */
export const adjustForBundles = async (
  host: Host,
  lines: readonly StoredLine[],
): Promise<Adjustment[]> => {
  if (lines.length === 0) return [];
  const bundles = await listBundles(host);
  if (bundles.length === 0) return [];
  const counted = lines.map(({ productId, quantity, unitCents, sold, kind }) => ({
    productId,
    quantity: sold && kind === 'goods' ? quantity : 0,
    unitCents,
  }));
  const byTitle = new Map<string, number[]>();
  for (const { title, savingCents, pieces } of applyBundles(counted, bundles)) {
    const weights = lines.map(({ unitCents }, at) => (pieces.get(at) ?? 0) * unitCents);
    const before = byTitle.get(title) ?? lines.map(() => 0);
    const parts = spread(savingCents, weights);
    byTitle.set(
      title,
      before.map((cents, at) => cents + (parts[at] ?? 0)),
    );
  }
  return [...byTitle].map(([title, lineCents]) => ({ title, lineCents }));
};
