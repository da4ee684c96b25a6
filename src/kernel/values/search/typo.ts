/**
 * Whether one typing error turns `word` into `typed`: a letter too few, too many, another letter,
 * or two neighbours swapped.
 * @param asPrefix whether `word` may go on after that; the error is then not at its last letter,
 *   since one letter less would begin with too much
 */
export function isOneTypo(typed: string, word: string, asPrefix: boolean): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at++;
  if (isOneTypoAt(at, typed, word, false)) return true;
  return asPrefix && at < typed.length - 1 && isOneTypoAt(at, typed, word, true);
}

function isOneTypoAt(at: number, typed: string, word: string, asPrefix: boolean): boolean {
  if (sameFrom(typed, at + 1, word, at + 1, asPrefix)) return true;
  if (sameFrom(typed, at + 1, word, at, asPrefix)) return true;
  if (sameFrom(typed, at, word, at + 1, asPrefix)) return true;
  const swapped = typed[at] === word[at + 1] && typed[at + 1] === word[at];
  return swapped && at + 1 < typed.length && sameFrom(typed, at + 2, word, at + 2, asPrefix);
}

function sameFrom(a: string, fromA: number, b: string, fromB: number, asPrefix: boolean): boolean {
  const length = a.length - fromA;
  const left = b.length - fromB;
  if (length < 0 || left < length || (!asPrefix && left !== length)) return false;
  for (let i = 0; i < length; i++) if (a[fromA + i] !== b[fromB + i]) return false;
  return true;
}

/** The number of typing errors between two words, or `most + 1` when there are more. */
export function countTypos(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) row.push(cheapest(a, b, i, j, before, last, row));
    if (Math.min(...row) > most) return most + 1;
    before = last;
    last = row;
  }
  return Math.min(last[b.length] as number, most + 1);
}

function cheapest(
  a: string,
  b: string,
  i: number,
  j: number,
  before: number[],
  last: number[],
  row: number[],
): number {
  const changed = (last[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
  const least = Math.min(changed, (last[j] as number) + 1, (row[j - 1] as number) + 1);
  const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
  return swapped ? Math.min(least, (before[j - 2] as number) + 1) : least;
}
