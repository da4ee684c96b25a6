const CODE_OF_A = 97;
const OTHER = 26;

/** Which letters a word has, one bit each, and one bit for all else. */
export function letterMask(word: string): number {
  let mask = 0;
  for (let i = 0; i < word.length; i++) {
    const letter = word.charCodeAt(i) - CODE_OF_A;
    mask |= 1 << (letter >= 0 && letter < OTHER ? letter : OTHER);
  }
  return mask;
}

/** Whether at most `most` of the letters in `mask` are missing from `other`. */
export function missesAtMost(mask: number, other: number, most: number): boolean {
  let missing = mask & ~other;
  for (let i = 0; i < most && missing !== 0; i++) missing &= missing - 1;
  return missing === 0;
}
