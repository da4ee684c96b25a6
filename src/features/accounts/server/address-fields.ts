import type { Params } from '#features/pages/api.server';
import { type PersonPart, tidyPart } from '#kernel/values/person/rules';
import { lineOf } from '#platform/http/params';
import type { AccountAddress, AddressFields } from '../contract';
import type { NewAddress } from './addresses';

/** The most characters of a field that are shown again: more than its rules take. */
const MOST = 300;

const names: readonly (keyof AddressFields)[] = [
  'firstname',
  'lastname',
  'address_zipcode',
  'address_housenumber',
  'address_housenumber_suffix',
  'address_street',
  'address_place',
  'address_country',
  'usual',
];

/** A kept address, as its form shows it. */
export const fieldsOf = (address: AccountAddress): AddressFields => ({
  firstname: address.firstName,
  lastname: address.lastName,
  address_zipcode: address.zipcode,
  address_housenumber: address.housenumber,
  address_housenumber_suffix: address.housenumberSuffix,
  address_street: address.street,
  address_place: address.place,
  address_country: address.country,
  usual: address.usual ? '1' : undefined,
});

/** What the form of an address was sent with, as it was typed. */
export const readFields = (params: Params): AddressFields =>
  Object.fromEntries(
    names.flatMap((name) => {
      const text = lineOf(params, name).slice(0, MOST);
      return text ? [[name, text]] : [];
    }),
  );

/** The address of a form that was found right, as it is kept. */
export const addressOf = (fields: AddressFields): NewAddress => {
  const country = fields.address_country ?? '';
  const tidy = (part: PersonPart, text = '') => tidyPart(part, text, country);
  return {
    firstName: tidy('firstname', fields.firstname),
    lastName: tidy('lastname', fields.lastname),
    zipcode: tidy('zipcode', fields.address_zipcode),
    housenumber: tidy('housenumber', fields.address_housenumber),
    housenumberSuffix: tidy('housenumber_suffix', fields.address_housenumber_suffix),
    street: tidy('street', fields.address_street),
    place: tidy('place', fields.address_place),
    country,
    usual: fields.usual !== undefined,
  };
};
