import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPage, publishPage } from '#features/pages/api.server';
import { createTestApp, type TestApp } from '../../../tests/harness/app';
import { createShopBuilder } from '../../../tests/harness/build-shop';
import { vacancies } from './api.server';

let app: TestApp;
let stores: number[];

const aVacancy = (access: string, locationId: number, more: object = {}) => ({
  access,
  title: `Verkoper ${access}`,
  locationId,
  category: 'verkoop',
  contract: 'vast',
  hoursMin: 16,
  hoursMax: 24,
  code: 101,
  salaryMin: 1550,
  salaryMax: 1700,
  salaryUnit: 'HOUR' as const,
  postedOn: '2026-02-01',
  validThrough: '2026-12-31',
  intro: 'Je helpt klanten.',
  ...more,
});

beforeAll(async () => {
  app = await createTestApp({
    prepare: async (db) => {
      const build = createShopBuilder(db);
      stores = [await build.store('Utrecht'), await build.store('Tiel')];
      const [utrecht = 0, tiel = 0] = stores;
      await db
        .insert(vacancies)
        .values([
          aVacancy('utrecht', utrecht),
          aVacancy('tiel', tiel),
          aVacancy('voorbij', tiel, { validThrough: '2026-01-31' }),
          aVacancy('verborgen', tiel, { state: 'Offline' }),
        ]);
    },
  });
  const block = {
    type: 'VacancyOverview',
    props: { id: 'lijst', title: 'Vacatures', level: '1', refines: 'inline' },
  };
  const tree = { root: {}, content: [block], zones: {} };
  const page = { siteId: 1, path: '/vacatures', title: 'Vacatures', tree };
  await publishPage(app.host, await createPage(app.host, page));
});
afterAll(() => app.close());

const titles = (html: string) =>
  ['utrecht', 'tiel', 'voorbij', 'verborgen'].filter((one) => html.includes(`Verkoper ${one}`));

test('S2.1/5 S2.9/1 /vacatures lists what is open, and nothing that is over or offline', async () => {
  const { statusCode, body } = await app.inject('/vacatures');
  expect(statusCode).toBe(200);
  expect(titles(body)).toEqual(['utrecht', 'tiel']);
});

test('S2.3/1 work is suggested to who asks for it: by a word for it, by what it is called, or by its place', async () => {
  const suggested = async (search: string) =>
    // What was typed stands out in them.
    titles(
      (await app.inject(`/1/webcore/search/suggest?search=${search}`)).body.replace(/<.?b>/g, ''),
    );
  expect(await suggested('tiel')).toEqual(['tiel']);
  expect(await suggested('klanten')).toEqual([]);
  expect(await suggested('vacature+tiel')).toEqual(['tiel']);
  expect(await suggested('verkoper')).toEqual(['utrecht', 'tiel']);
  // On the search page too, unless nothing else is found.
  const sections = async (search: string) =>
    (await app.inject(`/zoeken?search=${search}`)).body.match(/(?<=data-module-access=")[a-z-]+/g);
  expect(await sections('tiel')).toEqual(['location', 'vacancy']);
  expect(await sections('vacature+tiel')).toContain('vacancy');
  expect(await sections('verkoop')).toEqual(['vacancy']);
  expect(await sections('klanten')).toEqual(['vacancy']);
  const content = [{ type: 'RichText', props: { id: 'tekst', html: '<p>Onze klanten.</p>' } }];
  const tree = { root: {}, content, zones: {} };
  const page = { siteId: 1, path: '/over', title: 'Over ons', tree };
  await publishPage(app.host, await createPage(app.host, page));
  expect(await sections('klanten')).toEqual(['page']);
});

test('S2.1/16 filter_importedlocation[] leaves the vacancies of the chosen store', async () => {
  const { body } = await app.inject(`/vacatures?filter_importedlocation[]=${stores[1]}`);
  expect(titles(body)).toEqual(['tiel']);
});

test('a vacancy tells search engines its wage, its hours and its place', async () => {
  const { statusCode, body } = await app.inject('/vacatures/utrecht');
  expect(statusCode).toBe(200);
  const scripts = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  const data = scripts.map(([, json = '']) => JSON.parse(json));
  expect(data.find((one) => one['@type'] === 'JobPosting')).toMatchObject({
    title: 'Verkoper utrecht',
    jobLocation: { address: { addressLocality: 'Utrecht' } },
  });
});

test.each(['voorbij', 'verborgen'])(
  'a vacancy that is over says so: %s is gone (410)',
  async (access) => {
    const { statusCode, body } = await app.inject(`/vacatures/${access}`);
    expect(statusCode).toBe(410);
    expect(body.toLowerCase()).toContain('vervuld');
  },
);
