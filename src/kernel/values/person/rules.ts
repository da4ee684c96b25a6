import { personLimits } from '#kernel/limits-fields';
import { isStandardEmail } from '#kernel/values/email';
import { isHousenumber } from '#kernel/values/housenumber';
import { isPersonPhone } from '#kernel/values/phone';
import { plainLine } from '#kernel/values/plain-text';
import { isPostalCode, isPostalCountry, tidyPostalCode } from '#kernel/values/postal-code';

/** What people tell of themselves: the same in the checkout, in an account and for an order. */
export type PersonPart = keyof typeof personLimits;

/** What is wrong with a part: it is not what it should be, or longer than can be kept. */
export type PersonProblem = 'invalid' | 'long';

const right: Partial<Record<PersonPart, (text: string, country: string) => boolean>> = {
  email: isStandardEmail,
  phone: isPersonPhone,
  housenumber: isHousenumber,
  zipcode: (text, country) => isPostalCode(country, text),
  country: isPostalCountry,
};

/**
 * A part as it is kept: on one line, spaces once, letters with their accents as one character (NFC); an
 * e-mail address in lower case, a postcode as its country's post writes it.
 */
export const tidyPart = (part: PersonPart, typed: string, country = 'NL'): string => {
  const text = plainLine(typed.normalize('NFC')).replace(/\s+/g, ' ');
  if (part === 'email') return text.toLowerCase();
  return part === 'zipcode' ? tidyPostalCode(country, text) : text;
};

/**
 * What is wrong with what was typed; undefined: nothing. Empty is wrong for a part that is `required`. Of
 * a country that isn't delivered to, postcodes are checked as Dutch ones.
 */
export const findPartProblem = (
  part: PersonPart,
  typed: string,
  { required = false, country = 'NL' }: { required?: boolean; country?: string } = {},
): PersonProblem | undefined => {
  const text = tidyPart(part, typed, country);
  if (text === '') return required ? 'invalid' : undefined;
  const known = isPostalCountry(country) ? country : 'NL';
  if (right[part]?.(text, known) === false) return 'invalid';
  return text.length > personLimits[part] ? 'long' : undefined;
};
