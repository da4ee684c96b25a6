import { type BundlePart, partField } from '../contract';

/** What was chosen of each part, by its field; '' or absent: nothing yet. */
export type Chosen = Readonly<Record<string, readonly string[]>>;

/** What can be chosen of a part; all of it when nothing is left. */
const choosable = ({ variants }: BundlePart) => {
  const there = variants.filter(({ soldOut }) => !soldOut);
  return there.length > 0 ? there : variants;
};

/** The least that one piece of a part costs, in cents, and whether another choice costs more. */
export const lowestOf = (part: BundlePart): { unitCents: number; differs: boolean } => {
  const cents = choosable(part).map(({ unitCents }) => unitCents);
  return { unitCents: Math.min(...cents), differs: new Set(cents).size > 1 };
};

/** The variant that is chosen of a part: what comes in one kind is. */
export const chosenOf = (part: BundlePart, chosen: Chosen) => {
  const [asked] = chosen[partField(part.productId)] ?? [];
  const [only, ...others] = part.variants;
  return part.variants.find(({ id }) => String(id) === asked) ?? (others.length ? undefined : only);
};

/**
 * What the parts cost apart, in cents: the chosen ones, and of what is not chosen yet the cheapest, so
 * that the saving is never said to be more than it is. `least`: it may turn out to be more.
 */
export const apartOf = (
  parts: readonly BundlePart[],
  chosen: Chosen,
): { cents: number; least: boolean } => {
  let least = false;
  const cents = parts.reduce((sum, part) => {
    const variant = chosenOf(part, chosen);
    const lowest = lowestOf(part);
    least ||= !variant && lowest.differs;
    return sum + part.quantity * (variant ?? lowest).unitCents;
  }, 0);
  return { cents, least };
};
