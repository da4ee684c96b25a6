import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContentItemCard } from '#features/content/contract';
import { calendarEvents, faqItems, newsItems, usps } from '#features/content/server/tables';
import { announceChange, getEntity } from '#features/overviews/api.server';
import { createPage, publishPage } from '#features/pages/api.server';
import { returns } from '#kernel/limits';
import { orders } from '#kernel/limits-orders';
import { product } from '#kernel/messages/nl-product';
import { formatEuroShort } from '#kernel/values/money';
import { readContent } from '../../../demo/loader/read';
import { createTestApp, type TestApp } from '../../../tests/harness/app';
import { get, parseHtml, textOf } from '../../../tests/harness/html';
import { fillFacts, getSite, returnCollectCents, SITE_CHANGED } from './api.server';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const show = async (url: string) => textOf(get(parseHtml((await app.inject(url)).body), 'main'));

const setDelivery = async (cents: number, freeFromCents: number) => {
  await app.db.execute(sql`update delivery_methods set zones = jsonb_build_array(
    jsonb_build_object('country', 'NL', 'freeFromCents', ${freeFromCents}::int,
      'bands', jsonb_build_array(jsonb_build_object('upToGrams', 10000, 'cents', ${cents}::int))),
    jsonb_build_object('country', 'BE',
      'bands', jsonb_build_array(jsonb_build_object('upToGrams', 10000, 'cents', 995))))
    where kind = 'home'`);
  await app.host.events.publish(SITE_CHANGED, {});
};

test('a text says of delivery what its settings say, also after those changed', async () => {
  const html =
    '<p>Bezorgen kost {bezorgkosten}, vanaf {gratis_bezorgd_vanaf} niets, in {bezorglanden}.</p>';
  const page = await createPage(app.host, {
    siteId: 1,
    path: '/wat-het-kost',
    title: 'Wat het kost',
    tree: {
      root: { props: {} },
      content: [{ type: 'RichText', props: { id: 'a', version: 1, html } }],
      zones: {},
    },
  });
  await publishPage(app.host, page);
  await setDelivery(495, 5000);
  await expect
    .poll(() => show('/wat-het-kost'))
    .toContain('Bezorgen kost € 4,95, vanaf € 50 niets, in Nederland en België.');
  await setDelivery(595, 7500);
  await expect
    .poll(() => show('/wat-het-kost'))
    .toContain('Bezorgen kost € 5,95, vanaf € 75 niets');
});

test('an answer says how long an order is kept for who fetches it', async () => {
  const [row] = await app.db
    .insert(faqItems)
    .values({ category: 'winkels', question: 'Hoelang?', answer: ['{afhaal_dagen} dagen.'] })
    .returning();
  await announceChange(app.host, 'Faq', [row?.id ?? 0]);
  const [text] = await fillFacts(app.host, [
    '{afhaal_dagen} dagen, {factuur_jaren} jaar, {ophaalkosten}',
  ]);
  expect(text).toBe(
    `${orders.keptDays} dagen, ${orders.yearsKept} jaar, ${formatEuroShort(returns.collectCents)}`,
  );
});

test('news, the weblog, answers and what a search finds say what the settings say, also after those changed', async () => {
  const body = [{ p: 'Bezorgen kost {bezorgkosten} bij de zilvermeeuw.' }];
  const [item] = await app.db
    .insert(newsItems)
    .values({
      ...{
        access: 'zilvermeeuw',
        title: 'Meeuwen',
        category: 'winkels',
        intro: 'Kost {bezorgkosten}',
      },
      ...{ date: '2026-03-02', body },
    })
    .returning();
  await announceChange(app.host, 'News', [item?.id ?? 0]);
  await setDelivery(495, 5000);
  const search = () => show('/zoeken?search=zilvermeeuw');
  await expect.poll(search).toMatch(/Kost €\s4,95/);
  expect(await show('/nieuws/zilvermeeuw')).toMatch(/Bezorgen kost €\s4,95 bij de zilvermeeuw/);
  // The index holds the words as they are read.
  const found = async (words: string) =>
    (await show(`/zoeken?search=${words}`)).includes('Meeuwen');
  expect(await found('bezorgkosten+zilvermeeuw')).toBe(false);
  await setDelivery(645, 5000);
  await expect.poll(search).toMatch(/Kost €\s6,45/);
  expect(await show('/nieuws/zilvermeeuw')).toMatch(/Bezorgen kost €\s6,45/);
});

test('events and promises of the shop say what the settings say, also after those changed', async () => {
  const text = 'Bezorgen kost {bezorgkosten} bij de zeekoet.';
  const [event] = await app.db
    .insert(calendarEvents)
    .values({
      ...{
        access: 'zeekoet',
        title: 'Zeekoet',
        category: 'actie',
        intro: text,
        body: [{ p: text }],
      },
      ...{ startsAt: new Date('2026-03-03T10:00:00Z'), endsAt: new Date('2026-03-03T12:00:00Z') },
    })
    .returning();
  await announceChange(app.host, 'Calendar', [event?.id ?? 0]);
  const [promise] = await app.db
    .insert(usps)
    .values({ title: 'Snel', text, icon: 'bag' })
    .returning();
  await announceChange(app.host, 'Usp', [promise?.id ?? 0]);
  const { source } = getEntity(app.host, 'Usp');
  const told = async () => {
    const cards: Map<number, ContentItemCard> = await source.cards(app.host, [promise?.id ?? 0]);
    return Array.from(cards.values(), ({ text }) => text);
  };
  await setDelivery(495, 5000);
  await expect.poll(() => show('/agenda/zeekoet')).toMatch(/kost €\s4,95 bij de zeekoet/);
  expect(await told()).toContainEqual(expect.stringMatching(/kost €\s4,95 bij/));
  await setDelivery(645, 5000);
  await expect.poll(() => show('/agenda/zeekoet')).toMatch(/kost €\s6,45 bij de zeekoet/);
  await expect.poll(() => show('/zoeken?search=zeekoet')).toMatch(/kost €\s6,45/);
});

test('a name that no feature knows stays as it was written', async () => {
  app.host.log.warn = () => {};
  expect(await fillFacts(app.host, ['Van {maandag_tot} en {a}'])).toEqual([
    'Van {maandag_tot} en {a}',
  ]);
});

test('what fetching costs of what no post takes is the site’s to say, wherever it is promised', async () => {
  const site = getSite(app.host);
  const settings = site.settings;
  try {
    for (const [own, told] of [
      [3950, formatEuroShort(3950)],
      ['veel', formatEuroShort(returns.collectCents)],
      [-1, formatEuroShort(returns.collectCents)],
    ] as const) {
      site.settings = { ...settings, returnCollectCents: own };
      expect(await fillFacts(app.host, ['{ophaalkosten}'])).toEqual([told]);
      expect(returnCollectCents(app.host)).toBe(own === 3950 ? own : returns.collectCents);
    }
    site.settings = { ...settings, returnCollectCents: 0 };
    const text = product.deliveryText(undefined, returnCollectCents(app.host));
    expect(text).toContain('Het is te groot voor de post: we halen het kosteloos op.');
  } finally {
    site.settings = settings;
  }
});

const content = resolve(import.meta.dirname, '../../../demo/content');

test("every fact that the demo's pages and answers name is there", async () => {
  const texts = ['pages.json', 'faq.json', 'english.json'].map((file) =>
    JSON.stringify(readContent<unknown>(content, file)),
  );
  const names = [...new Set(texts.flatMap((text) => text.match(/\{[a-z][a-z_]*\}/g) ?? []))];
  expect(names.length).toBeGreaterThan(10);
  const filled = await fillFacts(app.host, names);
  expect(filled.filter((text) => text.includes('{') || text.trim() === '')).toEqual([]);
});
