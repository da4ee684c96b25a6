import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPage, publishPage } from '#features/pages/api.server';
import { type ApplicationApp, createApplicationApp } from '../applications/test-app.test-support';

let app: ApplicationApp;
beforeAll(async () => {
  app = await createApplicationApp();
  const tree = {
    root: {},
    zones: {},
    content: [
      { type: 'VacancyNearby', props: { id: 'buurt', title: 'Vacatures', level: '1' } },
      { type: 'VacancyOverview', props: { id: 'lijst', refines: 'inline', sortable: true } },
    ],
  };
  const page = { siteId: 1, path: '/vacatures', title: 'Vacatures', tree };
  await publishPage(app.host, await createPage(app.host, page));
});
afterAll(() => app.close());

const follow = async (postcode: string, afstand = '10') => {
  const query = new URLSearchParams({
    place_input: postcode,
    filter_distance: afstand,
    pagina: '/vacatures',
  });
  const reply = await app.inject(`/vacatures/in-de-buurt?${query}`);
  expect(reply.statusCode).toBe(303);
  const address = String(reply.headers.location);
  return { address, body: (await app.inject(address)).body };
};

const places = (html: string) =>
  ['Utrecht', 'Tiel', 'Zeist'].filter((place) =>
    html.includes(`data-confirm-location="Etalage ${place}"`),
  );

test('S2.1/16 a postcode and a distance choose the places of the list', async () => {
  const { address, body } = await follow('3511 aw');
  expect(address).toMatch(/^\/vacatures\?.*filter_importedlocation/);
  expect(places(body)).toEqual(['Utrecht', 'Zeist']);
  expect(body).toContain('Vacatures binnen 10 km van 3511 AW</h2>');
  expect(places((await follow('3511', '40')).body)).toEqual(['Utrecht', 'Tiel', 'Zeist']);
});

const chips = (html: string) => {
  const list = html.match(/<ul[^>]*data-chips.*?<\/ul>/s)?.[0] ?? '';
  return [...list.matchAll(/aria-hidden="true">([^<]+)</g)].map(([, label]) => label);
};

test('it is told as one choice that can be taken back, the nearest first and with how far each is', async () => {
  const { address, body } = await follow('3511aw', '40');
  expect(chips(body)).toEqual(['Binnen 40 km van 3511 AW']);
  expect(body.match(/href="([^"]+)"><span class="visually-hidden">[^<]*Binnen/)?.[1]).toBe(
    '/vacatures',
  );
  expect(body).toContain('<title>Vacatures - Binnen 40 km van 3511 AW | ');
  // The button for the filters counts it as it is told: as one.
  expect(body).toMatch(/data-active-count="">1</);
  expect(body).toMatch(/Utrecht · 1 km<.*Zeist · 8 km<.*Tiel · 31 km</s);
  expect(body).toMatch(/<option value="" selected="">Dichtstbij</);
  const sorted = (await app.inject(`${address}&sort=name`)).body;
  expect(sorted).toMatch(/Utrecht · 1 km</);
  expect(sorted).toContain('<option value="name" selected="">');
});

test('a choice beside it keeps what was asked, and other places are places', async () => {
  const { address } = await follow('3511 AW', '40');
  const { body } = await app.inject(`${address}&filter_category=1`);
  expect(chips(body)).toEqual(['Verkoop', 'Binnen 40 km van 3511 AW']);
  expect(body).toMatch(/<noscript><input type="hidden" name="place_input" value="3511 AW"/);
  expect(body).toMatch(/href="\/vacatures\?[^"]*place_input=3511\+AW/);
  const [one] = new URL(address, 'http://x').searchParams.getAll('filter_importedlocation[]');
  const some = `/vacatures?place_input=3511+AW&filter_distance=40&filter_importedlocation=${one}`;
  const chosen = (await app.inject(some)).body;
  expect(chips(chosen)).toEqual(['Utrecht']);
  expect(chosen).toContain('Utrecht · 1 km<');
});

test('where nobody is looked for nearby, the nearest place is shown and said so', async () => {
  const { body } = await follow('1012 JS', '5');
  expect(places(body)).toHaveLength(1);
  expect(body).toContain('Binnen 5 km van 1012 JS zoeken we nu niemand.');
});

test('S2.1/16 a place that somebody typed is looked around like a postcode, also in an address made by hand', async () => {
  const { address, body } = await follow('zeist');
  expect(address).toMatch(/filter_importedlocation/);
  expect(places(body)).toEqual(['Utrecht', 'Zeist']);
  expect(body).toContain('Vacatures binnen 10 km van Zeist</h2>');
  const byHand = (await app.inject('/vacatures?place_input=Utrecht')).body;
  expect(places(byHand)).toEqual(['Utrecht', 'Zeist']);
  expect(chips(byHand)).toEqual(['Binnen 20 km van Utrecht']);
  // The filters say so: another choice keeps the places, and who takes them away sees all again.
  const ticked = [
    ...byHand.matchAll(/name="filter_importedlocation\[\]" checked="" value="(\d)"/g),
  ];
  expect(ticked.map(([, id]) => id)).toEqual(['1', '3']);
  const without = (await app.inject('/vacatures?place_input=Utrecht&filter_distance=20')).body;
  expect(places(without)).toEqual(['Utrecht', 'Tiel', 'Zeist']);
});

test('a place that we do not know is told at its field, and everything is listed', async () => {
  const { body } = await app.inject('/vacatures?place_input=Xanten');
  expect(body).toContain('We vinden geen plaats ‘Xanten’');
  expect(places(body)).toEqual(['Utrecht', 'Tiel', 'Zeist']);
});

test('what is no postcode is told at its field, and everything is listed', async () => {
  const { body } = await follow('"><b>x');
  expect(body).toContain('Vul een postcode in');
  expect(body).not.toContain('<b>x');
  expect(places(body)).toEqual(['Utrecht', 'Tiel', 'Zeist']);
});

test('it leads to our own pages alone', async () => {
  const reply = await app.inject('/vacatures/in-de-buurt?place_input=3511&pagina=//elders.example');
  expect(String(reply.headers.location)).toMatch(/^\/vacatures\?/);
});

test('a vacancy shows others like it: the same work first, then the nearest', async () => {
  const { body } = await app.inject('/vacatures/verkoper-1');
  const similar = body.slice(body.indexOf('Vergelijkbare vacatures'));
  const shown = [
    ...similar.matchAll(/href="\/vacatures\/([a-z-]+\d)"|([\d,]+ km verderop|Op dezelfde plek)/g),
  ];
  // The same title comes before what is merely near.
  expect(shown.map(([, vacancy, away]) => vacancy ?? away)).toEqual([
    'verkoper-3',
    '7,7 km verderop',
    'verkoper-2',
    '31 km verderop',
    'verkoper-avond-3',
    '7,7 km verderop',
  ]);
});

test('a vacancy that is over shows what is like it nearest to where it was', async () => {
  const { statusCode, body } = await app.inject('/vacatures/voorbij-1');
  expect(statusCode).toBe(410);
  const similar = body.slice(body.indexOf('Vergelijkbare vacatures'));
  expect(similar).toMatch(/verkoper-1".*Op dezelfde plek.*7,7 km verderop/s);
});
