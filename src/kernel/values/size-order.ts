/** The size of what comes in one. */
export const ONE_SIZE = 'Eén maat';

const letters = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'];

/** First number in a text: 38 of '38', 47 of '47 × 30 cm', 30 of '30/32'. */
const firstNumber = (text: string): number | undefined => {
  const found = /\d+(?:[.,]\d+)?/.exec(text)?.[0];
  return found === undefined ? undefined : Number(found.replace(',', '.'));
};

/**
 * A number by which sizes sort as people expect: letters from small to large, then numbers, then
 * measures, then 'Eén maat'. Double letters (S/M) stand between their neighbours.
 */
export const sizeOrder = (title: string): number => {
  const parts = title
    .toUpperCase()
    .split('/')
    .map((part) => letters.indexOf(part.trim()));
  if (parts.every((place) => place !== -1)) {
    return Math.round((parts.reduce((sum, place) => sum + place, 0) / parts.length) * 10);
  }
  const number = firstNumber(title);
  if (number === undefined) return 2_000_000_000;
  const second = Math.min(99, Number(/\/\s*(\d+)/.exec(title)?.[1] ?? 0));
  const measure = /[×x]|cm|liter|ml/i.test(title) ? 1_000_000 : 0;
  return 1000 + measure + Math.round(number * 100) + second;
};
