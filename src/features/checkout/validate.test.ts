import { expect, test } from 'vitest';
import type { CheckoutValues } from './contract';
import { type CheckoutContext, validateCheckout } from './validate';

const home: CheckoutValues = {
  email: 'an@klant.nl',
  email_check: 'An@klant.nl',
  firstname: 'An',
  lastname: 'de Wit',
  account_sameas: '1',
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
const kinds = ['home', 'pickup', 'point'] as const;
const check = (values: CheckoutValues, context: Partial<CheckoutContext> = {}) =>
  validateCheckout(values, {
    kind: kinds.find((kind) => kind === values.delivery_method),
    storeIds: [7],
    ...context,
  });

test('a form that is right has no messages', () => {
  expect(check(home)).toEqual({});
  expect(check(pickup)).toEqual({});
});

test('S5.1/3 S5.1/4 an empty field is named by its label', () => {
  expect(check({ ...home, firstname: '' })).toEqual({
    firstname: 'Vul je voornaam in.',
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
    delivery_method: 'Kies hoe je het krijgt.',
  });
  expect(check({ ...home, payment_method: 'iets' })).toEqual({
    payment_method: 'Kies hoe je betaalt.',
  });
  expect(check({ ...pickup, pickup_location: '8' })).toEqual({
    pickup_location: 'Kies een winkel.',
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

test('S2.7/15 a service point is one that its carrier knows', () => {
  const point: CheckoutValues = { ...home, delivery_method: 'point', pickup_point: 'x' };
  expect(check(point, { isPoint: true })).toEqual({});
  expect(Object.keys(check(point))).toEqual(['pickup_point']);
});

test('S2.7/11 another delivery address is asked for once the box is open', () => {
  const { account_sameas: _, ...open } = home;
  expect(Object.keys(check(open))).toEqual([
    'address_delivery_country',
    'address_delivery_zipcode',
    'address_delivery_housenumber',
    'address_delivery_street',
    'address_delivery_place',
  ]);
  expect(check({ ...open, delivery_method: 'pickup', pickup_location: '7' })).toEqual({});
});

test('S2.7/11 who receives it elsewhere may be left out, and is otherwise checked as any name is', () => {
  const { account_sameas: _, ...open } = home;
  const elsewhere: CheckoutValues = {
    ...open,
    address_delivery_country: 'NL',
    address_delivery_zipcode: '3511 AW',
    address_delivery_housenumber: '1',
    address_delivery_street: 'Dam',
    address_delivery_place: 'Utrecht',
  };
  expect(check(elsewhere)).toEqual({});
  expect(check({ ...elsewhere, address_delivery_firstname: 'Bo' })).toEqual({});
  const long = 'x'.repeat(400);
  expect(Object.keys(check({ ...elsewhere, address_delivery_lastname: long }))).toEqual([
    'address_delivery_lastname',
  ]);
});

test('S4.3/8 passwords are needed for an account, and only then', () => {
  const wanting: CheckoutValues = { ...home, 'account[create_account]': '1' };
  const typed = (one: string, two: string) => ({
    secrets: { create_account_password: one, create_account_password_check: two },
    passwordProblem: one.length < 8 ? 'Te kort.' : undefined,
  });
  expect(check(home, typed('', ''))).toEqual({});
  expect(check(wanting, typed('lang genoeg', 'lang genoeg'))).toEqual({});
  expect(check(wanting, typed('kort', 'kort'))).toEqual({ create_account_password: 'Te kort.' });
  expect(Object.keys(check(wanting, typed('lang genoeg', 'iets anders')))).toEqual([
    'create_account_password_check',
  ]);
});

test('nothing left to pay, or to send, asks for no way to do it', () => {
  expect(check({ ...home, payment_method: '' }, { isDue: false })).toEqual({});
  const { email, email_check, firstname, lastname, payment_method, conditions_agree } = home;
  const mailed = { email, email_check, firstname, lastname, payment_method, conditions_agree };
  expect(check(mailed, { isSent: false })).toEqual({});
});

test('a postcode is that of its country', () => {
  const at = (country: string, zipcode: string) =>
    check({ ...home, address_country: country, address_zipcode: zipcode });
  expect(at('BE', '2000')).toEqual({});
  expect(at('DE', '10115')).toEqual({});
  expect(Object.keys(at('BE', '3511 AW'))).toEqual(['address_zipcode']);
  expect(Object.keys(at('NL', '2000'))).toEqual(['address_zipcode']);
});

test.each([
  ['NL', '3511 AW'],
  ['NL', '3511aw'],
  ['BE', '9000'],
  ['BE', 'B-9000'],
  ['DE', '10115'],
  ['DE', 'D-10115'],
])('S5.1/8 in %s %s is a postcode', (address_country, address_zipcode) => {
  expect(check({ ...home, address_country, address_zipcode })).toEqual({});
});

test('S2.7/9 S5.2/4 an address may have a plus; of two that are empty both are asked for', () => {
  const email = 'an+winkel@klant.nl';
  expect(check({ ...home, email, email_check: email })).toEqual({});
  expect(check({ ...home, email: undefined, email_check: undefined })).toEqual({
    email: 'Vul je e-mailadres in, bijvoorbeeld naam@voorbeeld.nl.',
    email_check: 'Vul hetzelfde e-mailadres nog een keer in.',
  });
});
