import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importEntity } from '#features/entities/api.server';
import { announceChange } from '#features/overviews/api.server';
import { createPage, publishPage } from '#features/pages/api.server';
import { createTestApp, type TestApp } from '../../../tests/harness/app';
import { findAll, get, parseHtml, textOf } from '../../../tests/harness/html';
import { listLocations, listStores } from './server/read';
import { storedStores } from './server/stored';
import { locations } from './server/tables';
import { storeFilters } from './site/store-api';
import { testStores } from './test-stores.test-support';

let app: TestApp;

const tree = {
  root: {},
  content: [
    { type: 'LocationSearch', props: { id: 'zoek', version: 1, title: 'Winkels', level: '1' } },
    { type: 'LocationMap', props: { id: 'kaart', version: 1 } },
    { type: 'LocationOverview', props: { id: 'alle', version: 1, title: 'Alle winkels' } },
  ],
  zones: {},
};

beforeAll(async () => {
  app = await createTestApp({
    config: { mapTiles: 'https://tiles.example/{z}/{x}/{y}.png' },
    prepare: async (db) => {
      await db.insert(locations).values(testStores);
      await db.execute(sql`select setval(pg_get_serial_sequence('locations', 'id'), 36)`);
    },
  });
  const id = await createPage(app.host, { siteId: 1, path: '/winkels', title: 'Winkels', tree });
  await publishPage(app.host, id);
});
afterAll(() => app.close());

const show = async (url: string) => parseHtml((await app.inject(url)).body);
const results = async (text: string) => {
  const page = await show(`/winkels?${new URLSearchParams({ place_input: text })}`);
  return findAll(page, '[data-item_id]');
};
const titles = async (text: string) =>
  (await results(text)).map((item) => textOf(item.children[0] as never));

test('S1/12 S2.8/2 the search is a form with the placeholder Postcode of plaats', async () => {
  const page = await show('/winkels');
  const input = get(page, 'form[role=search] input[name=place_input]');
  expect(input.attributes.placeholder).toBe('Postcode of plaats');
  // All stores, for a list beside the map, with what is so until the first of them opens or closes.
  const list = get(page, '[data-store-results]');
  expect(list.attributes['data-whole']).toBe('');
  expect(findAll(list, '[data-item_id]').length).toBeGreaterThan(3);
  for (const item of findAll(list, '[data-item_id]')) {
    expect(textOf(item)).toMatch(/Nu open|Nu gesloten/);
    expect(textOf(item)).toContain('Maak dit mijn winkel');
  }
  const [found] = findAll(await show('/winkels?place_input=Utrecht'), '[data-store-results]');
  expect(found?.attributes['data-whole']).toBeUndefined();
  expect(found?.attributes['data-found']).toMatch(/^\d+( \d+)*$/);
});

test('S2.8/3 S2.1/13 without script the address gives the same list', async () => {
  expect(await titles('utrecht')).toEqual(['Brink utrecht-gracht', 'Brink utrecht-plein']);
  const [first] = await results('Utrecht');
  if (!first) throw new Error('nothing found');
  expect(textOf(first)).toContain('Kade 3A, Utrecht');
  expect(textOf(first)).toContain('Nu open tot 18:00');
  const link = get(first, 'a');
  expect(link.attributes.href).toBe('/locaties/utrecht-gracht');
  expect(textOf(link)).toContain('Bekijk winkel');
});

test('S9.4/3 without script too a typing error is forgiven, and nonsense told with all stores below', async () => {
  const ask = async (text: string) => {
    const page = await show(`/winkels?${new URLSearchParams({ place_input: text })}`);
    return {
      said: textOf(get(page, '[data-store-search] [role=status]')),
      count: findAll(page, '[data-store-results] [data-item_id]').length,
    };
  };
  const all = await ask('xqzv');
  expect(all.said).toBe('Geen winkel in ‘xqzv’. Dit zijn al onze winkels.');
  expect(all.count).toBeGreaterThan(2);
  for (const text of ['Utrect', 'Uttrecht', 'utrehct']) {
    expect(await ask(text)).toEqual({
      said: 'Bedoelde je Utrecht? 2 winkels in Utrecht',
      count: 2,
    });
  }
  expect(await ask('99999')).toEqual({
    said: '‘99999’ herkennen we niet als postcode of plaats. Dit zijn al onze winkels.',
    count: all.count,
  });
  const api = await app.inject('/api/v1.0/location?zipcode=Utrect&limit=2&seq=title');
  expect(
    JSON.parse(api.body).data.map(
      (one: { data: { address_place: string } }) => one.data.address_place,
    ),
  ).toEqual(['Utrecht', 'Utrecht']);
});

test('S2.8/2 S2.8/3 a postcode sorts by distance and tells it', async () => {
  expect((await titles('3581')).slice(0, 2)).toEqual([
    'Brink utrecht-plein',
    'Brink utrecht-gracht',
  ]);
  const [nearest, second] = await results('3581 AE');
  expect(textOf(nearest as never)).toMatch(/\d m\b|\d km/);
  expect(textOf(second as never)).toMatch(/\d (m|km)\b/);
  // Where this postcode is nobody told us: about there is near enough to sort by.
  const [tiel] = await results('4020');
  expect(textOf(tiel as never)).toMatch(/Brink tiel.*ongeveer \d+ km/);
});

test('S9.4/2 what is no shop and what is offline is never found', async () => {
  for (const text of ['', 'Utrecht', 'Tiel', 'Ede', '4001', 'zzz']) {
    const found = (await titles(text)).join();
    expect(found).not.toMatch(/hoofdkantoor|magazijn|gesloten/);
  }
});

test('S7.4/3 S9.4/2 the API is asked with the three filters and answers what the search reads', async () => {
  const query = new URLSearchParams({ zipcode: '3581' });
  for (const filter of storeFilters) query.append('filter[]', JSON.stringify(filter));
  const reply = await app.inject(`/api/v1.0/location?${query}`);
  expect(reply.statusCode).toBe(200);
  const { data } = reply.json();
  expect(data.map((one: { id: number }) => one.id).sort()).toEqual([1, 2, 3, 5]);
  expect(data[0]).toMatchObject({
    title: 'Brink utrecht-plein',
    href: '/locaties/utrecht-plein',
    data: {
      access: 'utrecht-plein',
      address_street: 'Kade',
      address_housenumber: '3',
      address_housenumber_suffix: '',
      address_zipcode: '3581 AE',
      address_place: 'Utrecht',
      special_hours: [],
    },
  });
});

test('S7.1/8 S3.7/3 S8.4/3 the map’s data has every store, those without coordinates too', async () => {
  const { overview } = (await app.inject('/webcore/location/mapjson?pagebuilder_id=2')).json();
  expect(overview).toHaveLength(4);
  expect(overview).toContainEqual({
    id: 3,
    title: 'Brink tiel',
    access: 'tiel',
    coord_latitude: 51.8864,
    coord_longitude: 5.4325,
  });
  expect(overview).toContainEqual(
    expect.objectContaining({ id: 5, coord_latitude: null, coord_longitude: null }),
  );
});

test('S7.1/7 S2.8/6 a store’s own map has the store first, its neighbours, and their addresses', async () => {
  const { overview } = (await app.inject('/webcore/location/mapjson?id=3')).json();
  expect(overview.map(({ id }: { id: number }) => id)).toEqual([3, 2, 1]);
  expect(overview[0].address).toBe('Kade 3, 4001 AP Tiel');
  for (const one of overview)
    expect(one.address, one.title).toMatch(/^Kade 3A?, \d{4} [A-Z]{2} \S/);
  for (const id of ['35', '99', 'x', '99999999999']) {
    expect((await app.inject(`/webcore/location/mapjson?id=${id}`)).statusCode).toBe(404);
  }
});

test('S2.8/5 the page holds the map’s island, with the address of its data', async () => {
  const page = await show('/winkels');
  const island = get(page, 'etalage-island[data-island="features/stores/site/map/store-map"]');
  const props = JSON.parse(island.attributes['data-props'] ?? '');
  expect(props.url).toMatch(/^\/webcore\/location\/mapjson\?pagebuilder_id=\d+$/);
  expect(props.tiles).toBe('https://tiles.example/{z}/{x}/{y}.png');
});

test('pictures may come from the tile service alone, and only where one is set', async () => {
  const { headers } = await app.inject('/winkels');
  expect(headers['content-security-policy']).toContain(
    "img-src 'self' data: https://tiles.example;",
  );
  const plain = await createTestApp();
  const reply = await plain.inject('/');
  expect(reply.headers['content-security-policy']).toContain("img-src 'self' data:;");
  await plain.close();
});

test('S2.1/6 S2.12/6 a store’s page tells its hours, special days and all that data tells', async () => {
  app.clock.set('2026-03-02T16:45:00Z');
  const page = await show('/locaties/utrecht-gracht');
  const text = textOf(page);
  expect(text).toContain('Nu open, sluit over 15 minuten');
  expect(textOf(get(page, '[data-opening-hours] tr[aria-current=date]'))).toBe(
    'Maandag 09:30–18:00',
  );
  expect(textOf(get(page, '[data-special-hours]'))).toContain('3 maart 2026 Feest Gesloten');
  const data = findAll(page, 'script[type="application/ld+json"]').map((one) =>
    JSON.parse(String(one.children[0])),
  );
  expect(data.find((one) => one['@type'] === 'Store')).toMatchObject({
    specialOpeningHoursSpecification: [
      { validFrom: '2026-03-03', opens: '00:00', closes: '00:00' },
      { validFrom: '2026-04-27', opens: '12:00', closes: '17:00' },
    ],
  });
  app.clock.set('2026-03-02T20:00:00Z');
  expect(textOf(await show('/locaties/utrecht-gracht'))).toContain(
    'Nu gesloten, woensdag open vanaf 09:30',
  );
});

test('S2.1/6 a store’s page tells its hours on a day that is asked for, without script', async () => {
  app.clock.set('2026-03-02T10:00:00Z');
  const ask = async (dag: string, access = 'utrecht-gracht') =>
    show(`/locaties/${access}?${new URLSearchParams({ dag })}`);
  const answer = async (...asked: [string, string?]) =>
    textOf(get(await ask(...asked), '[data-day-hours]'));
  expect(await answer('2026-04-27')).toBe('Maandag 27 april 2026, Koningsdag: 12:00–17:00');
  expect(await answer('27-4-2026')).toContain('12:00–17:00');
  expect(await answer('2026-03-08')).toBe('Zondag 8 maart 2026: Gesloten');
  // This store didn't say what it does then.
  expect(await answer('2026-04-27', 'tiel')).toBe(
    'Maandag 27 april 2026, Koningsdag: 09:30–18:00 Op Koningsdag kunnen de tijden anders zijn. Bel even als je komt.',
  );
  for (const [wrong, text] of [
    ['morgen', 'Vul een dag in als 27-4-2027.'],
    ['2026-02-30', 'Vul een dag in als 27-4-2027.'],
    ['2026-03-01', 'Die dag is al geweest'],
    ['2031-01-01', 'Zo ver vooruit weten we het nog niet'],
  ] as const) {
    const page = await ask(wrong);
    expect(findAll(page, '[data-day-hours]')).toEqual([]);
    expect(textOf(get(page, '[id=andere-dag-error]'))).toContain(text);
  }
  const form = get(await show('/locaties/tiel'), 'form[action="/locaties/tiel#open-op"]');
  expect(get(form, 'input[name=dag]').attributes).toMatchObject({
    type: 'date',
    min: '2026-03-02',
    max: '2027-03-03',
  });
  // The only question of a form needs no star.
  expect(textOf(get(form, 'label'))).toBe('Open op een andere dag?');
  // What is further away than some weeks stands behind a summary.
  const special = get(await show('/locaties/utrecht-gracht'), '[data-special-hours]');
  expect(textOf(get(special, 'details'))).toContain('27 april 2026 Koningsdag 12:00–17:00');
  expect(textOf(get(special, 'dl'))).toContain('3 maart 2026 Feest Gesloten');
  app.clock.set('2026-03-02T09:00:00Z');
});

test('what is imported is on the site at once', async () => {
  const csv =
    'store,title,street,housenumber,zipcode,place,province\ngoes,Brink Goes,Dam,1,4461 JH,Goes,Zeeland';
  await importEntity(app.host, storedStores, { bytes: Buffer.from(csv), file: 'winkels.csv' });
  await expect.poll(async () => textOf(await show('/winkels'))).toContain('Brink Goes');
  expect(await titles('Goes')).toEqual(['Brink Goes']);
});

test('S2.8/6 items of the list of neighbours carry the id of their marker, nearest first', async () => {
  const page = await show('/locaties/utrecht-gracht');
  const items = findAll(page, '[data-item_id]');
  const ids = items.map(({ attributes }) => attributes['data-item_id']);
  expect(ids.slice(0, 2)).toEqual(['2', '3']);
  // One whose file said no place stands where its postcode is.
  expect(textOf(items.at(-1) as never)).toContain('Brink Goes');
  expect(textOf(items[0] as never)).toMatch(/Brink utrecht-plein.*m$/);
  const { statusCode } = await app.inject('/locaties/zonder-plek');
  expect(statusCode).toBe(200);
  expect((await app.inject('/locaties/hoofdkantoor')).statusCode).toBe(404);
});

test('a search of the site lists stores by their name and place, not by what all of them have', async () => {
  const kinds = async (words: string) => {
    const url = `/zoeken?search=${words}`;
    // What was mistyped leads on to what was meant.
    const { location = url } = (await app.inject(url)).headers;
    return findAll(await show(location), 'section[data-virtual-id]').map(
      ({ attributes }) => attributes['data-module-access'],
    );
  };
  await app.db.update(locations).set({ intro: 'Ook voor een paraplu.' }).where(sql`id = 1`);
  await announceChange(app.host, 'Location', [1]);
  expect(await kinds('paraplu')).not.toContain('location');
  expect((await kinds('utrecht'))[0]).toBe('location');
  // A mistyped place is found while nothing else is meant by it.
  expect(await kinds('utrcht')).toContain('location');
  const content = [{ type: 'RichText', props: { id: 'markt', html: '<p>Utricht.</p>' } }];
  await publishPage(
    app.host,
    await createPage(app.host, {
      ...{ siteId: 1, path: '/markt', title: 'Markt' },
      tree: { root: {}, content, zones: {} },
    }),
  );
  expect(await kinds('utrcht')).toEqual(['page']);
});

test('’s-Hertogenbosch stands at the H, and is written as it is', async () => {
  const row = (place: string) => ({
    ...{ ...testStores[0], id: undefined, access: `bij-${place.length}`, place },
    title: `Brink ${place} Markt`,
  });
  const made = await app.db
    .insert(locations)
    .values(['Goes', '’s-Hertogenbosch', 'Heusden', 'Sneek'].map((place) => row(place) as never))
    .returning({ id: locations.id });
  const ids = made.map(({ id }) => id);
  const places = (await listStores(app.host, ids)).map(({ place }) => place);
  expect(places).toEqual(['Goes', '’s-Hertogenbosch', 'Heusden', 'Sneek']);
  const own = (await listLocations(app.host)).filter(({ id }) => ids.includes(id));
  expect(own.map(({ place }) => place)).toEqual(places);
});
