import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/harness/app';
import {
  deliveryMethods,
  findServicePoint,
  forgetMethods,
  listDeliveryOptions,
  listServicePoints,
  registerCarrier,
  servicePoints,
} from './api.server';
import { pointsPath } from './contract';

let app: TestApp;

const point = (id: string, place: { latitude: number; longitude: number }) => ({
  id,
  title: `Punt ${id}`,
  street: 'Oudegracht',
  housenumber: '12',
  zipcode: '3511 AW',
  place: 'Utrecht',
  hours: 'ma t/m za 9:00–18:00',
  ...place,
});

beforeAll(async () => {
  app = await createTestApp();
  await app.db
    .insert(servicePoints)
    .values([
      point('ver', { latitude: 52.15, longitude: 5.2 }),
      point('dichtbij', { latitude: 52.0926, longitude: 5.1191 }),
      point('maastricht', { latitude: 50.85, longitude: 5.69 }),
    ]);
});
afterAll(() => app.close());

const ask = () => ({
  country: 'NL',
  zipcode: '3511 AW',
  weightGrams: 500,
  goodsCents: 2000,
  at: app.clock.now(),
});

const addMethod = async (
  method: Partial<typeof deliveryMethods.$inferInsert> & { access: string },
) => {
  const { host } = app;
  await host.db.insert(deliveryMethods).values({
    kind: 'point',
    title: 'Afhaalpunt',
    carrier: 'own',
    zones: [{ country: 'NL', bands: [{ upToGrams: 10_000, cents: 395 }] }],
    rhythm: { cutOff: '22:00', packs: ['maandag'], delivers: ['dinsdag'], days: 1 },
    sort: 5,
    ...method,
  });
  forgetMethods(host);
};

test('a new shop delivers at home and in its stores, with the day', async () => {
  const options = await listDeliveryOptions(app.host, ask());
  expect(options.map(({ id, priceCents }) => [id, priceCents])).toEqual([
    ['home', 495],
    ['pickup', 0],
  ]);
  // The harness's clock begins on Monday 2 March 2026, at 10:00 in Amsterdam or before.
  expect(options[0]?.promise).toBe('Dinsdag 3 maart in huis');
  expect(await listDeliveryOptions(app.host, { ...ask(), country: 'FR' })).toEqual([]);
});

test('service points near a postcode: the nearest first, as a list and as data', async () => {
  await addMethod({ access: 'point' });
  const html = await app.inject(`${pointsPath}?zipcode=3511AW`);
  expect(html.statusCode).toBe(200);
  expect(html.body.indexOf('Punt dichtbij')).toBeLessThan(html.body.indexOf('Punt ver'));
  expect(html.body).not.toContain('maastricht');
  expect(html.body).toContain('data-pickup_point_id="dichtbij"');
  const headers = { accept: 'application/json' };
  const { data } = (await app.inject({ url: `${pointsPath}?zipcode=3511AW`, headers })).json();
  expect(data.map(({ id }: { id: string }) => id)).toEqual(['dichtbij', 'ver']);
  expect(data[0].distanceKm).toBeLessThan(1);
  const wrong = await app.inject({ url: `${pointsPath}?zipcode=x`, headers });
  expect([wrong.statusCode, wrong.json().fields]).toEqual([
    400,
    { zipcode: 'Vul een postcode in zoals 1234 AB.' },
  ]);
});

test('a carrier that fails stands in nobody’s way', async () => {
  const fails = async () => {
    throw new Error('no answer');
  };
  registerCarrier(app.host, {
    name: 'stuk',
    title: 'Stuk',
    listPoints: fails,
    findPoint: fails,
    createShipment: fails,
  });
  const where = { carrier: 'stuk', zipcode: '3511AW', country: 'NL' };
  expect(await listServicePoints(app.host, where)).toBe('unavailable');
  expect(await findServicePoint(app.host, { carrier: 'stuk', id: '1' })).toBeUndefined();
  expect(await findServicePoint(app.host, { carrier: 'niemand', id: '1' })).toBeUndefined();
  expect((await findServicePoint(app.host, { carrier: 'own', id: 'ver' }))?.title).toBe('Punt ver');
});
