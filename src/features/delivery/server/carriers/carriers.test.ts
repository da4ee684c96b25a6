import { expect, test } from 'vitest';
import type { Host } from '#platform/host';
import type { CarrierCall } from './call';
import { createDhl } from './dhl';
import { createPostnl } from './postnl';

const host = {} as Host;

type Asked = { path: string; headers?: Record<string, string>; body?: unknown };

/** Answers each path with what was recorded of it. */
const recorded = (replies: Record<string, unknown>) => {
  const asked: Asked[] = [];
  const call: CarrierCall = async (path, more) => {
    asked.push({ path, ...more });
    const [found] = Object.entries(replies).filter(([begin]) => path.startsWith(begin));
    if (!found) throw new Error(`nothing was recorded of ${path}`);
    return found[1];
  };
  return { asked, call };
};

const shipment = {
  id: '6f1d1c1e-8a1b-5c3d-9e2f-0123456789ac',
  orderNumber: '2026-001001',
  weightGrams: 1200,
  to: {
    name: 'Noor de Wit',
    street: 'Oudegracht',
    housenumber: '12',
    housenumberSuffix: 'B',
    zipcode: '3511 AW',
    place: 'Utrecht',
    country: 'NL',
    email: 'noor@voorbeeld.nl',
  },
};

const postnlPoint = {
  LocationCode: 161503,
  Name: 'Primera Utrecht',
  Distance: 640,
  Latitude: 52.0925,
  Longitude: 5.119,
  Address: {
    City: 'Utrecht',
    Countrycode: 'NL',
    HouseNr: 20,
    Street: 'Voorstraat',
    Zipcode: '3512JC',
  },
  OpeningHours: {
    Monday: { string: ['08:00-20:00'] },
    Tuesday: { string: ['08:00-20:00'] },
    Saturday: { string: ['09:00-12:00', '13:00-17:00'] },
  },
};

test('PostNL: points near a postcode, and one by its code', async () => {
  const { asked, call } = recorded({
    '/shipment/v2_1/locations/nearest': {
      GetLocationsResult: { ResponseLocation: [postnlPoint, { ...postnlPoint, LocationCode: 2 }] },
    },
    '/shipment/v2_1/locations/lookup': {
      GetLocationsResult: { ResponseLocation: postnlPoint },
    },
  });
  const carrier = createPostnl(call, { key: 'k', customerCode: 'C', customerNumber: '1' });
  const points = await carrier.listPoints(host, { zipcode: '3511 AW', country: 'NL', most: 1 });
  expect(points).toEqual([
    {
      id: '161503',
      carrier: 'postnl',
      title: 'Primera Utrecht',
      street: 'Voorstraat',
      housenumber: '20',
      zipcode: '3512JC',
      place: 'Utrecht',
      country: 'NL',
      latitude: 52.0925,
      longitude: 5.119,
      hours: 'ma en di 8:00–20:00, za 9:00–12:00 en 13:00–17:00',
      distanceKm: 0.64,
    },
  ]);
  expect(asked[0]?.path).toContain('PostalCode=3511AW');
  expect(asked[0]?.headers).toEqual({ apikey: 'k' });
  expect((await carrier.findPoint(host, '161503', 'NL'))?.title).toBe('Primera Utrecht');
});

test('PostNL: a parcel is announced and gets its code', async () => {
  const { asked, call } = recorded({
    '/shipment/v2_2/label': { ResponseShipments: [{ Barcode: '3SABCD1234567' }] },
  });
  const carrier = createPostnl(call, { key: 'k', customerCode: 'C', customerNumber: '1' });
  expect(await carrier.createShipment(host, { ...shipment, pointId: '161503' })).toEqual({
    trackingCode: '3SABCD1234567',
    trackingUrl: 'https://jouw.postnl.nl/track-and-trace/3SABCD1234567-NL-3511AW',
  });
  expect(asked[0]?.body).toMatchObject({
    Shipments: [{ ProductCodeDelivery: '3533', DownPartnerLocation: '161503' }],
  });
});

test('PostNL: a code is asked before, and the parcel is announced with it', async () => {
  const { asked, call } = recorded({
    '/shipment/v1_1/barcode': { Barcode: '3SABCD000000001' },
    '/shipment/v2_2/label': { ResponseShipments: [{ Barcode: '3SABCD000000001' }] },
  });
  const carrier = createPostnl(call, { key: 'k', customerCode: 'ABCD', customerNumber: '1' });
  const code = await carrier.reserveCode?.(host);
  expect(asked[0]?.path).toContain('Type=3S&Range=ABCD&Serie=000000000-999999999');
  await carrier.createShipment(host, { ...shipment, code });
  expect(asked[1]?.body).toMatchObject({ Shipments: [{ Barcode: '3SABCD000000001' }] });
});

test('PostNL: a label comes along to print; one that nobody can print loses no parcel', async () => {
  const label = async (Content: string) => {
    const { call } = recorded({
      '/shipment/v2_2/label': { ResponseShipments: [{ Barcode: '3S1', Labels: [{ Content }] }] },
    });
    const carrier = createPostnl(call, { key: 'k', customerCode: 'C', customerNumber: '1' });
    return carrier.createShipment(host, shipment);
  };
  const pdf = Buffer.from('%PDF-1.7 label');
  expect((await label(pdf.toString('base64'))).label).toEqual({
    ...{ file: pdf, fileType: 'application/pdf' },
  });
  const odd = await label(Buffer.from('<html>').toString('base64'));
  expect([odd.trackingCode, odd.label]).toEqual(['3S1', undefined]);
});

test('PostNL: a reply of another shape is refused, not guessed at', async () => {
  const { call } = recorded({ '/shipment': { fault: 'busy' } });
  const carrier = createPostnl(call, { key: 'k', customerCode: '', customerNumber: '' });
  const asked = carrier.listPoints(host, { zipcode: '3511AW', country: 'NL', most: 3 });
  await expect(asked).rejects.toThrow();
});

test('DHL: points near a postcode', async () => {
  const { asked, call } = recorded({
    '/parcel-shop-locations/NL': [
      {
        id: '8004-NL-351100',
        name: 'Bruna',
        distance: 310,
        address: {
          countryCode: 'NL',
          zipCode: '3511AW',
          city: 'Utrecht',
          street: 'Oudegracht',
          number: '5',
          addition: 'a',
        },
        geoLocation: { latitude: 52.09, longitude: 5.12 },
        openingTimes: [{ timeFrom: '09:00', timeTo: '18:00', weekDay: 1 }],
      },
    ],
  });
  const carrier = createDhl(call, { key: 'k', userId: 'u', accountId: '1' });
  const [point] = await carrier.listPoints(host, { zipcode: '3511 AW', country: 'NL', most: 5 });
  expect(point).toMatchObject({
    id: '8004-NL-351100',
    housenumber: '5a',
    hours: 'ma 9:00–18:00',
    distanceKm: 0.31,
  });
  expect(asked[0]?.path).toBe('/parcel-shop-locations/NL?zipCode=3511AW&limit=5');
});

test('DHL: a parcel is announced by who logged in for it', async () => {
  const { asked, call } = recorded({
    '/authenticate/api-key': { accessToken: 'abc' },
    '/shipments': { pieces: [{ trackerCode: 'JVGL0612' }] },
  });
  const carrier = createDhl(call, { key: 'k', userId: 'u', accountId: '1' });
  const made = await carrier.createShipment(host, shipment);
  expect(made.trackingCode).toBe('JVGL0612');
  expect(made.trackingUrl).toContain('tt=JVGL0612&pc=3511AW');
  expect(asked[1]?.headers).toEqual({ authorization: 'Bearer abc' });
  // The same parcel announced again is the same one to DHL.
  expect(asked[1]?.body).toMatchObject({ shipmentId: shipment.id, options: [{ key: 'DOOR' }] });
});

const dhl = (replies: Record<string, unknown>) => {
  const { asked, call } = recorded({
    '/authenticate/api-key': { accessToken: 'abc' },
    '/shipments': { pieces: [{ trackerCode: 'JVGL0612', labelId: 'l/1' }] },
    ...replies,
  });
  return { asked, carrier: createDhl(call, { key: 'k', userId: 'u', accountId: '1' }) };
};

test('DHL: the label of a parcel is fetched, with its bytes and what it is', async () => {
  const pdf = Buffer.from('%PDF-1.4 label');
  const { asked, carrier } = dhl({ '/labels/l%2F1': { pdf: pdf.toString('base64') } });
  expect((await carrier.createShipment(host, shipment)).label).toEqual({
    ...{ file: pdf, fileType: 'application/pdf' },
  });
  expect(asked[2]).toMatchObject({
    path: '/labels/l%2F1',
    headers: { authorization: 'Bearer abc' },
  });
});

test.each([
  ['is no file', { pdf: Buffer.from('<html>').toString('base64') }],
  [
    'is larger than a label',
    { pdf: Buffer.from(`%PDF-${'x'.repeat(3_000_000)}`).toString('base64') },
  ],
  ['has another shape', { fault: 'busy' }],
])('DHL: a label that %s loses no parcel', async (_, reply) => {
  const warned: unknown[] = [];
  const log = { warn: (...told: unknown[]) => warned.push(told) };
  const { carrier } = dhl({ '/labels/': reply });
  const made = await carrier.createShipment({ log } as unknown as Host, shipment);
  expect([made.trackingCode, made.label]).toEqual(['JVGL0612', undefined]);
  expect(warned).toHaveLength('fault' in reply ? 1 : 0);
});

test('PostNL: a label that is larger than one is loses no parcel', async () => {
  const Content = Buffer.from(`%PDF-${'x'.repeat(3_000_000)}`).toString('base64');
  const { call } = recorded({
    '/shipment/v2_2/label': { ResponseShipments: [{ Barcode: '3S1', Labels: [{ Content }] }] },
  });
  const carrier = createPostnl(call, { key: 'k', customerCode: 'C', customerNumber: '1' });
  const made = await carrier.createShipment(host, shipment);
  expect([made.trackingCode, made.label]).toEqual(['3S1', undefined]);
});

const parcelBack = {
  id: '6f1d1c1e-8a1b-5c3d-9e2f-0123456789ab',
  number: 'R-2026-001001-1',
  weightGrams: 900,
  from: shipment.to,
  to: {
    name: 'Brink, Retouren R-2026-001001-1',
    street: 'Kade',
    housenumber: '1',
    housenumberSuffix: '',
    zipcode: '3512 AB',
    place: 'Utrecht',
    country: 'NL',
    email: 'hallo@brink.example',
  },
};

const base64 = (text: string) => Buffer.from(text, 'latin1').toString('base64');

test('PostNL: a Smart Return has the buyer as sender, and a code that its points print the label by', async () => {
  const { asked, call } = recorded({
    '/shipment/v2_2/label': {
      ResponseShipments: [
        {
          Barcode: '3SABCD7654321',
          ProductCodeDelivery: '2285',
          Labels: [
            { Content: base64('%PDF-1.4 label'), Labeltype: 'Label', OutputType: 'PDF' },
            { Content: base64('%PDF-1.4 code'), Labeltype: 'PrintcodeLabel', OutputType: 'PDF' },
          ],
        },
      ],
    },
  });
  const carrier = createPostnl(call, { key: 'k', customerCode: 'C', customerNumber: '1' });
  const made = await carrier.createReturn?.(host, parcelBack);
  expect(made).toEqual({
    trackingCode: '3SABCD7654321',
    trackingUrl: 'https://jouw.postnl.nl/track-and-trace/3SABCD7654321-NL-3512AB',
    file: Buffer.from('%PDF-1.4 code'),
    fileType: 'application/pdf',
    isPrintless: true,
  });
  expect(asked[0]?.body).toMatchObject({
    Customer: { CustomerCode: 'C', Address: { AddressType: '02', Zipcode: '3511AW' } },
    Shipments: [
      {
        ProductCodeDelivery: '2285',
        ProductOptions: [{ Characteristic: '152', Option: '025' }],
        Reference: 'R-2026-001001-1',
        Contacts: [{ ContactType: '01', Email: 'noor@voorbeeld.nl' }],
        Addresses: [
          { AddressType: '01', Street: 'Kade', HouseNr: '1' },
          { AddressType: '02', Street: 'Oudegracht', HouseNr: '12', HouseNrExt: 'B' },
        ],
      },
    ],
  });
});

test('DHL: a return is one shipment by its own id, and its label is fetched', async () => {
  const { asked, call } = recorded({
    '/authenticate/api-key': { accessToken: 'abc' },
    '/shipments': { pieces: [{ trackerCode: 'JVGL0613', labelId: 'l-1' }] },
    '/labels/l-1': { labelId: 'l-1', trackerCode: 'JVGL0613', pdf: base64('%PDF-1.4 label') },
  });
  const carrier = createDhl(call, { key: 'k', userId: 'u', accountId: '1' });
  expect(await carrier.createReturn?.(host, parcelBack)).toMatchObject({
    trackingCode: 'JVGL0613',
    trackingUrl: expect.stringContaining('tt=JVGL0613&pc=3512AB'),
    fileType: 'application/pdf',
    isPrintless: false,
  });
  expect(asked[1]?.body).toMatchObject({
    shipmentId: parcelBack.id,
    returnLabel: true,
    shipper: { address: { postalCode: '3511AW', number: '12', addition: 'B' } },
    receiver: { address: { postalCode: '3512AB', number: '1' } },
  });
  expect(asked[2]?.headers).toEqual({ authorization: 'Bearer abc' });
});

test.each(['', base64('<html>busy</html>')])('a label that is none is refused: %s', async (pdf) => {
  const { call } = recorded({
    '/authenticate/api-key': { accessToken: 'abc' },
    '/shipments': { pieces: [{ trackerCode: 'JVGL0613', labelId: 'l-1' }] },
    '/labels/l-1': { pdf },
  });
  const carrier = createDhl(call, { key: 'k', userId: 'u', accountId: '1' });
  await expect(carrier.createReturn?.(host, parcelBack)).rejects.toThrow();
});
