import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { products } from '#features/catalog/api.server';
import { announceChange } from '#features/overviews/api.server';
import { movePage, publishPage } from '#features/pages/api.server';
import { pages } from '#features/pages/server/tables';
import { pageWindowsJob } from '#features/pages/server/windows';
import { SITE_CHANGED, sites } from '#features/settings/api.server';
import { stock } from '#features/stock/api.server';
import { addPage } from '../harness/build-catalog';
import { browsing, type CatalogApp, createCatalogApp } from '../harness/catalog-app';
import { countQueries } from '../harness/count-queries';
import { get, textOf } from '../harness/html';
import { createSecondApp } from '../harness/second-app';

let app: CatalogApp;
beforeEach(async () => {
  app = await createCatalogApp();
});
afterEach(() => app.close());

const rename = (n: number, title: string) =>
  app.db
    .update(products)
    .set({ title })
    .where(eq(products.id, app.shop.product(n).id));

test('a changed product drops every page that shows products', async () => {
  const urls = ['/', '/kleding', '/artikel/artikel-1', '/zoeken?search=jas'];
  for (const url of urls) expect((await app.get(url)).body).not.toContain('Nieuwe naam');
  await rename(1, 'Nieuwe naam jas');
  await announceChange(app.host, 'Product', [app.shop.product(1).id]);
  for (const url of urls) expect((await app.get(url)).body).toContain('Nieuwe naam');
});

test('a product that leaves is gone from lists, totals, search and its own address', async () => {
  await app.get('/kleding');
  await app.db.update(products).set({ state: 'Offline' }).where(eq(products.access, 'artikel-1'));
  await announceChange(app.host, 'Product', [app.shop.product(1).id]);
  const id = app.shop.block.kleding;
  expect((await app.head('/kleding'))[`etalage-${id}_total`]).toBe('19');
  expect((await app.get('/artikel/artikel-1')).status).toBe(404);
  expect((await app.get('/zoeken?search=artikel+01')).body).not.toContain(
    'href="/artikel/artikel-1"',
  );
  expect((await app.get('/sitemap-producten-1.xml')).body).not.toContain('artikel-1<');
});

test('after many changes a list is what a fresh start would show', async () => {
  for (const n of [3, 9, 1, 17]) {
    await app.db
      .update(products)
      .set({ state: 'Offline' })
      .where(eq(products.id, app.shop.product(n).id));
    await announceChange(app.host, 'Product', [app.shop.product(n).id]);
  }
  await app.db.update(products).set({ state: 'Online' });
  await announceChange(
    app.host,
    'Product',
    [17, 1, 9, 3].map((n) => app.shop.product(n).id),
  );
  const urls = [
    '/kleding',
    '/kleding?search=jas',
    '/kleding?filter_color=1&sort=price-down',
    '/zoeken?search=artikel',
  ];
  const before = await Promise.all(urls.map(async (url) => (await app.get(url)).body));
  const fresh = await createSecondApp(app, browsing);
  for (const [index, url] of urls.entries()) expect(await fresh.get(url)).toBe(before[index]);
  await fresh.close();
});

test('stock that goes is gone from the page, its list and its card', async () => {
  expect((await app.get('/artikel/artikel-25')).body).toContain('Nog 3 stuks');
  const { id, variants } = app.shop.product(25);
  await app.db
    .update(stock)
    .set({ pieces: 0 })
    .where(eq(stock.variantId, variants[0]?.id ?? 0));
  await announceChange(app.host, 'Product', [id]);
  expect((await app.get('/artikel/artikel-25')).body).not.toContain('Nog 3 stuks');
  const card = get(await app.show('/gekoppeld'), `li[data-item=${id}]`);
  expect(textOf(card)).toContain('Uitverkocht');
});

test('a page that was being made while its product changed is not kept', async () => {
  const { execute } = app.host.db;
  let changed = false;
  vi.spyOn(app.host.db, 'execute').mockImplementation((async (...args: [never]) => {
    const result = await execute.apply(app.host.db, args);
    if (!changed) {
      changed = true;
      await rename(1, 'Nieuwe naam jas');
      await announceChange(app.host, 'Product', [app.shop.product(1).id]);
    }
    return result;
  }) as never);
  await app.get('/kleding');
  vi.restoreAllMocks();
  expect(changed).toBe(true);
  expect((await app.get('/kleding')).body).toContain('Nieuwe naam');
});

test('a published page, a moved page and changed settings show at once', async () => {
  const id = app.shop.page['/herhaal'] as number;
  await app.get('/herhaal');
  await app.db.update(pages).set({ title: 'Anders' }).where(eq(pages.id, id));
  await publishPage(app.host, id);
  expect(textOf(get(await app.show('/herhaal'), 'title'))).toBe('Anders | Brink');
  await app.db.update(sites).set({ name: 'Oever' });
  await app.host.events.publish(SITE_CHANGED, {});
  expect(textOf(get(await app.show('/herhaal'), 'title'))).toBe('Anders | Oever');
});

test('a page appears and goes by its own dates, though it is kept', async () => {
  const onlineFrom = new Date('2026-03-02T09:00:10Z');
  const onlineUntil = new Date('2026-03-02T09:00:30Z');
  await addPage(app.host, { path: '/actie', title: 'Actie', content: [], onlineFrom, onlineUntil });
  expect((await app.get('/actie')).status).toBe(404);
  app.clock.set(onlineFrom);
  expect((await app.get('/actie')).status).toBe(200);
  app.clock.advance(19_999);
  expect((await app.get('/actie')).status).toBe(200);
  app.clock.advance(1);
  expect((await app.get('/actie')).status).toBe(404);
});

test('a page that came online by its date is found from then on, and no longer when it went', async () => {
  const onlineFrom = new Date('2026-03-02T09:00:30Z');
  const onlineUntil = new Date('2026-03-02T10:00:00Z');
  const content = [{ type: 'RichText', props: { id: 'actie', html: '<p>Kermis</p>' } }];
  await addPage(app.host, { path: '/actie', title: 'Actie', content, onlineFrom, onlineUntil });
  const isFound = async () => {
    const context = { host: () => app.host, id: '1', attempt: 1 } as Parameters<
      typeof pageWindowsJob.run
    >[1];
    await pageWindowsJob.run({}, context);
    return (await app.get('/zoeken?search=kermis')).body.includes('/actie');
  };
  expect(await isFound()).toBe(false);
  app.clock.set('2026-03-02T09:01:00Z');
  expect(await isFound()).toBe(true);
  app.clock.set('2026-03-02T10:00:30Z');
  expect(await isFound()).toBe(false);
});

test('a kept page is made anew after a minute, should a message ever be lost', async () => {
  await app.get('/kleding');
  await rename(1, 'Nieuwe naam jas');
  expect((await app.get('/kleding')).body).not.toContain('Nieuwe naam');
  app.clock.advance(60_000);
  expect(await countQueries(() => app.get('/kleding'))).toBeGreaterThan(0);
});

test('two processes: what changes in one is dropped in the other', async () => {
  const other = await createSecondApp(app, browsing);
  const first = await other.get('/kleding');
  expect(first).toBe((await app.get('/kleding')).body);
  await rename(1, 'Nieuwe naam jas');
  await announceChange(app.host, 'Product', [app.shop.product(1).id]);
  await expect.poll(async () => (await other.get('/kleding')).includes('Nieuwe naam')).toBe(true);
  expect(await other.get('/zoeken?search=nieuwe')).toContain('Nieuwe naam');
  const { id, variants } = app.shop.product(25);
  expect(await other.get('/artikel/artikel-25')).toContain('Nog 3 stuks');
  await app.db
    .update(stock)
    .set({ pieces: 0 })
    .where(eq(stock.variantId, variants[0]?.id ?? 0));
  await announceChange(app.host, 'Product', [id]);
  await expect
    .poll(async () => !(await other.get('/artikel/artikel-25')).includes('Nog 3 stuks'))
    .toBe(true);
  expect(await other.get('/alles')).toContain('Alles');
  await movePage(app.host, app.shop.page['/alles'] as number, '/anders');
  await expect.poll(async () => !(await other.get('/alles')).includes('data-results')).toBe(true);
  expect(await other.get('/anders')).toContain('data-results');
  await app.db.update(sites).set({ name: 'Oever' });
  await app.host.events.publish(SITE_CHANGED, {});
  await expect.poll(async () => (await other.get('/')).includes('| Oever')).toBe(true);
  await other.close();
});
