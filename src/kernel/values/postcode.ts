const POSTCODE = /^([1-9]\d{3}) ?([a-z]{2})$/i;

/** Whether a text is a Dutch postcode (S5.1/8). */
export const isPostcode = (text: string): boolean => POSTCODE.test(text);

/** A postcode as the post writes it, '3511 AW'; any other text as it is. */
export const tidyPostcode = (text: string): string => {
  const [, digits, letters] = POSTCODE.exec(text) ?? [];
  return digits && letters ? `${digits} ${letters.toUpperCase()}` : text;
};
