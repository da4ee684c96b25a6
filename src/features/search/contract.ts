import type { SearchHit } from '#kernel/define/entity';

/** Suggestions of one kind: products, stores, news … */
export type SuggestionGroup = {
  name: string;
  label: string;
  /** Of the hits, where they aren't in the page's language. */
  lang?: string;
  hits: SearchHit[];
  total: number;
};
