import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportEntity, findStored, importEntity } from '#features/entities/api.server';
import { orders } from '#features/orders/api.server';
import { fillFacts, findUsualDelivery } from '#features/settings/api.server';
import {
  type ApiApp,
  type CallEntity,
  createApiApp,
  createEntityCalls,
} from '../../../tests/harness/api-app';
import { findMethod, listDeliveryOptions, registerCarrier } from './api.server';

let api: ApiApp;
let call: CallEntity;
beforeAll(async () => {
  api = await createApiApp();
  call = await createEntityCalls(api, 'delivery');
});
afterAll(() => api.close());

const numberOf = async (access: string): Promise<number> =>
  (await call('GET', 'deliverymethod?limit=100')).json.data.find(
    (row: { data: { access: string } }) => row.data.access === access,
  ).id;

const optionsIn = async (country: string, zipcode?: string) => {
  const at = api.clock.now();
  const asked = { country, zipcode, weightGrams: 500, goodsCents: 2000, at };
  return (await listDeliveryOptions(api.host, asked)).map(({ id, priceCents }) => [id, priceCents]);
};

const zone = { country: 'NL', bands: [{ up_to_grams: 10_000, cents: 695 }] };
const evening = {
  ...{ access: 'avond', kind: 'home', title: '’s Avonds bezorgd', sort: 2 },
  zones: [{ ...zone, zipcodes: [['1000', '8880']] }],
  rhythm: {
    ...{ cut_off: '22:00', packs: ['maandag'], delivers: ['maandag', 'dinsdag'], days: 1 },
    between: ['18:00', '22:00'],
  },
};

test('admins make a way of delivery and change it, which is offered at once', async () => {
  const made = await call('POST', 'deliverymethod', { data: evening });
  expect([made.status, made.json.fields]).toEqual([201, undefined]);
  const { id, data } = made.json.data;
  expect(data).toMatchObject({ ...evening, carrier: 'own', zones: [{ free_from_cents: null }] });
  expect(await optionsIn('NL', '3511 AW')).toContainEqual(['avond', 695]);
  expect(await optionsIn('NL', '9999 XX')).not.toContainEqual(['avond', 695]);
  // What is told comes back as it was told.
  const same = await call('PATCH', `deliverymethod/${id}`, { data });
  expect([same.status, same.json.data._meta.revision]).toEqual([200, 1]);

  const zones = [...evening.zones, { ...zone, country: 'BE', free_from_cents: 5000 }];
  const changed = await call('PATCH', `deliverymethod/${id}`, { data: { zones }, revision: '"1"' });
  expect([changed.status, changed.json.data._meta.revision]).toEqual([200, 2]);
  expect(await optionsIn('BE')).toEqual([['avond', 695]]);
  expect(await fillFacts(api.host, ['{bezorglanden}'])).toEqual(['Nederland en België']);
  const stale = await call('PATCH', `deliverymethod/${id}`, {
    ...{ data: { title: 'Laat' }, revision: '"1"' },
  });
  expect([stale.status, stale.json.current.revision, stale.json.current.data.zones.length]).toEqual(
    [412, 2, 2],
  );
  const history = (await call('GET', `deliverymethod/${id}/history`)).json.data;
  expect(history[0].fields.zones.told).toContain('postcodes 1000–8880');

  const state = { state: 'Offline' };
  expect((await call('PATCH', `deliverymethod/${id}`, { data: state })).status).toBe(200);
  expect(await optionsIn('BE')).toEqual([]);
  expect((await findMethod(api.host, 'avond'))?.carrier).toBe('own');
  for (const as of ['staff', 'stranger'] as const) {
    expect((await call('POST', 'deliverymethod', { as, data: evening })).status).toBeGreaterThan(
      400,
    );
    expect(
      (await call('PATCH', `deliverymethod/${id}`, { as, data: state })).status,
    ).toBeGreaterThan(400);
  }
  const told = (await call('GET', 'deliverymethod', { as: 'stranger' })).json.data;
  expect(told.map((row: { data: { access: string } }) => row.data.access)).toEqual([
    'home',
    'pickup',
  ]);
  expect((await call('GET', `deliverymethod/${id}`, { as: 'stranger' })).status).toBe(404);
});

test('the way that most go is told on every page as it was written', async () => {
  const page = async () => (await api.inject({ url: '/niet-hier' })).body;
  const before = await page();
  const id = await numberOf('home');
  const { zones, rhythm } = (await call('GET', `deliverymethod/${id}`)).json.data.data;
  const data = {
    zones: [{ ...zones[0], free_from_cents: 1234 }],
    rhythm: { ...rhythm, cut_off: '16:15' },
  };
  expect((await call('PATCH', `deliverymethod/${id}`, { data })).status).toBe(200);
  expect(findUsualDelivery(api.host)).toMatchObject({ cutOff: '16:15', freeFromCents: 1234 });
  expect(await fillFacts(api.host, ['{besteltijd}'])).toEqual(['16:15']);
  expect(await page()).not.toBe(before);
  await call('PATCH', `deliverymethod/${id}`, { data: { zones, rhythm } });
  expect(findUsualDelivery(api.host)?.cutOff).toBe('22:00');
});

test('what is wrong with a way of delivery is told by field', async () => {
  const wrong = async (data: object) => {
    const refused = await call('POST', 'deliverymethod', {
      data: { ...evening, access: 'fout', ...data },
    });
    expect([refused.status, refused.json.code]).toEqual([400, 'bad_request']);
    return refused.json.fields;
  };
  expect(await wrong({ access: 'Met spatie' })).toEqual({
    access: 'Gebruik kleine letters, cijfers en streepjes.',
  });
  expect(await wrong({ carrier: 'duif' })).toEqual({
    carrier: 'Deze vervoerder kent de winkel niet. Er zijn: own.',
  });
  const zones = async (...list: object[]) => (await wrong({ zones: list })).zones;
  expect(await zones()).toBe('Vul dit in.');
  expect(await zones({ ...zone, country: 'nl' })).toBe(
    'Land: Vul een landcode van twee hoofdletters in, bijvoorbeeld NL.',
  );
  const bands = [5000, 1000].map((up_to_grams) => ({ up_to_grams, cents: 1 }));
  expect(await zones({ ...zone, bands })).toBe('Gewichten staan op volgorde, het lichtste eerst.');
  expect(await zones({ ...zone, bands: [{ up_to_grams: 0, cents: 1 }] })).toBe(
    'Gewichten: Tot en met (g): Vul minstens 1 in.',
  );
  expect(await zones({ ...zone, zipcodes: [['1791 AA', '1797']] })).toBe(
    'Postcodes: Vul de vier cijfers van een postcode in: ["1791", "1797"].',
  );
  expect(await zones({ ...zone, zipcodes: [['1797', '1791']] })).toBe(
    'Postcodes: Een reeks eindigt niet voor ze begint.',
  );
  expect(await zones(zone, { ...zone, zipcodes: [['1791', '1797']] })).toBe(
    'Voor NL geldt al wat er voor het hele land staat. Zet dat achteraan.',
  );
  const rhythm = async (more: object) =>
    (await wrong({ rhythm: { ...evening.rhythm, ...more } })).rhythm;
  expect(await rhythm({ cut_off: '25:00' })).toBe(
    'Besteld voor: Vul een tijd in, bijvoorbeeld 22:00.',
  );
  expect(await rhythm({ packs: [] })).toBe('Zeg op welke dagen er wordt ingepakt.');
  expect(await rhythm({ delivers: ['feestdag'] })).toContain('Bezorgdagen: Kies een van');
  expect(await rhythm({ between: ['18:00'] })).toBe(
    'Bezorgd tussen: Dit is een reeks: [van, tot en met].',
  );
  const twice = await call('POST', 'deliverymethod', { data: { ...evening, access: 'home' } });
  expect([twice.status, Object.keys(twice.json.fields)]).toEqual([409, ['access']]);
});

test('a way that orders still go stays, by its name', async () => {
  const id = await numberOf('home');
  const address = {
    ...{ firstName: 'An', lastName: 'Bos', street: 'Oudegracht', housenumber: '1' },
    ...{ housenumberSuffix: '', zipcode: '3511 AW', place: 'Utrecht', country: 'NL', phone: '' },
  };
  await api.db.insert(orders).values({
    ...{
      number: '26-1',
      token: 't',
      idempotencyKey: 'k',
      email: 'an@klant.nl',
      state: 'placed' as const,
    },
    ...{ paymentMethod: 'ideal', paymentState: 'paid' as const, billing: address },
    ...{
      deliveryMethod: 'home' as const,
      deliveryId: 'home',
      goodsCents: 100,
      discountCents: 0,
      deliveryCents: 0,
      totalCents: 100,
    },
    ...{ vat: [], placedAt: api.clock.now() },
  });
  const kept = await call('DELETE', `deliverymethod/${id}`);
  expect([kept.status, kept.json.message]).toEqual([
    409,
    'Bestellingen die onderweg zijn, gaan zo. Zet het offline.',
  ]);
  const renamed = await call('PATCH', `deliverymethod/${id}`, { data: { access: 'thuis' } });
  expect([renamed.status, Object.keys(renamed.json.fields)]).toEqual([400, ['access']]);
  await api.db.update(orders).set({ state: 'done' });
  const free = await call('POST', 'deliverymethod', { data: { ...evening, access: 'weg' } });
  expect((await call('DELETE', `deliverymethod/${free.json.data.id}`)).status).toBe(204);
});

test('ways of delivery go out to a file and come back in, also to a carrier that lost its key', async () => {
  const none = async () => undefined;
  registerCarrier(api.host, {
    ...{ name: 'fiets', title: 'Fiets', listPoints: async () => [], findPoint: none },
    createShipment: async () => ({ trackingCode: '', trackingUrl: '' }),
  });
  const bike = await call('POST', 'deliverymethod', {
    data: { ...evening, access: 'fiets', carrier: 'fiets', state: 'Offline' },
  });
  expect(bike.status).toBe(201);
  const stored = findStored(api.host, 'deliverymethod');
  if (!stored) throw new Error('Ways of delivery are not stored');
  for (const format of ['csv', 'json'] as const) {
    const { text, count } = await exportEntity(api.db, stored, { siteId: 1, format });
    expect(count).toBe(4);
    const read = (file: string) =>
      importEntity(api.host, stored, { file: `ways.${format}`, bytes: Buffer.from(file) });
    const again = await read(text);
    expect([again.refused, again.plans.map(({ kind }) => kind)]).toEqual([
      [],
      Array(4).fill('unchanged'),
    ]);
    const changed = await read(text.replaceAll('695', '795'));
    expect(changed.plans.filter(({ kind }) => kind === 'changed').length).toBe(2);
    const [{ cents } = { cents: 0 }] = (await findMethod(api.host, 'fiets'))?.zones[0]?.bands ?? [];
    expect(cents).toBe(795);
    await read(text);
  }
  const file = 'access,kind,title,zones,rhythm\nkapot,home,Kapot,[{}],{}\n';
  const report = await importEntity(api.host, stored, { file: 'x.csv', bytes: Buffer.from(file) });
  expect(report.refused.length).toBe(1);
});
