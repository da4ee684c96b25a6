const IBAN = /^[A-Z]{2}\d{2}[A-Z\d]{10,30}$/;

/** The rest of a number of any length by 97, a digit at a time. */
const restBy97 = (digits: string): number =>
  [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);

/** Whether a text is an IBAN, with or without spaces: its two digits are those of the rest (ISO 13616). */
export const isIban = (text: string): boolean => {
  const tight = text.replaceAll(/\s/g, '').toUpperCase();
  if (!IBAN.test(tight)) return false;
  const turned = tight.slice(4) + tight.slice(0, 4);
  return restBy97(turned.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))) === 1;
};
