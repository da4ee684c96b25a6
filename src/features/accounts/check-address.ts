import { account as texts } from '#kernel/messages/nl-account';
import { isHousenumber } from '#kernel/values/housenumber';
import { isPostalCode, isPostalCountry } from '#kernel/values/postal-code';
import type { AddressFields } from './contract';

/** What is not right about an address, by field. */
export const checkAddress = (
  fields: AddressFields,
): Partial<Record<keyof AddressFields, string>> => {
  const given = fields.address_country ?? 'NL';
  const country = isPostalCountry(given) ? given : 'NL';
  const right = {
    address_country: isPostalCountry(given),
    address_zipcode: isPostalCode(country, fields.address_zipcode ?? ''),
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
