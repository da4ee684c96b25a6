/** An address in one text, in its parts. */
export type AddressParts = { street: string; housenumber: string; suffix: string };

// Digits alone come after a dash: of 'Plein 1944 12' the year is the street's.
const LINE =
  /^(?<street>.*?\D)\s*(?<number>\d{1,5})(?<suffix>\s*[-/]\s*[\p{L}\d]{1,6}|\s?\p{L}[\p{L}\d]{0,5})?$/u;

/** 'Oudegracht 112 A', 'Plein 1944 12-2' in parts; undefined for a text without a number at its end. */
export const readAddress = (text: string): AddressParts | undefined => {
  const { street = '', number = '', suffix = '' } = LINE.exec(text.trim())?.groups ?? {};
  if (street.trim() === '' || number === '') return undefined;
  return {
    street: street.trim().replace(/,$/, ''),
    housenumber: number,
    suffix: suffix.replace(/^[-/\s]+/, '').trim(),
  };
};
