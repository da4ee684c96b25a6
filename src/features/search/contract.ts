import type { SearchHit } from '#kernel/define/entity';

/** Suggestions of one kind: products, stores, news … */
export type SuggestionGroup = { name: string; label: string; hits: SearchHit[]; total: number };
