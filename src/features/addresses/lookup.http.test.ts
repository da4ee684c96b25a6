import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestAppOptions } from '../../../tests/harness/app';
import { findCoordinates, importPostcodes } from './api.server';
import { createPdokStandIn, type PdokStandIn } from './pdok.test-support';
import { purgeLookups } from './server/kept';
import { addressLookups } from './server/tables';

let app: TestApp;
let pdok: PdokStandIn;
const others: TestApp[] = [];

beforeAll(async () => {
  app = await createTestApp();
  pdok = await createPdokStandIn();
});
afterEach(async () => {
  await Promise.all(others.splice(0).map((one) => one.close()));
  pdok.reset();
});
afterAll(async () => {
  await app.close();
  await pdok.close();
});

const withConfig = async (config: TestAppOptions['config']): Promise<TestApp> => {
  const made = await createTestApp({ config });
  others.push(made);
  return made;
};

const ask = async (query: Record<string, string>, on = app) => {
  const reply = await on.inject({
    url: `/api/v1.0/lookup/zipcode?${new URLSearchParams(query)}`,
    remoteAddress: `10.0.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
  });
  return { status: reply.statusCode, json: reply.json(), headers: reply.headers };
};

const geo = async (zipcode: string, on = app) =>
  (await on.inject(`/json/geodb/getByZipcode/nl/${encodeURIComponent(zipcode)}`)).json();

const nothing = { street: '', housenumber: '', zipcode: '', place: '', state: '' };

async function* lines(...given: string[]) {
  yield* given;
}

const line = (zipcode: string, place: string, province: string, lat: number, lon: number) =>
  ['NL', zipcode, place, province, '', '', '', '', '', lat, lon, '4'].join('\t');

test('S7.4/1 S3.8/1 street, place, housenumber, zipcode and state of an address', async () => {
  const data = {
    street: 'Oudegracht',
    housenumber: '112',
    zipcode: '3511 AW',
    place: 'Utrecht',
    state: 'Utrecht',
  };
  for (const query of [
    { country: 'NL', zipcode: '3511AW', housenumber: '112' },
    { country: 'nl', zipcode: ' 3511 aw ', housenumber: '112 A' },
    { country: '', zipcode: '3511AW', housenumber: '112bis' },
  ]) {
    const { status, json, headers } = await ask(query);
    expect([status, json]).toEqual([200, { data, errors: [] }]);
    expect(headers['cache-control']).toBe('no-store');
  }
});

test('S5.4/3 without postcode or house number, or outside the Netherlands, nothing is looked up', async () => {
  const wrong = async (query: Record<string, string>) => {
    const { status, json } = await ask(query);
    expect([status, json.data]).toEqual([200, nothing]);
    return json.errors.length;
  };
  const good = { country: 'NL', zipcode: '3511AW', housenumber: '1' };
  expect(await wrong({})).toBe(2);
  expect(await wrong({ ...good, zipcode: '' })).toBe(1);
  expect(await wrong({ ...good, zipcode: "3511' or 1=1" })).toBe(1);
  expect(await wrong({ ...good, zipcode: '0511AW' })).toBe(1);
  expect(await wrong({ ...good, housenumber: '0' })).toBe(1);
  expect(await wrong({ ...good, housenumber: '123456' })).toBe(1);
  expect(await wrong({ ...good, housenumber: '-1' })).toBe(1);
  expect(await wrong({ ...good, country: 'BE' })).toBe(1);
  const many = await app.inject(
    '/api/v1.0/lookup/zipcode?zipcode[]=a&zipcode[]=b&housenumber[x]=1',
  );
  expect(many.statusCode).toBe(200);
});

test('an address that nobody knows is empty, and says so', async () => {
  const { status, json } = await ask({ country: 'NL', zipcode: '9999ZZ', housenumber: '1' });
  expect([status, json]).toEqual([
    200,
    { data: nothing, errors: [expect.stringContaining('kennen dit adres niet')] },
  ]);
});

test('S4.8/5 S8.4/1 a 401 means that looking up is turned off', async () => {
  const off = await withConfig({ addressLookup: false });
  const { status, json } = await ask({ zipcode: '3511AW', housenumber: '1' }, off);
  expect([status, json.code]).toEqual([401, 'lookup_off']);
  expect((await off.inject('/json/geodb/getByZipcode/nl/3511AW')).statusCode).toBe(401);
  const token = { authorization: 'Bearer geen.token.dus', authenticationmethod: 'JWT' };
  const url = '/api/v1.0/lookup/zipcode?zipcode=3511AW&housenumber=1';
  expect((await app.inject({ url, headers: token })).statusCode).toBe(200);
});

test('S7.4/2 S3.8/2 S8.4/2 the older form, with its error numbers', async () => {
  expect(await geo('3511AW')).toEqual({
    straatnaam: 'Oudegracht',
    plaatsnaam: 'Utrecht',
    provincie: 'Utrecht',
    errno: 0,
    error: '',
  });
  const empty = { straatnaam: '', plaatsnaam: '', provincie: '' };
  expect(await geo('')).toEqual({ ...empty, errno: 2, error: 'Geef aub een postcode in' });
  expect((await app.inject('/json/geodb/getByZipcode/nl')).json().errno).toBe(2);
  expect(await geo('3511')).toEqual({ ...empty, errno: 4, error: 'Ongeldige postcode' });
  expect(await geo("1'--")).toMatchObject({ errno: 4 });
  expect(await geo('9999ZZ')).toEqual({ ...empty, errno: 5, error: 'Ongeldige postcode' });
  expect((await app.inject('/json/geodb/getByZipcode/be/1000')).statusCode).toBe(404);
});

test('a client asks 60 times a minute at most', async () => {
  const url = '/api/v1.0/lookup/zipcode?zipcode=3511AW&housenumber=1';
  const tries = Array.from({ length: 70 }, () => app.inject({ url, remoteAddress: '10.9.9.9' }));
  const replies = await Promise.all(tries);
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(60);
  const refused = replies.find(({ statusCode }) => statusCode === 429);
  expect(refused?.json()).toMatchObject({ code: 'too_many_requests' });
  expect(refused?.headers['retry-after']).toBe('60');
});

test('imported postcodes tell the place when nobody knows the street', async () => {
  const own = await withConfig({});
  await importPostcodes(own.db, lines(line('7891', 'Klazienaveen', 'Drenthe', 52.72, 6.98)));
  const { json } = await ask({ zipcode: '7891AB', housenumber: '5' }, own);
  expect(json.data).toMatchObject({ street: '', place: 'Klazienaveen', state: 'Drenthe' });
});

test('the address service knows the street; its answer is kept for 30 days', async () => {
  const own = await withConfig({ pdokUrl: pdok.url });
  pdok.answer(
    { postcode: '7891AB', huisnummer: 7, straatnaam: 'Verkeerd', woonplaatsnaam: 'X' },
    {
      postcode: '7891AB',
      huisnummer: 5,
      straatnaam: 'Langestraat',
      woonplaatsnaam: 'Klazienaveen',
      provincienaam: 'Fryslân',
    },
  );
  const question = { zipcode: '7891 ab', housenumber: '5a' };
  const first = await ask(question, own);
  expect(first.json.data).toMatchObject({
    street: 'Langestraat',
    place: 'Klazienaveen',
    state: 'Friesland',
  });
  expect(pdok.asked()).toEqual(['/free?q=7891AB+5&fq=type%3Aadres&rows=10']);
  own.clock.advance(30 * 86_400_000 - 1);
  expect((await ask(question, own)).json).toEqual(first.json);
  expect(pdok.asked()).toHaveLength(1);
  own.clock.advance(1);
  await ask(question, own);
  expect(pdok.asked()).toHaveLength(2);
  own.clock.advance(31 * 86_400_000);
  expect(await purgeLookups(own.host)).toBe(1);
  expect(await own.db.select().from(addressLookups)).toEqual([]);
});

test('with real addresses the table that comes along is not asked', async () => {
  const own = await withConfig({ pdokUrl: pdok.url });
  pdok.answer();
  const { json } = await ask({ zipcode: '3511AW', housenumber: '112' }, own);
  expect(json.errors).toHaveLength(1);
  pdok.answer({ postcode: '3511AW', straatnaam: 'Oudegracht', woonplaatsnaam: 'Utrecht' });
  expect(await geo('3511AW', own)).toMatchObject({ straatnaam: 'Oudegracht', errno: 0 });
  expect(pdok.asked().at(-1)).toBe('/free?q=3511AW&fq=type%3Apostcode&rows=10');
});

test('S8.4/1 a service that fails is a 503, unless someone else knows the place, and is then left alone', async () => {
  const own = await withConfig({ pdokUrl: pdok.url });
  own.host.app.log.level = 'silent';
  for (const failure of ['500', 'no json', 'other json'] as const) {
    pdok.fail(failure);
    const { status, json } = await ask({ zipcode: '7891AB', housenumber: '5' }, own);
    expect([status, json.code]).toEqual([503, 'lookup_unavailable']);
  }
  const before = pdok.asked().length;
  expect((await ask({ zipcode: '7891AB', housenumber: '5' }, own)).status).toBe(503);
  expect(await geo('7891AB', own)).toMatchObject({ errno: 9 });
  expect(pdok.asked()).toHaveLength(before);
  await importPostcodes(own.db, lines(line('7891', 'Klazienaveen', 'Drenthe', 52.72, 6.98)));
  const known = await ask({ zipcode: '7891AB', housenumber: '5' }, own);
  expect(known.json.data.place).toBe('Klazienaveen');
});

test('a service that is too slow is not waited for', async () => {
  const own = await withConfig({ pdokUrl: pdok.url });
  own.host.app.log.level = 'silent';
  pdok.fail('silence');
  const began = performance.now();
  expect((await ask({ zipcode: '7891AB', housenumber: '5' }, own)).status).toBe(503);
  expect(performance.now() - began).toBeLessThan(15_000);
});

test('an import replaces what was there, refuses bad lines, and a dry run writes nothing', async () => {
  const own = await withConfig({});
  const good = [
    line('7891', 'Klazienaveen', 'Drenthe', 52.72, 6.98),
    line('7891 AB', 'Klazienaveen', 'Drenthe', 52.73, 6.99),
  ];
  const dry = await importPostcodes(own.db, lines(...good), { dryRun: true });
  expect(dry).toEqual({ read: 2, refused: 0, problems: [] });
  expect(await findCoordinates(own.host, '7891')).toBeUndefined();
  const report = await importPostcodes(
    own.db,
    lines(`\uFEFF${good[0]}`, '', 'onzin', good[1] ?? '', good[1] ?? ''),
  );
  expect(report).toMatchObject({ read: 3, refused: 1, problems: [{ line: 3 }] });
  expect(await findCoordinates(own.host, '7891 ab')).toEqual({ latitude: 52.73, longitude: 6.99 });
  const quarter = { latitude: 52.72, longitude: 6.98 };
  expect(await findCoordinates(own.host, '7891')).toEqual(quarter);
  expect(await findCoordinates(own.host, '7891ZZ')).toEqual(quarter);
  await expect(importPostcodes(own.db, lines('onzin'))).rejects.toThrow('Het bestand heeft: onzin');
  expect(await findCoordinates(own.host, '7891')).toBeDefined();
  async function* breaking() {
    yield line('1234', 'Elders', 'Utrecht', 52, 5);
    throw new Error('the disk broke');
  }
  await expect(importPostcodes(own.db, breaking())).rejects.toThrow('the disk broke');
  expect(await findCoordinates(own.host, '7891')).toBeDefined();
  const streets = [
    line('9999AA', 'Elders', 'Groningen', 53.3, 6.5),
    line('9999AB', 'Elders', 'Groningen', 53.5, 6.7),
  ];
  await importPostcodes(own.db, lines(...streets));
  expect((await findCoordinates(own.host, '9999'))?.latitude).toBeCloseTo(53.4, 6);
  expect(await findCoordinates(own.host, '7891')).toBeUndefined();
});

test('where a postcode is, without an import: the table that comes along', async () => {
  expect(await findCoordinates(app.host, '8011 RD')).toEqual({
    latitude: 52.5134,
    longitude: 6.0953,
  });
  expect((await findCoordinates(app.host, '3511'))?.latitude).toBeCloseTo(52.088, 2);
  for (const text of ['', '9999', 'Utrecht', '80111', "8011' --"]) {
    expect(await findCoordinates(app.host, text)).toBeUndefined();
  }
});
