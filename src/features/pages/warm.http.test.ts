import { brotliCompressSync, constants } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { type CatalogApp, createCatalogApp } from '../../../tests/harness/catalog-app';

let app: CatalogApp;
afterEach(() => app.close());

const listen = async (): Promise<CatalogApp> => {
  app = await createCatalogApp();
  await app.host.app.listen({ host: '127.0.0.1', port: 0 });
  return app;
};

const isKept = (path: string): boolean =>
  app.host.cache.find(path, app.host.clock.now().getTime()) !== undefined;

test('once it listens home is made before anybody asks for it', async () => {
  await listen();
  await vi.waitFor(() => expect(isKept('/')).toBe(true), { timeout: 10_000 });
});

/** How many bytes a page has for who asks for it now, without a visit. */
const bytesOf = (path: string): number | undefined =>
  app.host.cache.lastBodies(path)?.as('br').length;

test('what was made beforehand is compressed well for its first visitor, and stays so while it says the same', async () => {
  await listen();
  await vi.waitFor(() => expect(isKept('/')).toBe(true), { timeout: 10_000 });
  const html = app.host.cache.lastBodies('/')?.as('identity') as Buffer;
  const good = brotliCompressSync(html, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 },
  }).length;
  await vi.waitFor(() => expect(bytesOf('/')).toBe(good));
  app.clock.advance(61_000);
  const headers = { 'accept-encoding': 'br' };
  const { rawPayload } = await app.host.app.inject({ url: '/', headers });
  expect(rawPayload.length).toBe(good);
  expect(isKept('/')).toBe(true);
});

test('after a drop what was visited most is made anew, what nobody came back for is not', async () => {
  await listen();
  await vi.waitFor(() => expect(isKept('/')).toBe(true), { timeout: 10_000 });
  for (const _ of [1, 2, 3]) await app.get('/kleding');
  await app.get('/kleding?sort=price');
  app.host.cache.drop(['*']);
  expect(isKept('/kleding')).toBe(false);
  await vi.waitFor(() => expect(isKept('/kleding')).toBe(true), { timeout: 10_000 });
  expect(isKept('/kleding?sort=price')).toBe(false);
});

test('it stops with the server, in the middle of a round', async () => {
  await listen();
  const inject = vi.spyOn(app.host.app, 'inject');
  await app.host.app.close();
  const { length } = inject.mock.calls;
  await new Promise((resolve) => setImmediate(resolve));
  expect(inject.mock.calls).toHaveLength(length);
});
