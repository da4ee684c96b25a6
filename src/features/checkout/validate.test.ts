import { expect, test } from 'vitest';
import type { CheckoutValues } from './contract';
import { validateCheckout } from './validate';

const home: CheckoutValues = {
  email: 'an@klant.nl',
  email_check: 'An@klant.nl',
  firstname: 'An',
  lastname: 'de Wit',
  delivery_method: 'home',
  address_country: 'NL',
  address_zipcode: '3511 aw',
  address_housenumber: '12b',
  address_street: 'Oudegracht',
  address_place: 'Utrecht',
  payment_method: 'transfer',
  conditions_agree: '1',
};
const pickup: CheckoutValues = {
  ...home,
  delivery_method: 'pickup',
  pickup_location: '7',
  payment_method: 'store',
  address_zipcode: '',
  address_street: '',
};
const check = (values: CheckoutValues) => validateCheckout(values, { storeIds: [7] });

test('S5.1/1 a form that is right has no messages', () => {
  expect(check(home)).toEqual({});
  expect(check(pickup)).toEqual({});
});

test('S5.1/3 S5.1/4 an empty field is named by its label', () => {
  expect(check({ ...home, firstname: '' })).toEqual({
    firstname: 'U dient "Voornaam" geldig in te vullen.',
  });
});

test.each([
  ['S5.1/5', 'email', 'an@klant'],
  ['S5.1/6', 'phone', '12345'],
  ['S5.1/8', 'address_zipcode', '0511 AW'],
  ['S5.1/9', 'address_housenumber', '0'],
  ['S9.7/2', 'address_country', 'XX'],
] as const)('%s %s %j is told', (_, field, value) => {
  expect(Object.keys(check({ ...home, [field]: value }))).toContain(field);
});

test('S5.1/2 what must be chosen is asked for', () => {
  expect(check({ ...home, delivery_method: '' })).toEqual({
    delivery_method: 'U dient minimaal één keuze te maken bij "Bezorging".',
  });
  expect(check({ ...home, payment_method: 'iets' })).toEqual({
    payment_method: 'U dient minimaal één keuze te maken bij "Betaling".',
  });
  expect(check({ ...pickup, pickup_location: '8' })).toEqual({
    pickup_location: 'U dient minimaal één keuze te maken bij "Winkel".',
  });
});

test('S5.1/11 the conditions must be agreed to', () => {
  expect(check({ ...home, conditions_agree: '' })).toEqual({
    conditions_agree: 'U dient akkoord te gaan met de voorwaarden.',
  });
});

test('S2.7/9 both e-mail addresses are the same', () => {
  expect(Object.keys(check({ ...home, email_check: 'bo@klant.nl' }))).toEqual(['email_check']);
});

test('paying in the store is for what is fetched there', () => {
  expect(Object.keys(check({ ...home, payment_method: 'store' }))).toEqual(['payment_method']);
});

test('fetching is not to be had where no store offers it', () => {
  expect(Object.keys(validateCheckout(pickup, { storeIds: [] }))).toContain('delivery_method');
});

test('a postcode is that of its country', () => {
  const at = (country: string, zipcode: string) =>
    check({ ...home, address_country: country, address_zipcode: zipcode });
  expect(at('BE', '2000')).toEqual({});
  expect(at('DE', '10115')).toEqual({});
  expect(Object.keys(at('BE', '3511 AW'))).toEqual(['address_zipcode']);
  expect(Object.keys(at('NL', '2000'))).toEqual(['address_zipcode']);
});
