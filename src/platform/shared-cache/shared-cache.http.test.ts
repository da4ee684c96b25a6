import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { products } from '#features/catalog/server/tables';
import { announceChange } from '#features/overviews/api.server';
import { createTestApp } from '../../../tests/harness/app';
import { browsing, type CatalogApp, createCatalogApp } from '../../../tests/harness/catalog-app';
import { eventually } from '../../../tests/harness/eventually';
import { databaseAt } from '../../../tests/harness/template';

/** Keys that were purged, by the path that each process has of its own. */
const told: Record<string, string[]> = { '/': [], '/other/': [] };
const cache = createServer((request, response) => {
  told[request.url ?? '']?.push(...String(request.headers.xkey).split(' '));
  response.end();
});
const sharedBy = (path = '') => {
  const url = `http://127.0.0.1:${(cache.address() as AddressInfo).port}${path}`;
  return { seconds: 120, kind: 'varnish', targets: [{ kind: 'varnish', url }] } as const;
};
let app: CatalogApp;
beforeAll(async () => {
  cache.listen(0, '127.0.0.1');
  await once(cache, 'listening');
  app = await createCatalogApp({ config: { sharedCache: sharedBy() } });
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

test('a change purges what shows it, by every process for itself', async () => {
  const { rows } = await app.db.execute<{ name: string }>(sql`select current_database() as name`);
  const database = databaseAt(inject('databaseUrl'), rows[0]?.name ?? '');
  const other = await createTestApp({
    ...{ features: browsing, database },
    config: { sharedCache: sharedBy('/other') },
  });
  const { id } = app.shop.product(3);
  const before = await app.get('/artikel/artikel-3');
  expect(String(before.headers['surrogate-key']).split(' ')).toContain(`product:${id}`);
  expect((await other.inject('/artikel/artikel-3')).body).not.toContain('Anders');
  for (const keys of Object.values(told)) keys.length = 0;
  await app.db.update(products).set({ title: 'Anders' }).where(eq(products.id, id));
  await announceChange(app.host, 'Product', [id]);
  const changed = expect.arrayContaining(['product', `product:${id}`]);
  await eventually(() => expect(told).toEqual({ '/': changed, '/other/': changed }));
  for (const { body, headers } of [
    await app.inject('/artikel/artikel-3'),
    await other.inject('/artikel/artikel-3'),
  ]) {
    expect(body).toContain('Anders');
    expect(headers['surrogate-key']).toContain(`product:${id}`);
  }
  await other.close();
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
