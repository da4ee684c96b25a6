const VOWEL = /eau|eeu|ieu|aai|ooi|oei|aa|ee|oo|uu|oe|ie|eu|ui|ei|ou|au|[aeiouy]/g;

/** About how many syllables a word has: its vowels, those of more than one letter as one. */
export function countSyllables(word: string): number {
  return word.match(VOWEL)?.length ?? 0;
}
