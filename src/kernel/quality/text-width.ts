/** Widths of Arial's letters in thousandths of its size: search results are cut by how wide they are drawn. */
const groups: readonly (readonly [number, string])[] = [
  [191, "'"],
  [222, 'ijl’‘'],
  [260, '|'],
  [278, ' !,./:;I[]\\ftíìïî'],
  [333, '-()`r“”'],
  [355, '"'],
  [500, 'ckJsvxyzç'],
  [556, 'abdeghnopqu0123456789L?$#_€–áàäâéèëêóòöôúùüûñ'],
  [584, '+<=>~'],
  [611, 'FTZ'],
  [667, '&ABEKPSVXYÁÀÄÉÈË'],
  [722, 'CDHNRUwÜÚ'],
  [778, 'GOQÖÓ'],
  [833, 'mM'],
  [889, '%'],
  [944, 'W'],
  [1000, '…—'],
  [1015, '@'],
];

const widths = new Map(
  groups.flatMap(([width, letters]) => [...letters].map((one) => [one, width])),
);
const OTHERS = 600;

/** About how wide a text is in Arial of a size, in px. */
export const textWidth = (text: string, size: number): number => {
  const letters = [...text].reduce((sum, letter) => sum + (widths.get(letter) ?? OTHERS), 0);
  return Math.round((letters * size) / 1000);
};

/** A text as far as it is shown: whole words, and that there is more. */
export const cutToWidth = (
  text: string,
  { size, most }: { size: number; most: number },
): string => {
  if (textWidth(text, size) <= most) return text;
  const words = text.split(' ');
  while (words.length > 1 && textWidth(`${words.join(' ')} …`, size) > most) words.pop();
  return `${words.join(' ')} …`;
};
