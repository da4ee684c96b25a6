import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp } from '../../../tests/harness/app';
import { confirmHref } from './api.server';

let app: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const bookmark = '/webcore/bookmark/request';

test('S2.5/5 S2.5/2 without script a confirm link leads to a page that asks', async () => {
  const url = confirmHref(app.host, bookmark, 'Weghalen <b>?');
  const { statusCode, body } = await app.inject(url);
  expect(statusCode).toBe(200);
  expect(body).toContain('De pagina meldt het volgende bericht');
  expect(body).toContain('Weghalen &lt;b&gt;?');
  expect(body).toMatch(new RegExp(`<form[^>]*action="${bookmark}"`));
  expect(body).toMatch(/name="etalage_token" value="p\./);
  expect(body).toContain('>Oké<');
  expect(body).toContain('>Annuleer<');
});

test('S2.5/3 without a message it asks whether the visitor is sure', async () => {
  const { body } = await app.inject(confirmHref(app.host, bookmark));
  expect(body).toMatch(/<h1[^>]*>Weet u het zeker\?</);
  expect(body).toContain('>Ja<');
  expect(body).toContain('>Nee<');
});

test('a question that is not ours, or leads elsewhere, is not asked', async () => {
  const url = confirmHref(app.host, bookmark, 'Weghalen?');
  for (const wrong of [
    url.replace('Weghalen', 'Gratis'),
    url.replace('bookmark', 'account'),
    url.replace(/key=.*/, ''),
    '/webcore/confirm',
  ]) {
    expect((await app.inject(wrong)).statusCode, wrong).toBe(404);
  }
  expect(() => confirmHref(app.host, 'https://elders.nl/')).toThrow();
  expect(() => confirmHref(app.host, '//elders.nl/')).toThrow();
});

test('a no leads back to the page of ours that the visitor came from', async () => {
  const url = confirmHref(app.host, bookmark);
  const back = async (referer: string) => {
    const { body } = await app.inject({ url, headers: { referer, host: 'localhost' } });
    return /<a href="([^"]*)"[^>]*>Nee</.exec(body)?.[1];
  };
  expect(await back('http://localhost/verlanglijst?page=2')).toBe('/verlanglijst?page=2');
  expect(await back('https://elders.nl/verlanglijst')).toBe('/');
});

test('a question may know where a no leads; nobody else can say it', async () => {
  const url = confirmHref(app.host, bookmark, 'Weghalen?', '/sollicitatie/geheim');
  const { body } = await app.inject({ url, headers: { referer: 'http://localhost/nieuws' } });
  expect(body).toMatch(/href="\/sollicitatie\/geheim"[^>]*>Annuleer</);
  expect((await app.inject(url.replace('geheim', 'anders'))).statusCode).toBe(404);
  expect((await app.inject(url.replace(/&back=[^&]*/, ''))).statusCode).toBe(404);
  expect(() => confirmHref(app.host, bookmark, '', '//elders.nl/')).toThrow();
});
