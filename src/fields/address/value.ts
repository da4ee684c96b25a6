import { fieldLimits } from '#kernel/limits-fields';

/** The parts of an address, in the order of a form (S3.2/11). */
export const addressParts = [
  'zipcode',
  'housenumber',
  'housenumber_suffix',
  'street',
  'place',
  'province',
  'country',
] as const;

export type AddressPart = (typeof addressParts)[number];

/** What a required address can't do without (S5.2/8). */
export const neededParts: readonly AddressPart[] = ['zipcode', 'housenumber', 'street', 'place'];

export type Address = Record<AddressPart, string>;

const emptyAddress: Address = {
  street: '',
  housenumber: '',
  housenumber_suffix: '',
  zipcode: '',
  place: '',
  province: '',
  country: fieldLimits.country,
};

/** Reads an address from the JSON that a field keeps; what is missing is empty, the country NL. */
export const readAddress = (value: string): Address => {
  let stored: unknown;
  try {
    stored = JSON.parse(value);
  } catch {
    stored = undefined;
  }
  const parts = Object.entries((stored ?? {}) as Record<string, unknown>).filter(
    ([part, text]) => part in emptyAddress && typeof text === 'string' && text !== '',
  );
  return { ...emptyAddress, ...(Object.fromEntries(parts) as Partial<Address>) };
};

/** An address as a field keeps it; one in which nothing but a country stands is no value. */
export const writeAddress = (address: Address): string => {
  const { country, ...rest } = address;
  return Object.values(rest).every((text) => text.trim() === '') ? '' : JSON.stringify(address);
};

/** The name under which a part is sent, such as `field_83[zipcode]`. */
export const partName = (name: string, part: AddressPart): string => `${name}[${part}]`;
