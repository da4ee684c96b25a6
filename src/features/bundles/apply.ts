/** A line of a cart: so many pieces of a product at a price in cents. */
export type BundleLine = { productId: number; quantity: number; unitCents: number };

export type BundleRule = {
  title: string;
  priceCents: number;
  parts: readonly { productId: number; quantity: number }[];
};

/** Pieces of each line, by the line's place. */
type Pieces = Map<number, number>;

const byPrice = (lines: readonly BundleLine[], productId: number): number[] =>
  lines
    .flatMap((line, at) => (line.productId === productId ? [at] : []))
    .sort((a, b) => (lines[b]?.unitCents ?? 0) - (lines[a]?.unitCents ?? 0) || a - b);

/** The pieces that make one whole bundle, the dearest first; undefined: a part is missing. */
const pickOne = (
  lines: readonly BundleLine[],
  left: readonly number[],
  rule: BundleRule,
): Pieces | undefined => {
  const picked: Pieces = new Map();
  for (const { productId, quantity } of rule.parts) {
    let wanted = quantity;
    for (const at of byPrice(lines, productId)) {
      const pieces = Math.min(wanted, left[at] ?? 0);
      if (pieces > 0) picked.set(at, pieces);
      wanted -= pieces;
    }
    if (wanted > 0) return undefined;
  }
  return picked;
};

const worthOf = (lines: readonly BundleLine[], picked: Pieces): number =>
  [...picked].reduce((sum, [at, pieces]) => sum + pieces * (lines[at]?.unitCents ?? 0), 0);

type Found = { rule: BundleRule; picked: Pieces; saving: number };

/** The bundle that now takes most off; undefined: none does. */
const findBest = (
  lines: readonly BundleLine[],
  left: readonly number[],
  rules: readonly BundleRule[],
): Found | undefined => {
  let best: Found | undefined;
  for (const rule of rules) {
    const picked = rule.parts.length > 1 ? pickOne(lines, left, rule) : undefined;
    if (!picked) continue;
    const saving = worthOf(lines, picked) - rule.priceCents;
    if (saving > (best?.saving ?? 0)) best = { rule, picked, saving };
  }
  return best;
};

export type Applied = { title: string; savingCents: number; pieces: Pieces };

/**
 * Which whole bundles lie in a cart, and what they save: the largest saving first, each piece in one
 * bundle at most. It looks at what is there, not at how it came there: who puts the parts in one by
 * one pays the same, and who takes one out has no bundle any more.
 */
export const applyBundles = (
  lines: readonly BundleLine[],
  rules: readonly BundleRule[],
): Applied[] => {
  const left = lines.map(({ quantity }) => quantity);
  const applied: Applied[] = [];
  for (let best = findBest(lines, left, rules); best; best = findBest(lines, left, rules)) {
    const { rule, picked, saving } = best;
    const times = Math.min(...[...picked].map(([at, one]) => Math.floor((left[at] ?? 0) / one)));
    for (const [at, pieces] of picked) left[at] = (left[at] ?? 0) - pieces * times;
    const pieces = new Map([...picked].map(([at, one]) => [at, one * times]));
    applied.push({ title: rule.title, savingCents: saving * times, pieces });
  }
  return applied;
};
