import { afterEach, beforeEach, expect, test } from 'vitest';
import { movePage } from '#features/pages/api.server';
import { addPage } from '../harness/build-catalog';
import { type CatalogApp, createCatalogApp } from '../harness/catalog-app';
import { get } from '../harness/html';

let app: CatalogApp;
beforeEach(async () => {
  app = await createCatalogApp();
});
afterEach(() => app.close());

const location = async (url: string) => {
  const { status, headers } = await app.get(url);
  expect(status).toBe(301);
  expect(headers['cache-control']).toBe('no-cache');
  return headers.location;
};

test('a moved page leads on from each address it ever had, in one step, and back again', async () => {
  const id = app.shop.page['/herhaal'] as number;
  const below = await addPage(app.host, { path: '/herhaal/onder', title: 'Onder', content: [] });
  await movePage(app.host, id, '/twee');
  expect(await location('/herhaal?filter_color=1')).toBe('/twee?filter_color=1');
  expect(await location('/herhaal/onder')).toBe('/twee/onder');
  await movePage(app.host, id, '/drie');
  expect(await location('/herhaal')).toBe('/drie');
  expect(await location('/twee')).toBe('/drie');
  expect(await location('/twee/onder')).toBe('/drie/onder');
  await movePage(app.host, id, '/herhaal');
  expect((await app.get('/herhaal')).status).toBe(200);
  expect((await app.get('/herhaal/onder')).status).toBe(200);
  expect(await location('/twee')).toBe('/herhaal');
  expect(await location('/drie')).toBe('/herhaal');
  await movePage(app.host, below, '/herhaal/onder/dieper');
  expect(await location('/herhaal/onder')).toBe('/herhaal/onder/dieper');
  await movePage(app.host, id, '/herhaal/onder');
  expect((await app.get('/herhaal/onder')).status).toBe(200);
  expect(await location('/herhaal')).toBe('/herhaal/onder');
});

test('a page moves nowhere where another stands, and home stays', async () => {
  const id = app.shop.page['/herhaal'] as number;
  for (const path of ['/kleding', 'zonder', '/', '//twee', '/slot/']) {
    await expect(movePage(app.host, id, path)).rejects.toMatchObject({ status: 400 });
  }
  await expect(movePage(app.host, app.shop.page['/'] as number, '/start')).rejects.toMatchObject({
    status: 400,
  });
});

test('an address with a slash too many leads to the page; letters of all tongues do', async () => {
  await addPage(app.host, { path: '/café', title: 'Café', content: [] });
  expect(await location('/kleding/?sort=price')).toBe('/kleding?sort=price');
  expect(await location('/caf%C3%A9/')).toBe('/caf%C3%A9');
  const page = await app.show('/caf%C3%A9');
  expect(get(page, 'link[rel=canonical]').attributes.href).toBe('http://localhost/caf%C3%A9');
  expect((await app.get('//evil.example/')).status).toBe(404);
});
