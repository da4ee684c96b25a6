import { suggestions } from '#kernel/limits';
import type { Host } from '#platform/host';

import type { SuggestionGroup } from '../contract';
import { findEverywhere } from './find-everywhere';

/** Shares: products get most of the room, every other kind a few lines. */
const OTHERS = 3;

/** The best hits of every entity for what was typed so far, grouped by kind. */
export const findSuggestions = async (
  host: Host,
  words: string,
  limit: number,
): Promise<SuggestionGroup[]> => {
  if (words.length < suggestions.minCharacters) return [];
  const found = await findEverywhere(host, words, { limit, prefixLast: true });
  let left = limit;
  const groups: SuggestionGroup[] = [];
  const others = found.filter(({ total }) => total > 0).length - 1;
  for (const [place, { index, ids, total }] of found.entries()) {
    const room =
      place === 0
        ? Math.max(1, left - Math.min(OTHERS, Math.max(0, others)))
        : Math.min(OTHERS, left);
    const shown = ids.slice(0, Math.max(0, room));
    if (shown.length === 0) continue;
    const hits = await index.source.hits(host, shown);
    const { name, label } = index.source.entity;
    const present = shown.map((id) => hits.get(id)).filter((hit) => hit !== undefined);
    left -= present.length;
    groups.push({ name, label: label.many, hits: present, total });
  }
  return groups;
};
