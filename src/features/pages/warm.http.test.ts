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
