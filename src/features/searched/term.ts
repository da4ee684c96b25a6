import { searchedLimits as limits } from '#kernel/limits-searched';

const hasSign = (text: string): boolean =>
  /[@\\<>{}]|\(at\)|\.(?:nl|be|com|eu|org|net)\b|:\/\/|www\.|[\p{C}\ufffd]/u.test(text);

/** A street with a number of a house. */
const STREET = /(?:straat|laan|weg|plein|kade|gracht|singel|dijk|hof|pad|steeg|markt)\s+\d/;

/**
 * What somebody looked for, as it is counted; undefined: it may be about a person (an address for mail, a telephone, a number
 * of an order, where he lives) or is no word at all.
 */
export const termOf = (typed: string): string | undefined => {
  const term = typed.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();
  const digits = term.match(/\d/g)?.length ?? 0;
  const isWord = /\p{L}{2}/u.test(term);
  // Beside a number a street or a postcode tells where somebody lives.
  const isPlace = /\b\d{4} ?[a-z]{2}\b/.test(term) || STREET.test(term);
  if (!isWord || term.length > limits.term || digits > limits.digits || isPlace || hasSign(term)) {
    return undefined;
  }
  return term;
};
