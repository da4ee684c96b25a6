import type { SearchHit } from '#kernel/define/entity';

/** Suggestions of one kind: products, stores, news … */
export type SuggestionGroup = {
  name: string;
  label: string;
  /** Of the hits, where they aren't in the page's language. */
  lang?: string;
  hits: SearchHit[];
  /** Side by side in a few words each, instead of below each other. */
  short?: boolean;
};

/** In the address: what was typed, where words that match nothing were left out of it. */
export const TYPED = 'typed';

/** Of the button among suggestions that erases what was looked at. */
export const SUGGEST_CLEAR = 'data-suggest-clear';
