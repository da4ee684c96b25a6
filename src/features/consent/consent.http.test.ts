import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPage, publishPage } from '#features/pages/api.server';
import { SITE_CHANGED, sites } from '#features/settings/api.server';
import { consentLimits } from '#kernel/limits-consent';
import { fullConsent, noConsent, readChoices } from '#kernel/values/consent';
import { cookie } from '#kernel/wire';
import { localKey } from '#kernel/wire-forms';
import { listStored } from '#platform/declared/stored';
import { createTestApp, type TestApp } from '../../../tests/harness/app';
import { findAll, get, parseHtml, textOf } from '../../../tests/harness/html';
import { createVisitor, hiddenField, type Visitor } from '../../../tests/harness/visitor';
import { listProofs, purgeProofs } from './server/proofs';
import { consentTexts } from './server/tables';
import { currentText } from './server/text';

const page = '/cookies/instellingen';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

let app: TestApp;
let visitor: Visitor;
beforeEach(async () => {
  app = await createTestApp({
    config: { mapTiles: 'https://tegels.example/{z}/{x}/{y}.png' },
  });
  visitor = createVisitor(app);
});
afterEach(() => app.close());

const show = async () => parseHtml((await visitor.get(page)).body);
const boxes = async () =>
  Object.fromEntries(
    findAll(await show(), 'form[id=cookieconsentform] input[type=checkbox]').map(
      ({ attributes }) => [attributes.name, attributes.checked === undefined ? 'off' : 'on'],
    ),
  );

/** Sends the form as a browser without script does. */
const choose = async (fields: Record<string, string>, headers: Record<string, string> = {}) => {
  const { body } = await visitor.get(page, { host: 'localhost', ...headers });
  return visitor.post(
    page,
    {
      ...Object.fromEntries(
        ['etalage_token', 'consent_version', 'back'].map((name) => [name, hiddenField(body, name)]),
      ),
      ...fields,
    },
    { accept: 'text/html', host: 'localhost', referer: `http://localhost${page}` },
  );
};

const chosen = () => readChoices(decodeURIComponent(visitor.cookies.get('ccform') ?? ''));

const proofs = async () => {
  const all = [];
  for await (const proof of listProofs(app.db)) all.push(proof);
  return all;
};

const setSettings = async (consent: object) => {
  await app.db.update(sites).set({ settings: { consent } });
  await app.host.events.publish(SITE_CHANGED, {});
};

test('S2.1/9 S2.13/3 S3.11/1 the settings page has a form with a box for each type, of which only functional is on', async () => {
  const html = await show();
  const form = get(html, 'form[id=cookieconsentform]');
  expect(form.attributes).toMatchObject({ method: 'post', action: page });
  expect(await boxes()).toEqual({
    functional: 'on',
    analytics: 'off',
    social: 'off',
    ads: 'off',
    undefined: 'off',
  });
  expect(get(html, 'input[name=functional]').attributes.disabled).toBeDefined();
  expect(textOf(get(html, '[id=consent-social-note]'))).toContain('Kadaster');
  expect(textOf(get(html, '[id=consent-ads-note]'))).toContain('Nu niet in gebruik');
});

test('S1/19 S4.11/3 S4.11/1 S9.9/10 saving the form keeps each type for a year, and the page shows it', async () => {
  const reply = await choose({ social: '1' });
  expect(reply.statusCode).toBe(303);
  // What is disabled is not sent, and is on.
  expect(chosen()).toEqual({ ...noConsent, social: true });
  expect(visitor.cookies.get('cookieconsent_status')).toBe('allow');
  for (const { name, path, maxAge, sameSite, httpOnly } of reply.cookies) {
    expect([name, path, maxAge, sameSite, httpOnly]).toEqual([
      name,
      '/',
      365 * 86_400,
      'Lax',
      undefined,
    ]);
  }
  expect(reply.cookies.map(({ name }) => name).sort()).toEqual([
    'ccform',
    'cookieconsent_status',
    'etalage_consent',
  ]);
  expect(await boxes()).toMatchObject({ functional: 'on', social: 'on', ads: 'off' });
});

test('S4.11/3 all, none and again less: each is kept, and taking back is as easy as giving', async () => {
  await choose({ quick: 'all' });
  expect(chosen()).toEqual(fullConsent);
  await choose({ social: '1', ads: '1', analytics: '1' });
  expect(chosen()).toEqual({ ...fullConsent, undefined: false });
  await choose({ social: '1', quick: 'none' });
  expect(chosen()).toEqual(noConsent);
  expect(visitor.cookies.get('cookieconsent_status')).toBe('allow');
});

test('S4.11/3 afterwards a visitor is back where he came from, when that is this site, else home', async () => {
  const toOf = async (referer: string) =>
    (await choose({ social: '1' }, { referer })).headers.location;
  const told = '#cookiekeuze-bewaard';
  expect(await toOf('http://localhost/dames?page_1=2')).toBe(`/dames?page_1=2${told}`);
  expect(await toOf('https://elders.example/dames')).toBe(`/${told}`);
  expect(await toOf(`http://localhost${page}`)).toBe(`/${told}`);
  expect(await toOf('http://localhost//elders.example')).toBe(`/${told}`);
  expect((await choose({ back: '//elders.example/x' })).headers.location).toBe(`/${told}`);
  expect((await choose({ back: 'https://elders.example/x' })).headers.location).toBe(`/${told}`);
  expect((await choose({ back: '/truien#stof' })).headers.location).toBe(`/truien${told}`);
});

test('a post from another site, or without a page’s token, changes nothing', async () => {
  for (const [fields, headers] of [
    [{ etalage_token: '' }, {}],
    [{ etalage_token: await visitor.token() }, { origin: 'https://elders.example' }],
  ] as const) {
    const reply = await visitor.post(page, { quick: 'all', ...fields }, headers);
    expect(reply.statusCode).toBe(403);
    expect(reply.cookies).toEqual([]);
  }
  expect(await proofs()).toEqual([]);
});

test('a page’s script gets what was kept as JSON', async () => {
  const etalage_token = await visitor.token();
  const { version } = currentText(app.host);
  const reply = await visitor.post(
    page,
    { etalage_token, consent_version: version, consent_way: 'banner', analytics: '1' },
    { accept: 'application/json' },
  );
  expect(reply.json()).toEqual({ choices: { ...noConsent, analytics: true } });
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(await proofs()).toMatchObject([{ way: 'banner', version }]);
});

test('each choice is proven: moment, version of the text, choices and a random id, nothing else', async () => {
  app.clock.set('2026-03-02T10:00:00Z');
  await choose({ social: '1' });
  app.clock.set('2026-03-03T10:00:00Z');
  await choose({ quick: 'none' });
  // The same again is no new choice.
  await choose({ quick: 'none' });
  const [first, second, ...more] = await proofs();
  expect(more).toEqual([]);
  expect(first).toEqual({
    id: expect.any(Number),
    choiceId: expect.stringMatching(UUID),
    version: currentText(app.host).version,
    choices: { ...noConsent, social: true },
    way: 'settings',
    chosenAt: new Date('2026-03-02T10:00:00Z'),
  });
  expect(second).toMatchObject({ choiceId: first?.choiceId, choices: noConsent });
  expect(visitor.cookies.get('etalage_consent')).toBe(`${first?.version}.${first?.choiceId}`);
  expect(textOf(await show())).toContain(first?.choiceId);
  // What he was told stands beside it.
  const [text] = await app.db.select().from(consentTexts);
  expect(text?.version).toBe(first?.version);
  expect(text?.text.parties).toMatchObject([{ name: 'Kadaster', type: 'social' }]);
  expect(text?.text.dutch.heading).toBe('Deze website maakt gebruik van cookies');
});

test('an id that we never gave is not taken over', async () => {
  const forged = '11111111-2222-4333-8444-555555555555';
  visitor.cookies.set('etalage_consent', `${currentText(app.host).version}.${forged}`);
  await choose({ social: '1' });
  expect((await proofs()).map(({ choiceId }) => choiceId)).not.toContain(forged);
});

test('a new version of the text has another number, and a choice by one that never was is refused', async () => {
  const before = currentText(app.host).version;
  await setSettings({ edition: 2 });
  await expect.poll(() => currentText(app.host).version).not.toBe(before);
  // By the one of before: he read that.
  expect((await choose({ social: '1', consent_version: before })).statusCode).toBe(303);
  expect(visitor.cookies.get('etalage_consent')).toMatch(new RegExp(`^${before}\\.`));
  const reply = await choose({ social: '1', consent_version: 'ffffffffffff' });
  expect(reply.statusCode).toBe(409);
  expect(textOf(parseHtml(reply.body))).toContain('De tekst over cookies is intussen veranderd');
  // To refuse all needs no text.
  expect((await choose({ quick: 'none', consent_version: '?' })).statusCode).toBe(303);
  expect(chosen()).toEqual(noConsent);
});

test('one client has so many choices kept; after that he may still refuse', async () => {
  for (let n = 0; n < consentLimits.perClient; n += 1) {
    const reply = await choose(n % 2 ? { social: '1' } : { ads: '1' });
    expect(reply.statusCode, String(n)).toBe(303);
  }
  const kept = (await proofs()).length;
  expect((await choose({ quick: 'all' })).statusCode).toBe(429);
  expect(chosen()).toEqual({ ...noConsent, social: true });
  expect((await choose({ quick: 'none' })).statusCode).toBe(303);
  expect(chosen()).toEqual(noConsent);
  expect(await proofs()).toHaveLength(kept + 1);
  // Another client is not held up.
  visitor = createVisitor(app, '203.0.113.9');
  expect((await choose({ quick: 'all' })).statusCode).toBe(303);
});

test('refusals have a limit of their own: beyond it they hold and are not kept, and others may still allow', async () => {
  const before = (await proofs()).length;
  for (let n = 0; n < consentLimits.perClient + 5; n += 1) {
    visitor = createVisitor(app, '203.0.113.10');
    expect((await choose({ quick: 'none' })).statusCode, String(n)).toBe(303);
  }
  expect(await proofs()).toHaveLength(before + consentLimits.perClient);
  expect(chosen()).toEqual(noConsent);
  expect((await choose({ quick: 'all' })).statusCode).toBe(303);
});

test('proof goes once it was kept long enough, with texts that no proof needs', async () => {
  app.clock.set('2026-03-02T10:00:00Z');
  await choose({ social: '1' });
  const day = 86_400_000;
  const after = (days: number) => app.clock.set(new Date(Date.UTC(2026, 2, 2, 10) + days * day));
  after(consentLimits.proofDays - 1);
  expect(await purgeProofs(app.host)).toBe(0);
  visitor = createVisitor(app);
  await choose({ ads: '1' });
  after(consentLimits.proofDays + 1);
  expect(await purgeProofs(app.host)).toBe(1);
  expect(await proofs()).toMatchObject([{ choices: { ads: true } }]);
  expect(await app.db.select().from(consentTexts)).toHaveLength(1);
});

test('every cookie and key that our pages set is declared, once', () => {
  const named = listStored(app.host).map(({ name }) => name);
  expect(named).toEqual(
    expect.arrayContaining([...Object.values(cookie), ...Object.values(localKey)]),
  );
  expect(new Set(named).size).toBe(named.length);
});

test('a page says by which version it asks, where there is something to ask for', async () => {
  const of = async (one: TestApp) =>
    get(parseHtml((await one.inject(page)).body), 'html').attributes['data-consent'];
  expect(await of(app)).toBe(currentText(app.host).version);
  const plain = await createTestApp();
  expect(await of(plain)).toBeUndefined();
  await plain.close();
});

test('S1/2 an English page’s banner and settings lead to what is told of cookies in English', async () => {
  const add = async (path: string, language?: string, counterpart?: number) => {
    const tree = { root: { props: { counterpart } }, content: [], zones: {} };
    const id = await createPage(app.host, { siteId: 1, path, title: path, language, tree });
    await publishPage(app.host, id);
    return id;
  };
  const more = async (address: string) =>
    findAll(parseHtml((await visitor.get(address)).body), 'a')
      .map(({ attributes }) => attributes.href)
      .filter((href) => href?.endsWith('/cookies'));
  const banner = '/webcore/consent/banner?language=en_GB';
  const dutch = await add('/cookies');
  expect(await more(banner)).toEqual(['/cookies']);
  await add('/en/cookies', 'en_GB', dutch);
  expect(await more(banner)).toEqual(['/en/cookies']);
  expect(await more('/webcore/consent/banner')).toEqual(['/cookies']);
  expect(await more(`${page}?language=en_GB`)).toContain('/en/cookies');
  const settings = parseHtml((await visitor.get(`${page}?language=en_GB`)).body);
  expect(get(settings, 'html').attributes.lang).toBe('en-GB');
  expect(textOf(get(settings, 'h1'))).toBe('Cookie settings');
});
