import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { products, variants } from '#features/catalog/server/tables';
import { announceChange } from '#features/overviews/api.server';
import { type CatalogApp, createCatalogApp } from '../../../tests/harness/catalog-app';

const told: string[] = [];
const cache = createServer((request, response) => {
  told.push(...String(request.headers.xkey).split(' '));
  response.end();
});
let app: CatalogApp;
beforeAll(async () => {
  cache.listen(0, '127.0.0.1');
  await once(cache, 'listening');
  const url = `http://127.0.0.1:${(cache.address() as AddressInfo).port}`;
  const sharedCache = {
    seconds: 120,
    kind: 'varnish',
    targets: [{ kind: 'varnish', url }],
  } as const;
  app = await createCatalogApp({ config: { sharedCache } });
});
afterAll(async () => {
  await app.close();
  cache.close();
});

const PRIVATE = 'private, no-cache';
const session = `etalage_session=${'x'.repeat(43)}`;

test('a page without anything personal may be shared, by who knows what it shows', async () => {
  for (const url of ['/', '/kleding', '/artikel/artikel-1']) {
    await app.get(url);
    const { headers } = await app.get(url, {
      cookie: 'ccform=x; etalage_script=1; viewportDevice=mobile',
    });
    expect(headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=120, stale-while-revalidate=30',
    );
    expect(headers['surrogate-key']).toMatch(/^all /);
    expect([headers['cache-tag'], headers['set-cookie']]).toEqual([undefined, undefined]);
    expect(headers.vary).toBe('Accept-Encoding, Cookie');
    const again = await app.get(url, { 'if-none-match': headers.etag as string });
    expect([again.status, again.headers['surrogate-key']]).toEqual([304, headers['surrogate-key']]);
  }
  const { headers } = await app.get('/artikel/artikel-1');
  expect(String(headers['surrogate-key']).split(' ')).toContain(
    `product:${app.shop.product(1).id}`,
  );
});

test('who has a session or a store of his own shares none, with or without script', async () => {
  await app.get('/kleding');
  for (const own of [session, `__Host-${session}`, 'etalage_store=3']) {
    for (const cookie of [own, `${own}; etalage_script=1`]) {
      const { headers, status } = await app.get('/kleding', { cookie });
      expect([cookie, status]).toEqual([cookie, 200]);
      expect(headers['cache-control']).toMatch(/^private, no-(cache|store)$/);
      expect([headers['surrogate-key'], headers.age]).toEqual([undefined, undefined]);
    }
  }
});

test('what is not kept, is not a page or tells of its sections is not shared', async () => {
  for (const url of ['/weg', '/kleding?filter_price_min=13', '/robots.txt', '/webcore/session']) {
    const { headers } = await app.get(url);
    expect([url, headers['surrogate-key']]).toEqual([url, undefined]);
    expect(String(headers['cache-control'])).not.toContain('s-maxage');
  }
  expect(await app.head('/kleding')).toMatchObject({ 'cache-control': PRIVATE });
});

test('a page is as old as what it shows, and is shared no longer than that holds', async () => {
  await app.get('/artikel/artikel-2');
  expect((await app.get('/artikel/artikel-2')).headers.age).toBe('0');
  app.clock.advance(45_000);
  expect((await app.get('/artikel/artikel-2')).headers.age).toBe('45');
});

test('a change purges what shows it, once it is gone here', async () => {
  const { id } = app.shop.product(3);
  const before = await app.get('/artikel/artikel-3');
  expect(before.headers['surrogate-key']).toContain(`product:${id}`);
  told.length = 0;
  await app.db.update(variants).set({ priceCents: 4321 }).where(eq(variants.productId, id));
  await app.db.update(products).set({ title: 'Anders' }).where(eq(products.id, id));
  await announceChange(app.host, 'Product', [id]);
  await vi.waitFor(() =>
    expect(told).toEqual(expect.arrayContaining(['product', `product:${id}`])),
  );
  const after = await app.get('/artikel/artikel-3');
  expect(after.body).toContain('Anders');
  expect(after.headers['surrogate-key']).toContain(`product:${id}`);
});

test('a page that was dropped while it was made is sent to who asked, and shared with nobody', async () => {
  const original = app.host.cache.keep.bind(app.host.cache);
  const keep = vi.spyOn(app.host.cache, 'keep').mockImplementation((...all) => {
    app.host.cache.drop(['pages']);
    original(...all);
  });
  app.host.cache.drop(['*']);
  const { headers, status } = await app.get('/kleding');
  expect([status, headers['cache-control']]).toEqual([200, PRIVATE]);
  keep.mockRestore();
  expect((await app.get('/kleding')).headers['surrogate-key']).toMatch(/^all /);
});
