import { expect, test } from 'vitest';
import type { ServicePoint } from '#features/delivery/contract';
import type { Params } from '#features/pages/api.server';
import type { CheckoutValues, PickupStore } from '../contract';
import { asRequest, priceRequestOf, readSecrets, readValues } from './values';

const paramsOf = (fields: Record<string, string>): Params =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, [text]]));

test('what a form brought is trimmed; what is empty, no field of ours, or a password is left out', () => {
  const values = readValues(
    paramsOf({
      email: ' an@klant.nl ',
      firstname: '   ',
      remark: '  Bel aan\n  bij de buren ',
      anders: 'x',
      create_account_password: 'geheim genoeg',
      address_street: 'Oude\r\ngracht',
    }),
  );
  expect(values).toMatchObject({ email: 'an@klant.nl', remark: 'Bel aan\n  bij de buren' });
  expect(values.address_street).not.toContain('\n');
  expect(Object.keys(values).sort()).toEqual(['address_street', 'email', 'remark']);
});

test('a field keeps so many characters, a remark more, and no half sign', () => {
  const long = 'x'.repeat(2000);
  const values = readValues(paramsOf({ firstname: long, remark: long, giftservice_text: long }));
  expect(values.firstname).toHaveLength(300);
  expect(values.remark).toHaveLength(1000);
  expect(values.giftservice_text?.length).toBe(300);
  const cut = readValues(paramsOf({ firstname: `${'x'.repeat(299)}😀`, remark: 'Zo 😀' }));
  expect(cut.firstname).toBe('x'.repeat(299));
  expect(cut.remark).toBe('Zo 😀');
});

test('passwords are read as they were typed, spaces and all', () => {
  expect(readSecrets(paramsOf({ create_account_password: ' twee woorden ' }))).toEqual({
    create_account_password: ' twee woorden ',
    create_account_password_check: '',
  });
});

const typed: CheckoutValues = {
  email: 'An@Klant.nl',
  firstname: 'An',
  lastname: 'de Wit',
  phone: '030 555 01 40',
  account_sameas: '1',
  address_country: 'NL',
  address_zipcode: '3511aw',
  address_housenumber: '12',
  address_housenumber_suffix: 'B',
  address_street: 'Oudegracht',
  address_place: 'Utrecht',
  address_delivery_country: 'BE',
  address_delivery_zipcode: 'B-9000',
  address_delivery_housenumber: '3',
  address_delivery_street: 'Veldstraat',
  address_delivery_place: 'Gent',
  payment_method: 'ideal',
};
const { account_sameas: _, ...elsewhere } = typed;
const home = { id: 'home', kind: 'home' } as const;

test('a price is asked for where it goes: one’s own address, or another', () => {
  expect(priceRequestOf(typed, home)).toEqual({
    deliveryId: 'home',
    country: 'NL',
    zipcode: '3511 AW',
    codes: [],
    giftCards: [],
    giftService: false,
    email: 'an@klant.nl',
  });
  expect(priceRequestOf(elsewhere, home)).toMatchObject({ country: 'BE', zipcode: '9000' });
  // A service point lies near who fetches it there.
  const point = { id: 'p', kind: 'point' } as const;
  expect(priceRequestOf(elsewhere, point)).toMatchObject({ country: 'NL', zipcode: '3511 AW' });
  expect(priceRequestOf({}, home)).toMatchObject({ country: 'NL', zipcode: undefined });
  expect(priceRequestOf({}, home).email).toBeUndefined();
});

test('what is fetched in a store costs the same wherever one lives', () => {
  const belgian = { ...typed, address_country: 'BE', address_zipcode: '9000' };
  const asked = priceRequestOf(belgian, { id: 'pickup', kind: 'pickup' });
  expect(asked).toMatchObject({ deliveryId: 'pickup', country: 'NL', zipcode: undefined });
});

test('codes and cards are parted as people do; a card counts only where its box is ticked', () => {
  const values = { discount_code: 'een, twee;drie', giftcard_code: 'ABCD EFGH,JKLM;NPQR\nSTUV' };
  expect(priceRequestOf(values, home).codes).toEqual(['een', 'twee', 'drie']);
  expect(priceRequestOf(values, home).giftCards).toEqual([]);
  expect(priceRequestOf({ ...values, giftcard: '1' }, home).giftCards).toEqual([
    'ABCD EFGH',
    'JKLM',
    'NPQR',
    'STUV',
  ]);
  expect(priceRequestOf({ giftcard: '1' }, home).giftCards).toEqual([]);
  expect(priceRequestOf({ giftservice: '1' }, home).giftService).toBe(true);
});

const store: PickupStore = {
  ...{ id: 7, title: 'Winkel Gouda', street: 'Markt 1', zipcode: '2801 AA', place: 'Gouda' },
  ...{ href: '/locaties/gouda', opening: 'Nu gesloten' },
  ready: {
    ...{ isHere: true, text: 'Vandaag klaar', dated: 'maandag 2 maart vanaf 14:30' },
  } as PickupStore['ready'],
};
const point = {
  ...{ id: 'k1', carrier: 'PostNL', title: 'Kiosk', street: 'Plein', housenumber: '2' },
  ...{ zipcode: '6711 AB', place: 'Ede' },
} as ServicePoint;

const own = {
  ...{ firstName: 'An', lastName: 'de Wit', phone: '030 555 01 40', country: 'NL' },
  ...{ street: 'Oudegracht', housenumber: '12', housenumberSuffix: 'B' },
  ...{ zipcode: '3511 AW', place: 'Utrecht' },
};

test('an order to one’s own address has that address twice; elsewhere it has its own receiver, or one’s own name', () => {
  const sent = { ...home, isSent: true, store, point };
  const order = asRequest({ ...typed, remark: 'Bel aan', giftservice_text: 'Hoera' }, sent);
  expect(order).toMatchObject({
    email: 'an@klant.nl',
    billing: own,
    delivery: own,
    payment: 'ideal',
    remark: 'Bel aan',
    giftText: 'Hoera',
  });
  // A store or point that was chosen before doesn't count.
  expect(
    order.pickup ?? order.servicePoint ?? order.pickupReady ?? order.isAllHere,
  ).toBeUndefined();
  const other = asRequest(elsewhere, sent);
  expect(other.billing).toEqual(own);
  expect(other.delivery).toEqual({
    ...{ firstName: 'An', lastName: 'de Wit', phone: '030 555 01 40', country: 'BE' },
    ...{ street: 'Veldstraat', housenumber: '3', housenumberSuffix: '' },
    ...{ zipcode: '9000', place: 'Gent' },
  });
  const receiver = { address_delivery_firstname: 'Bo', address_delivery_lastname: 'Mol' };
  const named = asRequest({ ...elsewhere, ...receiver }, sent);
  expect(named.delivery).toMatchObject({ firstName: 'Bo', lastName: 'Mol' });
  expect(named.billing).toMatchObject({ firstName: 'An', lastName: 'de Wit' });
});

const nameAlone = {
  ...{ firstName: 'An', lastName: 'de Wit', phone: '030 555 01 40', country: '' },
  ...{ street: '', housenumber: '', housenumberSuffix: '', zipcode: '', place: '' },
};

test('an order that is fetched in a store needs a name and no address', () => {
  const order = asRequest(typed, { id: 'pickup', kind: 'pickup', isSent: true, store, point });
  expect(order).toMatchObject({
    billing: nameAlone,
    pickup: { id: 7, title: 'Winkel Gouda', lines: ['Markt 1', '2801 AA Gouda'] },
    pickupReady: 'maandag 2 maart vanaf 14:30',
    isAllHere: true,
  });
  expect(order.delivery).toBeUndefined();
  expect(order.servicePoint).toBeUndefined();
});

test('an order to a service point has one’s own address and that of the point', () => {
  const order = asRequest(typed, { id: 'p', kind: 'point', isSent: true, store, point });
  expect(order).toMatchObject({
    billing: own,
    servicePoint: {
      ...{ id: 'k1', carrier: 'PostNL', title: 'Kiosk' },
      lines: ['Plein 2', '6711 AB Ede'],
    },
  });
  expect(order.delivery).toBeUndefined();
  expect(order.pickup).toBeUndefined();
  const none = asRequest(typed, { id: 'p', kind: 'point', isSent: true });
  expect(none.servicePoint).toBeUndefined();
});

test('gift cards alone are mailed: no address goes with them', () => {
  const order = asRequest(typed, { ...home, isSent: false });
  expect(order.billing).toEqual(nameAlone);
  expect(order.delivery).toBeUndefined();
  expect(asRequest({}, { ...home, isSent: false })).toMatchObject({
    ...{ email: '', remark: '', payment: 'transfer' },
    billing: { ...nameAlone, firstName: '', lastName: '', phone: '' },
  });
});

test('to a service point the buyer’s own country and postcode count, wherever else it might go', () => {
  const values = {
    ...typed,
    account_sameas: undefined,
    address_country: 'DE',
    address_zipcode: 'D-10115',
  };
  expect(priceRequestOf(values, { id: 'p', kind: 'point' })).toMatchObject({
    ...{ deliveryId: 'p', country: 'DE', zipcode: '10115' },
  });
  expect(priceRequestOf(values, home)).toMatchObject({ country: 'BE', zipcode: '9000' });
  expect(priceRequestOf(values, { id: 's', kind: 'pickup' })).toMatchObject({
    ...{ country: 'NL', zipcode: undefined },
  });
  expect(priceRequestOf({}, home)).toMatchObject({ country: 'NL', zipcode: undefined });
});
