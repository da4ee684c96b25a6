/**
 * What an article may lack, with the number of its bit where articles are marked with it: a number is never used
 * again. Those that a visitor or the law misses come first.
 */
const bits = {
  maker: 0,
  composition: 1,
  price: 2,
  picture: 3,
  description: 4,
  category: 5,
  choice: 6,
  gtin: 7,
  alt: 8,
} as const;

export type ProductGap = keyof typeof bits;

export const productGaps = Object.keys(bits) as readonly ProductGap[];

/** What stays unseen by who looks at the article. */
const behind: ReadonlySet<ProductGap> = new Set<ProductGap>(['gtin', 'alt']);

export const isUrgentGap = (gap: ProductGap): boolean => !behind.has(gap);

/** The bits of these together. */
export const gapMask = (gaps: readonly ProductGap[]): number =>
  gaps.reduce((mask, gap) => mask | (1 << bits[gap]), 0);

export const isProductGap = (text: string): text is ProductGap => Object.hasOwn(bits, text);

/** The field of an article in which each is mended, by its name on the wire. */
export const gapField: Readonly<Record<ProductGap, string>> = {
  maker: 'maker',
  composition: 'composition',
  price: 'variants',
  picture: 'pictures',
  description: 'description',
  category: 'categories',
  choice: 'variants',
  gtin: 'variants',
  alt: 'pictures',
};
