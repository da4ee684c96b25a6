import { countTypos } from './search/typo';

/** What else a city is called, squeezed. */
const aliases: Record<string, string> = {
  denbosch: 'shertogenbosch',
  hertogenbosch: 'shertogenbosch',
  sgravenhage: 'denhaag',
  gravenhage: 'denhaag',
};

/** A shorter name is not corrected: other places come as close to it. */
const SHORTEST_MENDED = 5;
const LENGTH_FOR_TWO_TYPOS = 8;
/** Longer than any place's name. */
const LONGEST_MENDED = 40;

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

/** A name without what people leave out or put elsewhere: spaces, apostrophes, hyphens and dots. */
const squeeze = (text: string): string => plain(text).replace(/['\s.-]/g, '');

/** The place that a mistyped name is closest to: by its errors, then with the same first letter. */
const correct = (places: readonly string[], typed: string): string | undefined => {
  if (typed.length < SHORTEST_MENDED || typed.length > LONGEST_MENDED) return undefined;
  const most = typed.length < LENGTH_FOR_TWO_TYPOS ? 1 : 2;
  let closest: string | undefined;
  let least = 2 * most + 2;
  const consider = (name: string, place: string) => {
    const errors = countTypos(typed, name, most);
    if (errors > most) return;
    const distance = 2 * errors + Number(name[0] !== typed[0]);
    if (distance >= least) return;
    least = distance;
    closest = place;
  };
  for (const place of places) consider(place, place);
  for (const [name, place] of Object.entries(aliases))
    if (places.includes(place)) consider(name, place);
  return closest;
};

export type StoreMatch<T> = {
  /** `typo`: in the place that the text was most like. */
  kind: 'place' | 'begin' | 'typo' | 'all';
  stores: T[];
};

/**
 * The stores that a text asks for (S9.4/3): those in the place of that name; else, for letters
 * only, those in places that begin with it, or in the one that it is a mistyped name of; otherwise
 * all. The order stays.
 */
export const matchStores = <T extends { place: string }>(
  stores: readonly T[],
  text: string,
): StoreMatch<T> => {
  const typed = plain(text);
  const squeezed = squeeze(typed);
  const asked = aliases[squeezed] ?? squeezed;
  const inPlace = (name: string) => stores.filter(({ place }) => squeeze(place) === name);
  const exact = asked === '' ? [] : inPlace(asked);
  if (exact.length > 0) return { kind: 'place', stores: exact };
  if (!LETTERS.test(typed)) return { kind: 'all', stores: [...stores] };
  const begin = stores.filter(({ place }) => plain(place).startsWith(typed));
  if (begin.length > 0) return { kind: 'begin', stores: begin };
  const meant = correct([...new Set(stores.map(({ place }) => squeeze(place)))], asked);
  return meant === undefined
    ? { kind: 'all', stores: [...stores] }
    : { kind: 'typo', stores: inPlace(meant) };
};

/** The four digits of a postcode, whole or not; undefined for any other text. */
export const postcodeDigits = (text: string): string | undefined =>
  /^\s*([1-9]\d{3})\s*(?:[a-z]{2})?\s*$/i.exec(text)?.[1];
