import { fields } from '#kernel/messages/nl-fields';
import type { FieldDefinition } from '../definition';
import { errorsOf, wordsOf } from '../field-texts';
import {
  checkMoments,
  defineFormField,
  type Posted,
  type Problem,
  readText,
  type SitePart,
} from '../type';
import { addressParts, neededParts, partName, readAddress, writeAddress } from './value';

const check = (value: string, field: FieldDefinition): Problem[] => {
  const words = wordsOf(field).address;
  const address = readAddress(value);
  return neededParts
    .filter((part) => address[part].trim() === '')
    .map((part) => ({ part, message: errorsOf(field).required(words[part]) }));
};

const show = (value: string): string => {
  if (value === '') return '';
  const { street, housenumber, housenumber_suffix, zipcode, place, country } = readAddress(value);
  const name = country in fields.countries ? country : 'NL';
  const lines = [
    [street, housenumber, housenumber_suffix],
    [zipcode, place],
    [fields.countries[name as keyof typeof fields.countries]],
  ];
  return lines
    .map((words) => words.filter(Boolean).join(' '))
    .filter(Boolean)
    .join(', ');
};

const readPosted = (posted: Posted, field: FieldDefinition): string => {
  const whole = posted(field.name)[0];
  if (whole !== undefined) return writeAddress(readAddress(whole));
  const address = readAddress('');
  for (const part of addressParts) {
    address[part] = posted(partName(field.name, part))[0] || address[part];
  }
  return writeAddress(address);
};

/** Its inputs one by one, with the country by which a postcode and a house number are judged. */
const siteParts = (value: string, field: FieldDefinition): SitePart[] => {
  const words = wordsOf(field).address;
  const address = readAddress(value);
  return neededParts.map((part) => ({
    part,
    kind: 'text',
    value: address[part],
    label: words[part],
    country: address.country,
  }));
};

/** A postal address, as JSON of its parts. */
export const addressField = defineFormField<string>({
  name: 'AddressField',
  empty: '',
  read: readText,
  frame: () => 'group',
  when: { ...checkMoments.afterFirst, change: false },
  check,
  show,
  readPosted,
  siteParts,
  isLong: true,
  typedText: (value) => Object.values(readAddress(value)).join('\n'),
});
