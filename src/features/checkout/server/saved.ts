import { listAddresses } from '#features/accounts/api.server';
import type { AccountAddress } from '#features/accounts/contract';
import { streetLine } from '#features/stores/contract';
import type { Host } from '#platform/host';
import type { Session } from '#platform/sessions/sessions';
import {
  type AddressName,
  addressParts,
  type CheckoutValues,
  otherAddress,
  type SavedAddress,
} from '../contract';

const names = ['address', 'address_delivery'] as const satisfies readonly AddressName[];

/** The addresses that a visitor's account keeps, the usual one first. */
export const listSaved = async (
  host: Host,
  session: Session | undefined,
): Promise<AccountAddress[]> => (session?.accountId ? listAddresses(host, session.accountId) : []);

/** An account's address as the form has it. */
const valuesOf = (address: AccountAddress, name: AddressName): CheckoutValues => ({
  [`${name}_zipcode`]: address.zipcode,
  [`${name}_housenumber`]: address.housenumber,
  [`${name}_housenumber_suffix`]: address.housenumberSuffix,
  [`${name}_street`]: address.street,
  [`${name}_place`]: address.place,
  [`${name}_province`]: undefined,
  [`${name}_country`]: address.country,
  ...(name === 'address_delivery' && {
    address_delivery_firstname: address.firstName,
    address_delivery_lastname: address.lastName,
  }),
});

const findChosen = (
  values: CheckoutValues,
  saved: readonly AccountAddress[],
  name: AddressName,
): AccountAddress | undefined => saved.find(({ id }) => String(id) === values[`${name}_saved`]);

/** What stands chosen before anyone chose: what was typed, or else the usual address. */
const firstChoice = (
  values: CheckoutValues,
  saved: readonly AccountAddress[],
  name: AddressName,
): string => {
  if (values[`${name}_zipcode`] || values[`${name}_saved`] === otherAddress) return otherAddress;
  const first = name === 'address' ? saved[0] : saved[1];
  return first ? String(first.id) : otherAddress;
};

/** Which address stands chosen: one of the visitor's own, or the one that he types. */
export const chooseSaved = (
  values: CheckoutValues,
  saved: readonly AccountAddress[],
): CheckoutValues => {
  const chosen = names.map((name) => {
    const own = findChosen(values, saved, name);
    const choice = own ? String(own.id) : firstChoice(values, saved, name);
    return [`${name}_saved`, saved.length > 0 ? choice : undefined];
  });
  return { ...values, ...Object.fromEntries(chosen) };
};

/** An address that isn't there (any more) is none: what was typed before was not meant. */
const nowhere = (name: AddressName): CheckoutValues =>
  Object.fromEntries(addressParts.map((part) => [`${name}_${part}`, undefined]));

/** The form as it counts: a saved address that is chosen stands in place of what was typed. */
export const withSaved = (
  values: CheckoutValues,
  saved: readonly AccountAddress[],
): CheckoutValues => {
  const own = names.map((name) => {
    const chosen = findChosen(values, saved, name);
    const isTyped = (values[`${name}_saved`] ?? otherAddress) === otherAddress;
    return chosen ? valuesOf(chosen, name) : isTyped ? {} : nowhere(name);
  });
  return { ...values, ...own[0], ...own[1] };
};

export const presentSaved = (address: AccountAddress): SavedAddress => ({
  id: String(address.id),
  title: streetLine(address),
  note: [
    [address.firstName, address.lastName].filter(Boolean).join(' '),
    `${address.zipcode} ${address.place}`,
    address.country === 'NL' ? '' : address.country,
  ]
    .filter(Boolean)
    .join(', '),
});
