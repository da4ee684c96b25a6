type Variant = { id: number; colorId: number | null; sizeId: number | null };
type Asked = { colorId: number | null; sizeId: number | null };

/** What a visitor still has to choose, the one variant that is meant, or neither. */
export type Chosen = { variantId: number } | { missing: 'size' | 'color' } | { unknown: true };

const distinct = (values: (number | null)[]): number => new Set(values).size;

/**
 * Finds the variant that a visitor means. What there is only one of need not be chosen; the colour
 * is asked before the size.
 */
export const chooseVariant = (variants: readonly Variant[], asked: Asked): Chosen => {
  const byColor = variants.filter((one) => !asked.colorId || one.colorId === asked.colorId);
  const fits = byColor.filter((one) => !asked.sizeId || one.sizeId === asked.sizeId);
  const [only] = fits;
  if (!only) return { unknown: true };
  if (fits.length === 1) return { variantId: only.id };
  return { missing: distinct(fits.map((one) => one.colorId)) > 1 ? 'color' : 'size' };
};
