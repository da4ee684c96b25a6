import type { Vocabulary } from './vocabulary';

const SHORTEST_PART = 3;
const SHORTEST_UNKNOWN_HEAD = 4;
/** Of longer words no last part is looked for. */
const LONGEST = 40;

/** Short first parts of Dutch compounds; longer ones need not be known to count as one. */
const SHORT_HEADS = new Set(
  'bad bed dek eet hal kop nek rug sta tas vul was wol zit pan oor arm kin bar'.split(' '),
);

/** Words that end no compound: Jasper is no jas. */
const NO_TAILS = new Set(
  'aan bij dat der die een het met ons per ten ter tot uit van voor'.split(' '),
);

/** Stems that end with a word without being one: a handschoen is no schoen. */
const FALSE_ENDS: Readonly<Record<string, readonly string[]>> = {
  schoen: ['handschoen'],
  pak: ['badpak'],
};

/** Whether a compound with this last part is no such thing, itself a last part or not. */
const isFalseEnd = (whole: string, stem: string): boolean =>
  Object.hasOwn(FALSE_ENDS, stem) &&
  (FALSE_ENDS[stem] as readonly string[]).some((one) => whole.endsWith(one));

export interface Compounds {
  /** Terms with the word as their last part, which are what it names: a regenjas is a jas. */
  ending: Set<number>;
  /** Terms with it as their first part before a known word: a jaszak is no jas. */
  starting: Set<number>;
}

/** The terms that have this word as their last part, or as their first before a known word. */
export function findCompounds(vocabulary: Vocabulary, word: string, stem: string): Compounds {
  const ending = new Set<number>();
  const starting = new Set<number>();
  if (word.length < SHORTEST_PART || /\d/.test(word)) return { ending, starting };
  for (const term of vocabulary.withEnd(word)) {
    const { word: whole, stem: key } = vocabulary.get(term);
    if (isFalseEnd(key, stem)) continue;
    if (canLead(vocabulary, whole.slice(0, whole.length - word.length))) ending.add(term);
  }
  if (stem.length >= SHORTEST_PART) {
    for (const term of vocabulary.withStemEnd(stem)) {
      const whole = vocabulary.get(term).stem;
      if (isFalseEnd(whole, stem)) continue;
      if (canLead(vocabulary, whole.slice(0, whole.length - stem.length))) ending.add(term);
    }
  }
  for (const term of vocabulary.withPrefix(word)) {
    if (canFollow(vocabulary, vocabulary.get(term).word.slice(word.length))) starting.add(term);
  }
  return { ending, starting };
}

function canLead(vocabulary: Vocabulary, head: string): boolean {
  if (!/[aeiouy]/.test(head)) return false;
  if (head.length >= SHORTEST_UNKNOWN_HEAD || SHORT_HEADS.has(head)) return true;
  return head.length >= SHORTEST_PART && vocabulary.knows(head);
}

// Between the parts of a compound may be s, e or en: stadsfiets, pannenlap.
function canFollow(vocabulary: Vocabulary, tail: string): boolean {
  return [tail, tail.replace(/^(?:s|en|e)/, '')].some(
    (part) => part.length >= SHORTEST_PART && !NO_TAILS.has(part) && vocabulary.knows(part),
  );
}

/**
 * What a compound is: its longest last part that `isName` says is one, after a first part that can
 * be a word. A winterjas is a jas.
 */
export function findHead(
  vocabulary: Vocabulary,
  word: string,
  isName: (tail: string) => boolean,
): string | undefined {
  if (/\d/.test(word) || word.length > LONGEST) return undefined;
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
    const tail = word.slice(at);
    if (!NO_TAILS.has(tail) && canLead(vocabulary, word.slice(0, at)) && isName(tail)) return tail;
  }
  return undefined;
}
