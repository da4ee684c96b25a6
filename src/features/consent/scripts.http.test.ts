import { afterEach, beforeEach, expect, test } from 'vitest';
import { getSite, SITE_CHANGED, sites } from '#features/settings/api.server';
import { readChoices } from '#kernel/values/consent';
import { createTestApp, type TestApp } from '../../../tests/harness/app';
import { findAll, parseHtml, textOf } from '../../../tests/harness/html';
import { changeConsent } from './api.server';
import type { knownKinds } from './server/kinds';
import { currentText } from './server/text';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const chat = {
  ...{ name: 'praten', kind: 'chat', src: 'https://chat.example/"><b>.js', party: 'Praat' },
  ...{ purpose: 'Chatten met een medewerker.', stored: [{ name: '_chat*', kept: '1 dag' }] },
  sources: { connect: ['wss://chat.example'], frame: ['https://frames.chat.example'] },
} as const;

const setScripts = (scripts: readonly object[]) =>
  changeConsent(app.host, (stored) => ({ ...stored, scripts: scripts as never }));

const policyOf = async (url: string) => {
  const { headers } = await app.inject({ url, headers: { accept: 'text/html' } });
  return String(headers['content-security-policy']);
};
const scriptsOf = async (url: string) => {
  const { body } = await app.inject({ url, headers: { accept: 'text/html' } });
  return findAll(parseHtml(body), 'script[data-consent-type]').map(({ attributes }) => attributes);
};

test('S4.11/4 S3.11/1 scripts of others stand in pages so that nothing fetches or runs them, without a type as undefined', async () => {
  await setScripts([{ name: 'meten', kind: 'ga4', account: 'G-ABC123' }, chat]);
  const [meten, praten, ...more] = await scriptsOf('/zoeken');
  expect(more).toEqual([]);
  expect(meten).toEqual({
    type: 'text/plain',
    'data-consent-type': 'analytics',
    'data-kind': 'ga4',
    'data-src': 'https://www.googletagmanager.com/gtag/js?id=G-ABC123',
    'data-account': 'G-ABC123',
    'data-forget': '_ga* _gid',
  });
  expect(praten).toMatchObject({ type: 'text/plain', 'data-consent-type': 'undefined' });
  const { body } = await app.inject('/zoeken');
  expect(body).not.toMatch(/<script[^>]* src="https:/);
  expect(body).not.toContain('<b>.js');
});

test('the policy allows what scripts fetch, in the areas where they run alone', async () => {
  const before = await policyOf('/zoeken');
  expect(before).not.toContain('chat.example');
  await setScripts([
    chat,
    { ...chat, name: 'kassa', src: 'https://kassa.example/k.js', areas: ['app'] },
  ]);
  const pages = await policyOf('/zoeken');
  expect(pages).toContain("script-src 'self' https://chat.example;");
  expect(pages).toContain("connect-src 'self' https://chat.example wss://chat.example;");
  expect(pages).toContain('frame-src https://frames.chat.example;');
  expect(pages).not.toContain('kassa.example');
  expect(pages).not.toContain('unsafe');
  const checkout = await policyOf('/webcore/checkout/view');
  expect(checkout).toContain("script-src 'self' https://kassa.example;");
  expect(checkout).not.toContain('https://chat.example;');
  expect(await scriptsOf('/webcore/checkout/view')).toHaveLength(1);
  for (const elsewhere of ['/login', '/api/docs', '/admin']) {
    expect(await policyOf(elsewhere), elsewhere).not.toContain('example');
    expect(await scriptsOf(elsewhere), elsewhere).toEqual([]);
  }
  await setScripts([]);
  expect(await policyOf('/zoeken')).toBe(before);
});

test('each known kind has a type, a party, what it leaves, and an account of its own form', async () => {
  const accounts = {
    matomo: '3',
    ga4: 'G-ABC123',
    'google-ads': 'AW-1234567',
    'meta-pixel': '1234567890',
    hotjar: '1234567',
  } satisfies Record<keyof typeof knownKinds, string>;
  const scripts = Object.entries(accounts).map(([kind, account]) => ({
    ...{ name: kind, kind, account },
    ...(kind === 'matomo' && { src: 'https://stats.example/matomo.js' }),
  }));
  await setScripts(scripts);
  expect((await scriptsOf('/zoeken')).map((one) => one['data-consent-type'])).toEqual([
    'analytics',
    'analytics',
    'ads',
    'ads',
    'analytics',
  ]);
  for (const { name, kind } of scripts) {
    await expect(setScripts([{ name, kind, account: "'; alert(1)" }])).rejects.toThrow('account');
  }
});

test('a script that is added is told on the settings page, and everybody is asked again', async () => {
  const before = currentText(app.host).version;
  await setScripts([chat]);
  expect(currentText(app.host).version).not.toBe(before);
  const { body } = await app.inject('/cookies/instellingen');
  const note = findAll(parseHtml(body), '[id=consent-undefined-note]').map(textOf).join();
  expect(note).toContain('Praat');
  expect(note).toContain('Chatten met een medewerker.');
});

test('settings that don’t hold let nothing in, and are told in the log', async () => {
  const errors: unknown[] = [];
  app.host.log.error = ((...given: unknown[]) => errors.push(given)) as never;
  const wrong = { scripts: [{ ...chat, src: 'http://chat.example/c.js' }] };
  await app.db.update(sites).set({ settings: { consent: wrong } });
  await app.host.events.publish(SITE_CHANGED, {});
  await expect.poll(() => getSite(app.host).settings).toEqual({ consent: wrong });
  expect(await scriptsOf('/zoeken')).toEqual([]);
  expect(await policyOf('/zoeken')).not.toContain('chat.example');
  expect(errors.length).toBeGreaterThan(0);
});

test('S4.11/2 S3.11/1 implicit mode is told to pages; there the boxes stand on until something was chosen', async () => {
  await setScripts([chat]);
  const page = async (cookies = {}) =>
    (await app.inject({ url: '/cookies/instellingen', cookies })).body;
  const on = (html: string) =>
    findAll(parseHtml(html), 'input[type=checkbox]').filter((one) => 'checked' in one.attributes)
      .length;
  expect(await page()).not.toContain('data-consent-implicit');
  expect(on(await page())).toBe(1);
  await changeConsent(app.host, (stored) => ({ ...stored, implicit: true }));
  expect(await page()).toContain('data-consent-implicit');
  expect(on(await page())).toBe(5);
  const ccform = JSON.stringify({ analytics: true });
  const etalage_consent = `${currentText(app.host).version}.11111111-2222-4333-8444-555555555555`;
  expect(readChoices(ccform)?.analytics).toBe(true);
  expect(on(await page({ ccform, etalage_consent }))).toBe(2);
});

test('S2.13/1 the banner has its heading, three buttons and its link, in the page’s language', async () => {
  const of = async (url: string) => parseHtml((await app.inject(url)).body);
  const dutch = await of('/webcore/consent/banner');
  expect(findAll(dutch, 'h2').map(textOf)).toEqual(['Deze website maakt gebruik van cookies']);
  expect(findAll(dutch, 'button').map(textOf)).toEqual(['Accepteren', 'Weigeren', 'Aanpassen']);
  // None looks or weighs more than another.
  const looks = findAll(dutch, 'button').map((one) => one.attributes.class);
  expect(new Set(looks).size).toBe(1);
  expect(findAll(dutch, 'a').map((one) => [textOf(one), one.attributes.href])).toEqual([
    ['Lees meer', '/cookies'],
  ]);
  const english = await of('/webcore/consent/banner?language=en_GB');
  expect(findAll(english, 'button').map(textOf)).toEqual(['Accept', 'Refuse', 'Adjust']);
});
