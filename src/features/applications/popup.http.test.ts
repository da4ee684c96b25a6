import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { importPostcodes } from '#features/addresses/api.server';
import { loadSite, sites } from '#features/settings/api.server';
import { createVisitor } from '../../../tests/harness/visitor';
import { type ApplicationApp, createApplicationApp } from './test-app.test-support';

let app: ApplicationApp;
beforeAll(async () => {
  app = await createApplicationApp();
});
afterAll(() => app.close());

const address = '/site/webcore/vacancy/showPopup';
const ask = async (zipcode: string, location: string, housenumber = '12', url = address) => {
  const fields = {
    'field_83[zipcode]': zipcode,
    'field_83[housenumber]': housenumber,
    field_7: location,
  };
  const reply = await createVisitor(app).post(url, fields);
  return { status: reply.statusCode, text: reply.body, type: reply.headers['content-type'] };
};

test('S7.5/1 S9.5/1 S4.7/1 the reply is the text true when the vacancy is more than 10 km away', async () => {
  const far = await ask('3512 AB', 'Etalage Tiel');
  expect(far).toMatchObject({ status: 200, text: 'true' });
  expect(far.type).toContain('text/plain');
  expect((await ask('3512 AB', 'Etalage Utrecht')).text).toBe('false');
  expect((await ask('3512 AB', 'Zeist')).text).toBe('false');
  expect((await ask('4001AM', 'Utrecht')).text).toBe('true');
});

test('S9.5/1 S7.5/1 10 km is near, and a little more is not', async () => {
  // Due north of the store in Utrecht: a degree is 111.195 km.
  const north = (zipcode: string, km: number) => [
    'NL',
    zipcode,
    'Elders',
    'Utrecht',
    '',
    '',
    '',
    '',
    '',
    52.0907 + km / 111.195,
    5.1214,
    '6',
  ];
  await importPostcodes(
    app.db,
    (async function* () {
      for (const parts of [north('9990 AA', 9.95), north('9990 AB', 10.05)]) yield parts.join('\t');
    })(),
  );
  expect((await ask('9990 AA', 'Etalage Utrecht')).text).toBe('false');
  expect((await ask('9990 AB', 'Etalage Utrecht')).text).toBe('true');
});

test('S5.3/5 without a Dutch postcode, a house number or a place it is false', async () => {
  for (const [zipcode, location, housenumber] of [
    ['1000', 'Tiel', '1'],
    ['SW1A 1AA', 'Tiel', '1'],
    ['', 'Tiel', '1'],
    ['3512 AB', '', '1'],
    ['3512 AB', 'Nergens', '1'],
    ['3512 AB', 'Tiel', ''],
  ] as const) {
    expect((await ask(zipcode, location, housenumber)).text).toBe('false');
  }
});

test('a postcode that can’t be looked up counts as near', async () => {
  app.host.app.log.level = 'silent';
  const spy = vi.spyOn(app.host.db, 'select').mockImplementation(() => {
    throw new Error('the table is away');
  });
  const { kmTo } = await import('./server/distance');
  const place = { latitude: 51.9, longitude: 5.4, zipcode: '4001 AM' } as never;
  const km = await kmTo(app.host, '3512 AB', place);
  spy.mockRestore();
  expect(km).toBeUndefined();
});

test('another site’s address is not found', async () => {
  expect((await ask('3512 AB', 'Tiel', '1', '/ander/webcore/vacancy/showPopup')).status).toBe(404);
});

test('the threshold is a setting of the site', async () => {
  await app.db.update(sites).set({ settings: { applicationDistance: 50 } });
  await loadSite(app.host);
  expect((await ask('3512 AB', 'Etalage Tiel')).text).toBe('false');
  await app.db.update(sites).set({ settings: {} });
  await loadSite(app.host);
  expect((await ask('3512 AB', 'Etalage Tiel')).text).toBe('true');
});

test('for who lives far away the same vacancy nearer by comes first, then what is like it', async () => {
  const fields = {
    'field_83[zipcode]': '3512 AB',
    'field_83[housenumber]': '1',
    field_7: 'Etalage Tiel',
    vacature: 'Verkoper',
    locatie: 'Tiel',
    categorie: 'verkoop',
    code: '101',
  };
  const reply = await createVisitor(app).post('/site/webcore/vacancy/nearer', fields);
  const { vacancies } = reply.json() as { vacancies: { title: string; location: string }[] };
  expect(vacancies.map(({ title, location }) => `${title} ${location}`)).toEqual([
    'Verkoper Etalage Utrecht',
    'Verkoper Etalage Zeist',
    'Verkoper avond Etalage Zeist',
  ]);
});
