import { isBsn } from '../bsn';
import { isEmail } from '../email';
import { isHousenumber } from '../housenumber';
import { isPhone } from '../phone';
import { isPostalCode, isPostalCountry } from '../postal-code';
import type { SiteFormElement } from './types';

/** Of countries that aren't delivered to nobody here knows how their addresses are written. */
const isKnown = ({ country }: SiteFormElement): boolean =>
  country === undefined || isPostalCountry(country);

const isNamed = ({ id, label }: SiteFormElement, word: string, part: string): boolean =>
  (label ?? '').replaceAll('*', '').trim().toLowerCase() === word || id.includes(part);

/** The rules that a text obeys besides not being empty, and for which elements each is. */
const rules: readonly {
  is: (element: SiteFormElement) => boolean;
  holds: (text: string, element: SiteFormElement) => boolean;
}[] = [
  { is: ({ kind }) => kind === 'email', holds: isEmail },
  { is: ({ kind }) => kind === 'tel', holds: isPhone },
  { is: ({ dataType }) => dataType === 'bsn', holds: isBsn },
  {
    is: (element) => isKnown(element) && isNamed(element, 'postcode', 'zipcode'),
    holds: (text, { country = 'NL' }) => isPostalCode(country, text),
  },
  {
    is: (element) =>
      isKnown(element) &&
      isNamed(element, 'huisnummer', 'housenumber') &&
      !element.id.includes('housenumber_suffix'),
    holds: isHousenumber,
  },
];

/** Whether a text that must be filled in is, and as its kind wants it (S5.1/3, S5.1/5-9). */
export const isTextRight = (element: SiteFormElement): boolean => {
  const text = element.value.trim();
  return text !== '' && rules.every(({ is, holds }) => !is(element) || holds(text, element));
};
