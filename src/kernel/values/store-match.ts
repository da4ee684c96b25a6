const aliases: Record<string, string> = {
  'den bosch': "'s-hertogenbosch",
  hertogenbosch: "'s-hertogenbosch",
  "'s-gravenhage": 'den haag',
  gravenhage: 'den haag',
};

/** Without accents, capitals and odd spaces or apostrophes. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Letters, with the marks that stand in names of places: `'s-Hertogenbosch`, `Den Haag`. */
const LETTERS = /^['\p{L}][\p{L}' .-]*$/u;

/** Whether a text may be a place's name, or its begin. */
export const isPlaceText = (text: string): boolean => LETTERS.test(plain(text));

/**
 * The stores that a text asks for (S9.4/3): those in the place of that name; else, for letters
 * only, those in places that begin with it; otherwise all. The order stays.
 */
export const matchStores = <T extends { place: string }>(
  stores: readonly T[],
  text: string,
): { kind: 'place' | 'begin' | 'all'; stores: T[] } => {
  const typed = plain(text);
  const asked = aliases[typed] ?? typed;
  const exact = asked === '' ? [] : stores.filter(({ place }) => plain(place) === asked);
  if (exact.length > 0) return { kind: 'place', stores: exact };
  const begin = LETTERS.test(asked)
    ? stores.filter(({ place }) => plain(place).startsWith(asked))
    : [];
  return begin.length > 0 ? { kind: 'begin', stores: begin } : { kind: 'all', stores: [...stores] };
};

/** The four digits of a postcode, whole or not; undefined for any other text. */
export const postcodeDigits = (text: string): string | undefined =>
  /^\s*([1-9]\d{3})\s*(?:[a-z]{2})?\s*$/i.exec(text)?.[1];
