/** A category in its tree; `articles`: that stand in it itself, online or not. */
export type ToldCategory = {
  id: number;
  revision: number;
  parentId: number | null;
  sort: number;
  title: string;
  access: string;
  articles: number;
};

export type ToldCategories = {
  categories: readonly ToldCategory[];
  /** Whether it may be put elsewhere by whoever asks; what else he may is told of the entity. */
  mayMove: boolean;
};

/** Where a category is used: while it is anywhere, it stays. */
export type ToldCategoryUse = {
  articles: number;
  below: number;
  /** Pages, and what else names it; `to`: within the office. */
  places: readonly { title: string; label: string; to: string }[];
};
