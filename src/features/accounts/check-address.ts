import { account as texts } from '#kernel/messages/nl-account';
import { partProblemText } from '#kernel/values/person/problem-text';
import type { AddressFields } from './contract';

/** The parts of an address as its form names them, whether each is needed (S5.2/8), and its label. */
const parts = [
  ['firstname', 'firstname', false, texts.firstName],
  ['lastname', 'lastname', false, texts.lastName],
  ['address_country', 'country', true, texts.country],
  ['address_zipcode', 'zipcode', true, texts.zipcode],
  ['address_housenumber', 'housenumber', true, texts.housenumber],
  ['address_housenumber_suffix', 'housenumber_suffix', false, texts.housenumberSuffix],
  ['address_street', 'street', true, texts.street],
  ['address_place', 'place', true, texts.place],
] as const;

/** What is not right about an address, by field. */
export const checkAddress = (
  fields: AddressFields,
): Partial<Record<keyof AddressFields, string>> => {
  const { address_country: country } = fields;
  return Object.fromEntries(
    parts.flatMap(([name, part, required, label]) => {
      const problem = partProblemText(part, fields[name] ?? '', { label, required, country });
      return problem === undefined ? [] : [[name, problem]];
    }),
  );
};
