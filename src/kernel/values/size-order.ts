/** The size of what comes in one. */
export const ONE_SIZE = 'Eén maat';

const letters = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'];

/** First number in a text: 38 of '38', 47 of '47 × 30 cm', 30 of '30/32'. */
const firstNumber = (text: string): number | undefined => {
  const found = /\d+(?:[.,]\d+)?/.exec(text)?.[0];
  return found === undefined ? undefined : Number(found.replace(',', '.'));
};

/** The places of S and M in 'S/M'; none where it is no size in letters. */
const lettersOf = (title: string): number[] => {
  const places = title
    .toUpperCase()
    .split('/')
    .map((part) => letters.indexOf(part.trim()));
  return places.includes(-1) ? [] : places;
};

/** What a size is told in: 'M', '38', '36-39', '50 × 70 cm', '60 cm', 'Ø 60 cm', 'Eén maat'. */
export const sizeKind = (
  title: string,
): 'letters' | 'number' | 'range' | 'area' | 'measure' | 'round' | 'words' => {
  if (lettersOf(title).length > 0) return 'letters';
  if (firstNumber(title) === undefined) return 'words';
  if (/ø/i.test(title)) return 'round';
  if (/\d\s*[×x]\s*\d/i.test(title)) return 'area';
  if (/cm|liter|ml/i.test(title)) return 'measure';
  return /\d\s*-\s*\d/.test(title) ? 'range' : 'number';
};

/** Where each kind begins among all of them. */
const kindStart = {
  ...{ letters: 0, number: 1e3, range: 5e5, area: 1e6 },
  ...{ measure: 2e6, round: 3e6, words: 2e9 },
};

/**
 * A number by which sizes sort as people expect: letters from small to large, then numbers, then
 * measures, then 'Eén maat'. Double letters (S/M) stand between their neighbours, and a second number
 * (30/32, 50 × 70 cm) tells apart those that begin alike.
 */
export const sizeOrder = (title: string): number => {
  const kind = sizeKind(title);
  const places = lettersOf(title);
  if (kind === 'letters') {
    return Math.round((places.reduce((sum, place) => sum + place, 0) / places.length) * 10);
  }
  const number = firstNumber(title);
  if (number === undefined) return kindStart.words;
  const second = Number(/[/×x]\s*(\d+)/i.exec(title)?.[1] ?? 0) / (kind === 'area' ? 10 : 1);
  return kindStart[kind] + Math.round(number * 100) + Math.min(99, Math.round(second));
};
