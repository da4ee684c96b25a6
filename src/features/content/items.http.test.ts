import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addresses } from '#features/addresses/feature';
import { api } from '#features/api/feature';
import { entities } from '#features/entities/feature';
import { media } from '#features/media/feature';
import { announceChange, getEntity } from '#features/overviews/api.server';
import { overviews } from '#features/overviews/feature';
import { pages } from '#features/pages/feature';
import { searched } from '#features/searched/feature';
import { settings } from '#features/settings/feature';
import { locations } from '#features/stores/api.server';
import { stores } from '#features/stores/feature';
import { testStores } from '#features/stores/test-stores.test-support';
import { terms } from '#features/terms/feature';
import { cookie } from '#kernel/wire';
import { localKey } from '#kernel/wire-forms';
import { listStored } from '#platform/declared/stored';
import { createTestApp, type TestApp } from '../../../tests/harness/app';
import { addPage } from '../../../tests/harness/build-catalog';
import { type Element, find, findAll, get, parseHtml, textOf } from '../../../tests/harness/html';
import { content } from './feature';
import { facts, faqItems, referenceItems, services, usps } from './server/tables';

const block = (type: string, id: string, props: Record<string, unknown> = {}) => ({
  type,
  props: { id, version: 1, ...props },
});

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    features: [
      ...[settings, media, pages, overviews, addresses, api, entities, terms, searched],
      ...[stores, content],
    ],
    prepare: async (db) => {
      await db.insert(locations).values(testStores);
      await db.insert(facts).values([
        { title: 'winkels', counterTarget: 60, sort: 2 },
        { title: 'knopen', text: 'Aangezet.', counterTarget: 12_400, suffix: '+', sort: 1 },
        { title: 'verborgen', counterTarget: 1, state: 'Offline' },
      ]);
      await db.insert(referenceItems).values({ title: 'Marit', role: 'klant', text: 'Eerlijk.' });
      await db.insert(services).values([
        {
          title: 'Kleermaker',
          text: 'Zoomt broeken.',
          link: '/winkels',
          linkText: 'Zoek er een',
        },
        { title: 'Koffie' },
      ]);
      await db.insert(usps).values({ title: 'Gratis bezorgd', icon: 'truck' });
      await db.insert(faqItems).values(
        ['Kan ik ruilen?', 'Waar is mijn pakket?'].map((question, sort) => ({
          question,
          sort,
          category: 'bestellen',
          answer: ['Ja.'],
        })),
      );
    },
  });
  const lists = ['Fact', 'Reference', 'Service', 'Usp', 'Faq', 'Location', 'News', 'Weblog'];
  await addPage(app.host, {
    path: '/alles',
    title: 'Alles',
    content: [
      ...lists.map((name) => block(`${name}Overview`, name.toLowerCase(), { title: name })),
      block('CalendarOverview', 'calendar'),
      block('CookieOverview', 'koekjes'),
      block('LocationHours', 'uren', { store: 1 }),
      block('LocationMap', 'kaart'),
    ],
  });
  await addPage(app.host, {
    path: '/een',
    title: 'Eén',
    content: [
      block('FactDetail', 'feit', { item: 2 }),
      block('FactDetail', 'weg', { item: 3 }),
      block('ServiceDetail', 'dienst', { item: 1 }),
      block('FaqDetail', 'vraag', { item: 2 }),
    ],
  });
});
afterAll(() => app.close());

test('S2.2/23 S2.2/24 S9.9/11 S4.1/1 S2.3/1 an overview is set to a list filter, a class of options and suggestions', async () => {
  const overview = (key: string, settings: Record<string, unknown>) =>
    block('FaqOverview', key, { refines: 'inline', searchable: true, ...settings });
  await addPage(app.host, {
    path: '/vragen',
    title: 'Vragen',
    content: [
      overview('some', { listFilter: 'some', disabledClass: 'is-uit' }),
      overview('plain', { disabledClass: 'a b"' }),
      block('LocationDirectory', 'provincies', { title: 'Per provincie' }),
    ],
  });
  const page = await show('/vragen');
  const [some, plain] = findAll(page, 'section[data-block-type=FaqOverview]');
  expect(some?.attributes).toMatchObject({
    'data-filter-target': '[data-item]',
    'data-filter-selector': 'h2,h3',
    'data-filter-condition': 'some',
  });
  expect(plain?.attributes['data-list-filter']).toBeUndefined();
  const [withClass, without] = findAll(page, 'form[data-refines]');
  expect(withClass?.attributes['data-disabled-class']).toBe('is-uit');
  expect(without?.attributes['data-disabled-class']).toBeUndefined();
  expect(withClass?.attributes['data-suggest-section']).toBe(some?.attributes['data-block-id']);
  const directory = get(page, '[data-store-directory]');
  expect(directory.attributes['data-filter-condition']).toBe('every');
  expect(findAll(directory, '[data-list-filter-input]')).toHaveLength(1);
  expect(findAll(directory, '[data-list-filter-group] li a').length).toBeGreaterThan(1);
});

const show = async (url: string) => parseHtml((await app.inject(url)).body);
const section = (page: Element, type: string) => get(page, `section[data-block-type=${type}]`);

test('S1/6 S2.12/1 every kind of content has a block with all of it', async () => {
  const page = await show('/alles');
  const kinds = ['Fact', 'Reference', 'Service', 'Usp', 'Faq', 'Location', 'News', 'Weblog'];
  for (const kind of kinds) expect(section(page, `${kind}Overview`)).toBeDefined();
  for (const type of ['CalendarOverview', 'CookieOverview', 'LocationHours', 'LocationMap']) {
    expect(section(page, type)).toBeDefined();
  }
  expect(textOf(section(page, 'ReferenceOverview'))).toContain('Eerlijk.');
  expect(textOf(section(page, 'UspOverview'))).toContain('Gratis bezorgd');
  const service = section(page, 'ServiceOverview');
  expect(get(service, 'h3 a').attributes.href).toBe('/winkels');
  expect(textOf(service)).toContain('Koffie');
});

test('S2.12/3 S3.11/2 S9.9/5 a fact tells its counter_target, whole in the HTML', async () => {
  const page = section(await show('/alles'), 'FactOverview');
  const counters = findAll(page, 'etalage-counter');
  // In their editor's order; what is offline isn't there.
  expect(counters.map((one) => one.attributes['data-counter-target'])).toEqual(['12400', '60']);
  expect(counters.map(textOf)).toEqual(['12.400', '60']);
  expect(textOf(get(page, 'p [class=visually-hidden]'))).toBe('12.400+');
});

test('S2.12/1 one item stands by itself; one that isn’t shown leaves nothing', async () => {
  const page = await show('/een');
  const facts = findAll(page, 'section[data-block-type=FactDetail]').map(textOf);
  expect(facts).toEqual([expect.stringContaining('knopen'), '']);
  expect(textOf(section(page, 'ServiceDetail'))).toContain('Zoomt broeken.');
  expect(find(section(page, 'FaqDetail'), 'details')?.attributes.open).toBeUndefined();
  const asked = await show('/een?faqid=2');
  expect(find(section(asked, 'FaqDetail'), 'details')?.attributes.open).toBeDefined();
});

test('S2.12/1 S7.1/3 a virtual section shows the item that its page is about', async () => {
  const query = new URLSearchParams({
    block_type: 'Detail',
    entity_object: 'Fact',
    entity_id: '1',
  });
  const reply = await app.inject(`/webcore/fact/block?${query}`);
  expect(reply.statusCode).toBe(200);
  expect(textOf(parseHtml(reply.body))).toContain('winkels');
});

test('S2.12/2 the answer that an address asks for is open, and it alone', async () => {
  const open = async (url: string) =>
    findAll(section(await show(url), 'FaqOverview'), 'details')
      .filter(({ attributes }) => attributes.open !== undefined)
      .map(({ attributes }) => attributes['data-faqid']);
  expect(await open('/alles')).toEqual([]);
  expect(await open('/alles?faqid=2')).toEqual(['2']);
  expect(await open('/alles?faqid=99')).toEqual([]);
});

test('questions stand by their group, in the order of the groups, and in it by their number', async () => {
  await app.db.insert(faqItems).values([
    { question: 'Wanneer komt het?', sort: 0, category: 'bezorgen', answer: ['Morgen.'] },
    { question: 'Hoe bestel ik?', sort: 90, category: 'bestellen', answer: ['Zo.'] },
  ]);
  await announceChange(app.host, 'Faq');
  const asked = findAll(section(await show('/alles'), 'FaqOverview'), 'summary').map(textOf);
  expect(asked).toEqual([
    ...['Kan ik ruilen?', 'Waar is mijn pakket?', 'Hoe bestel ik?'],
    'Wanneer komt het?',
  ]);
});

test('S2.12/1 S1/6 the cookie block tells of every cookie and key that the pages set', async () => {
  const table = section(await show('/alles'), 'CookieOverview');
  const named = findAll(table, 'tbody th').map(textOf);
  expect([...named].sort()).toEqual(
    listStored(app.host)
      .map(({ name }) => name)
      .sort(),
  );
  expect(named).toEqual(expect.arrayContaining([cookie.session, localKey.accessToken]));
});

test('S2.12/1 each kind of content comes as an overview, one item, a choice and a slider', async () => {
  const kinds = ['Fact', 'Faq', 'Location', 'Reference', 'Service', 'Usp'];
  await addPage(app.host, {
    path: '/soorten',
    title: 'Soorten',
    content: [
      ...kinds.flatMap((kind) => [
        block(`${kind}Overview`, `${kind}-o`, { limit: 2 }),
        block(`${kind}Detail`, `${kind}-d`, { item: 1 }),
        block(`${kind}View`, `${kind}-v`, { items: '1' }),
        block(`${kind}Slider`, `${kind}-s`, { title: kind }),
      ]),
      block('CookieOverview', 'c-o'),
      block('CookieDetail', 'c-d', { name: cookie.session }),
      block('CookieView', 'c-v', { kind: 'functional' }),
      block('CookieSlider', 'c-s', { title: 'Koekjes' }),
    ],
  });
  const page = await show('/soorten');
  for (const kind of [...kinds, 'Cookie']) {
    for (const variant of ['Overview', 'Detail', 'View', 'Slider']) {
      expect(textOf(section(page, kind + variant)), kind + variant).not.toBe('');
    }
  }
  const cookies = listStored(app.host).filter(({ where }) => where === 'cookie');
  const slides = findAll(section(page, 'CookieSlider'), '[aria-roledescription=dia]');
  expect(slides).toHaveLength(cookies.length);
  expect(textOf(get(section(page, 'CookieDetail'), 'h3'))).toBe(cookie.session);
  const functional = listStored(app.host).filter(({ type }) => type === 'functional');
  expect(findAll(section(page, 'CookieView'), 'tbody th')).toHaveLength(functional.length);
  // Slides tell by themselves which block they are of.
  const look = (kind: string) => get(section(page, `${kind}Slider`), 'etalage-slider').attributes;
  expect(look('Location')).toMatchObject({ 'data-desktop': '4', 'data-gap-mobile': '10' });
  expect(look('Service')).toMatchObject({ 'data-desktop': '3', 'data-mobile': '1.1' });
});

test('S2.12/8 S2.12/5 S9.9/6 a ticker is a whole list, and the calculator answers in its page', async () => {
  await addPage(app.host, {
    path: '/rekenen',
    title: 'Rekenen',
    content: [
      block('Ticker', 'band', { title: 'Merken', items: 'Kade 12 | /zoeken?search=kade\n\nOever' }),
      block('Ticker', 'leeg', { title: 'Niets' }),
      block('Calculator', 'som', { hours: '8 7,5', mostYears: 5, years: 2 }),
    ],
  });
  const page = await show('/rekenen');
  const [band, ...others] = findAll(page, 'etalage-ticker');
  expect(others).toEqual([]);
  expect(findAll(band as Element, 'li').map(textOf)).toEqual(['Kade 12', 'Oever']);
  expect(get(band as Element, 'li a').attributes.href).toBe('/zoeken?search=kade');
  const result = async (query: string) => textOf(get(await show(`/rekenen${query}`), 'output'));
  expect(await result('')).toBe('16,00');
  expect(await result('?jaren=3&uren=7.5')).toBe('22,50');
  // What can’t be chosen counts as what it begins with.
  for (const query of ['?jaren=6&uren=9', '?jaren=x&uren=-1', '?jaren=1e400&uren=']) {
    expect(await result(query)).toBe('16,00');
  }
});

test('S2.12/6 the hours block tells one store’s week, today’s weekday marked', async () => {
  app.clock.set('2026-03-04T09:00:00Z');
  const hours = section(await show('/alles?page_1=1'), 'LocationHours');
  expect(findAll(hours, 'tbody tr')).toHaveLength(7);
  expect(textOf(get(hours, '[aria-current=date]'))).toContain('Woensdag');
  expect(textOf(hours)).toContain('Nu open tot 18:00');
  expect(get(hours, 'a').attributes.href).toBe('/locaties/utrecht-gracht');
});

test('S2.12/6 a kept page marks the next day, and tells when the store has closed', async () => {
  const state = async () => textOf(section(await show('/alles'), 'LocationHours'));
  app.clock.set('2026-03-05T16:00:00Z');
  expect(await state()).toContain('Nu open tot 18:00');
  app.clock.set('2026-03-05T17:00:01Z');
  expect(await state()).toContain('Nu gesloten');
  app.clock.set('2026-03-06T09:00:00Z');
  const page = section(await show('/alles'), 'LocationHours');
  expect(textOf(get(page, '[aria-current=date]'))).toContain('Vrijdag');
});

test('a service that leads somewhere is found by its words; items without a link are not', async () => {
  const index = getEntity(app.host, 'Service');
  expect(index.search.search('kleermaker').ids).toEqual([1]);
  expect(index.search.search('koffie').total).toBe(0);
});

test('what an editor changes is shown at once', async () => {
  await app.db.update(facts).set({ counterTarget: 61 }).where(eq(facts.title, 'winkels'));
  await announceChange(app.host, 'Fact', [1]);
  await expect
    .poll(async () => textOf(section(await show('/alles'), 'FactOverview')))
    .toContain('61');
});
