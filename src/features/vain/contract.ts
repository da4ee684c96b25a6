/** `lastDay`: `2026-03-04`. */
export type ToldTerm = { term: string; count: number; lastDay: string };

/** A size that visitors want to hear of. */
export type ToldSize = { productId: number; title: string; size: string; count: number };

export type ToldVain = {
  site: readonly ToldTerm[];
  stores: readonly ToldTerm[];
  sizes: readonly ToldSize[];
};
