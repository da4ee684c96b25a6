import type { ProductGap } from '#kernel/values/product-gaps';

/** How many articles lack something: of those online, and of all. */
export type ToldGap = { gap: ProductGap; online: number; all: number };

/** `at`: when all articles were last looked through; null: not yet. What is written by hand is known at once. */
export type ToldGaps = { gaps: readonly ToldGap[]; at: string | null };

/** `picture`: the key of its first. */
export type ToldLacking = {
  id: number;
  title: string;
  brand: string | null;
  isOnline: boolean;
  picture: string | null;
};

export type ToldGapList = {
  rows: readonly ToldLacking[];
  total: number;
  /** Of what brands tell for all their articles, those that tell nothing; for who may write them. */
  brands: readonly { id: number; title: string; count: number }[];
};
