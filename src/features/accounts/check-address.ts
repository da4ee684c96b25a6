import { account as texts } from '#kernel/messages/nl-account';
import { isHousenumber } from '#kernel/values/housenumber';
import { isPostcode } from '#kernel/values/postcode';
import type { AddressFields } from './contract';

/** S5.1/8 for Dutch postcodes; others by their number of digits. */
const postcodes: Record<string, (text: string) => boolean> = {
  NL: isPostcode,
  BE: (text) => /^[1-9]\d{3}$/.test(text),
  DE: (text) => /^\d{5}$/.test(text),
};

/** What is not right about an address, by field. */
export const checkAddress = (
  fields: AddressFields,
): Partial<Record<keyof AddressFields, string>> => {
  const isCode = postcodes[fields.address_country ?? 'NL'];
  const right = {
    address_country: isCode !== undefined,
    address_zipcode: (isCode ?? isPostcode)(fields.address_zipcode ?? ''),
    address_housenumber: isHousenumber(fields.address_housenumber ?? ''),
    address_street: Boolean(fields.address_street),
    address_place: Boolean(fields.address_place),
  };
  const labels = {
    address_country: texts.country,
    address_zipcode: texts.zipcode,
    address_housenumber: texts.housenumber,
    address_street: texts.street,
    address_place: texts.place,
  };
  return Object.fromEntries(
    (Object.keys(right) as (keyof typeof right)[])
      .filter((name) => !right[name])
      .map((name) => [name, texts.invalid(labels[name])]),
  );
};
