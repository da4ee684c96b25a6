import { fold } from '#kernel/values/facets';
import { wordsToFind } from './normalize';
import { stem } from './stem';

/** A piece of a text; `isTyped`: it is what somebody looks for. */
type TextPart = { text: string; isTyped: boolean };

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Fewer letters stand within a word by chance. */
const LEAST_WITHIN = 3;

/** Where the folded word stands for some letters: how many of its own signs they take. */
const signsOf = (word: string, letters: number): number => {
  let taken = 0;
  let signs = 0;
  for (const sign of word) {
    const { length } = fold(sign);
    // An accent that is a sign of its own belongs to the letter before it.
    if (taken >= letters && length > 0) break;
    taken += length;
    signs += sign.length;
  }
  return signs;
};

/** From where to where one of the words stands in another, in its own signs. */
const findIn = (word: string, typed: readonly string[]): [number, number] | undefined => {
  const folded = fold(word);
  for (const one of typed) {
    const at = folded.indexOf(one);
    if (at !== 0 && (at === -1 || one.length < LEAST_WITHIN)) continue;
    return [at === 0 ? 0 : signsOf(word, at), signsOf(word, at + one.length)];
  }
  const stems = typed.map(stem);
  return stems.includes(stem(folded)) ? [0, word.length] : undefined;
};

/** A text in pieces, told apart by what was typed: its words' beginnings, parts and other forms. */
export function typedParts(text: string, query: string): TextPart[] {
  // The longest first: of 'trui' and 'tr' it is the first.
  const typed = wordsToFind(query).sort((a, b) => b.length - a.length);
  const parts: TextPart[] = [];
  let done = 0;
  const add = (end: number, isTyped: boolean) => {
    if (end > done) parts.push({ text: text.slice(done, end), isTyped });
    done = end;
  };
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const found = findIn(word, typed);
    if (!found) continue;
    add(index + found[0], false);
    add(index + found[1], true);
  }
  add(text.length, false);
  return parts;
}
