import { isPostcode, tidyPostcode } from './postcode';

/** Countries that are delivered to, by ISO 3166, and the postal codes of each. */
const codes = {
  NL: isPostcode,
  BE: (text: string) => /^(?:B-? ?)?[1-9]\d{3}$/i.test(text),
  DE: (text: string) => /^(?:D-? ?)?\d{5}$/i.test(text),
} as const;

export type PostalCountry = keyof typeof codes;

/** The countries that we send to. */
export const postalCountries = Object.keys(codes) as readonly PostalCountry[];

export const isPostalCountry = (country: string): country is PostalCountry =>
  Object.hasOwn(codes, country);

/**
 * Whether a text is a postal code of a country, also with the country's letter before it, as in
 * 'B-9000'. Of a country that isn't delivered to none is.
 */
export const isPostalCode = (country: string, text: string): boolean =>
  isPostalCountry(country) && codes[country](text);

/** A postal code as that country's post writes it: '3511 AW', and '9000' for 'B-9000'. */
export const tidyPostalCode = (country: string, text: string): string =>
  country === 'NL' ? tidyPostcode(text) : text.replace(/^[a-z]+-? ?(?=\d)/i, '');
