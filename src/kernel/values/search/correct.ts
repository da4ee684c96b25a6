import type { Bitset } from '#kernel/values/facets';
import type { WordMatch } from './match';
import { normalizeDutch } from './normalize';
import { postedSlot } from './postings';
import type { Vocabulary } from './vocabulary';

/**
 * The query with each mistyped word replaced by the one it was read as: of the words that one error
 * away, that which most of the found rows have. Undefined when no error had to be forgiven.
 */
export function correct(
  vocabulary: Vocabulary,
  query: string,
  matches: readonly WordMatch[],
  found: { readonly bits: Bitset },
): string | undefined {
  const meant = new Map<string, string>();
  for (const { word, typos, grades } of matches) {
    const fitsAsTyped = [...grades.keys()].some((term) => vocabulary.get(term).word === word);
    const likeliest = fitsAsTyped ? undefined : findLikeliest(vocabulary, typos, found);
    if (likeliest !== undefined) meant.set(word, likeliest);
  }
  if (meant.size === 0) return undefined;
  return normalizeDutch(query)
    .map((word) => meant.get(word) ?? word)
    .join(' ');
}

function findLikeliest(
  vocabulary: Vocabulary,
  terms: readonly number[],
  found: { readonly bits: Bitset },
): string | undefined {
  let likeliest: string | undefined;
  let most = 0;
  for (const term of terms) {
    let rows = 0;
    for (const posting of vocabulary.postings.of(term))
      if (found.bits.has(postedSlot(posting))) rows++;
    if (rows <= most) continue;
    most = rows;
    likeliest = vocabulary.get(term).word;
  }
  return likeliest;
}
