import { expect, test } from 'vitest';
import type { AccountAddress } from '#features/accounts/contract';
import type { CheckoutValues } from '../contract';
import { chooseSaved, presentSaved, withSaved } from './saved';

const anAddress = (given: Partial<AccountAddress> = {}): AccountAddress =>
  ({
    ...{ id: 5, firstName: 'An', lastName: 'de Wit', street: 'Oudegracht', housenumber: '12' },
    ...{ housenumberSuffix: 'B', zipcode: '3511 AW', place: 'Utrecht', country: 'NL' },
    ...given,
  }) as AccountAddress;

const saved = [anAddress(), anAddress({ id: 6, street: 'Dam', place: 'Amsterdam' })];

test('a saved address is shown by its street, and below it who and where, abroad with its country', () => {
  expect(presentSaved(anAddress())).toEqual({
    id: '5',
    title: 'Oudegracht 12B',
    note: 'An de Wit, 3511 AW Utrecht',
  });
  const abroad = anAddress({ firstName: '', country: 'BE', zipcode: '9000', place: 'Gent' });
  expect(presentSaved(abroad).note).toBe('de Wit, 9000 Gent, BE');
  expect(presentSaved(anAddress({ firstName: '', lastName: '' })).note).toBe('3511 AW Utrecht');
});

const choiceOf = (values: CheckoutValues, list = saved) => {
  const { address_saved, address_delivery_saved } = chooseSaved(values, list);
  return [address_saved, address_delivery_saved];
};

test('before anyone chose the first address is the own one, and the second where it may go', () => {
  expect(choiceOf({})).toEqual(['5', '6']);
  expect(choiceOf({}, saved.slice(0, 1))).toEqual(['5', 'new']);
  expect(choiceOf({}, [])).toEqual([undefined, undefined]);
});

test('what was chosen or typed stays chosen; an address that went is chosen no longer', () => {
  expect(choiceOf({ address_saved: '6', address_delivery_saved: '5' })).toEqual(['6', '5']);
  expect(choiceOf({ address_zipcode: '3511 AW' })).toEqual(['new', '6']);
  expect(choiceOf({ address_saved: 'new' })).toEqual(['new', '6']);
  expect(choiceOf({ address_saved: '99' })).toEqual(['5', '6']);
});

test('an address that is chosen counts in place of what was typed, and the rest stays', () => {
  const typed = { email: 'an@klant.nl', address_street: 'Laan', address_province: 'Utrecht' };
  expect(withSaved({ ...typed, address_saved: '5' }, saved)).toEqual({
    email: 'an@klant.nl',
    address_saved: '5',
    address_zipcode: '3511 AW',
    address_housenumber: '12',
    address_housenumber_suffix: 'B',
    address_street: 'Oudegracht',
    address_place: 'Utrecht',
    address_province: undefined,
    address_country: 'NL',
  });
  const elsewhere = withSaved({ ...typed, address_delivery_saved: '6' }, saved);
  expect(elsewhere).toMatchObject({
    address_street: 'Laan',
    address_delivery_street: 'Dam',
    address_delivery_firstname: 'An',
    address_delivery_lastname: 'de Wit',
  });
  expect(withSaved({ ...typed, address_saved: '5' }, saved)).not.toHaveProperty(
    'address_firstname',
  );
});

test('what was typed counts where another address was chosen, or none can be', () => {
  const typed = { address_street: 'Laan' };
  expect(withSaved({ ...typed, address_saved: 'new' }, saved).address_street).toBe('Laan');
  expect(withSaved(typed, saved).address_street).toBe('Laan');
});

test('an address that isn’t there any more is none: what was typed before was not meant', () => {
  const values = withSaved({ address_street: 'Laan', address_saved: '99' }, saved);
  expect(values.address_street).toBeUndefined();
});
