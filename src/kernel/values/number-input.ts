/** A number while it is typed (S5.2/10): digits, '.' and ',' and nothing else. */
export const shapeNumber = (text: string): string => text.replace(/[^\d.,]/g, '');

/** Reads a number as people type it: '1.234,5', '1234,5' or '1234.5'; undefined when it is none. */
export const readNumber = (text: string): number | undefined => {
  const plain = /^\d{1,3}(\.\d{3})+$|,/.test(text)
    ? text.replaceAll('.', '').replace(',', '.')
    : text;
  return /^\d+(\.\d*)?$|^\.\d+$/.test(plain) ? Number(plain) : undefined;
};
