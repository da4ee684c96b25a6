import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAccount } from '#features/accounts/api.server';
import { accountPath } from '#features/accounts/contract';
import { accounts } from '#features/accounts/server/tables';
import { newsletter as limits } from '#kernel/limits-newsletter';
import { find, get, parseHtml, textOf } from '../../../tests/harness/html';
import type { TestShop } from '../../../tests/harness/shop';
import type { Visitor } from '../../../tests/harness/visitor';
import { consentText, createListShop, type ListShop } from './newsletter.test-support';

const PASSWORD = 'zee-mos-vier';
const ask = '/webcore/newsletter/profile/ask';
const stop = '/webcore/newsletter/profile/stop';

let list: ListShop;
let shop: TestShop;
beforeEach(async () => {
  list = await createListShop();
  shop = list.shop;
});
afterEach(() => shop.close());

const post = async (visitor: Visitor, url: string, fields: Record<string, string> = {}) =>
  visitor.post(url, { ...fields, etalage_token: await visitor.token() });

const enter = async (email: string, { isProven = true } = {}) => {
  const emailProvenAt = isProven ? shop.clock.now() : undefined;
  const account = { email, password: PASSWORD, firstName: 'An', emailProvenAt };
  const made = await createAccount(shop.host, account);
  const visitor = shop.visitor();
  const fields = { etalage_username: email, etalage_password: PASSWORD };
  await post(visitor, '/site/login', fields);
  return { visitor, id: made?.id ?? 0 };
};

const look = async (visitor: Visitor, path: string = accountPath.profile) => {
  const page = parseHtml((await visitor.get(path)).body);
  const section = get(page, 'section[aria-labelledby=newsletter-title]');
  return {
    text: textOf(section),
    button: textOf(get(section, 'button')),
    action: get(section, 'form').attributes.action,
    notice: textOf(find(page, 'main div[role=status]') ?? section),
  };
};

test('S1/14 the profile says whether its proven address is on the list; one button puts it there and takes it off', async () => {
  const { visitor } = await enter('an@klant.nl');
  const before = await look(visitor);
  expect(before.text).toContain('Je staat met an@klant.nl niet op de lijst.');
  expect([before.button, before.action]).toEqual(['Aanmelden', ask]);
  const done = await post(visitor, ask);
  expect([done.statusCode, done.headers.location]).toEqual([
    303,
    `${accountPath.profile}?newsletter=on`,
  ]);
  const on = await look(visitor, String(done.headers.location));
  expect(on.notice).toBe('Je staat op de lijst voor de nieuwsbrief.');
  expect(on.text).toContain('Je staat met an@klant.nl op de lijst.');
  expect([on.button, on.action]).toEqual(['Afmelden', stop]);
  expect(await list.rowOf('an@klant.nl')).toMatchObject({ state: 'subscribed', name: 'An' });
  // The words that stood above the button are its proof; what tells him so has the way out.
  const proven = await list.proofs();
  expect(proven.map(({ kind, source }) => [kind, source])).toEqual([
    ['asked', 'account'],
    ['confirmed', 'account'],
  ]);
  for (const { text } of proven) expect(before.text).toContain(text ?? 'nothing');
  const mails = await list.mails();
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Je staat op de lijst/),
  ]);
  expect(mails[0]?.unsubscribeUrl).toContain('/webcore/newsletter/stop/');
  const off = await post(visitor, stop);
  const after = await look(visitor, String(off.headers.location));
  expect(after.notice).toContain('Je bent afgemeld voor de nieuwsbrief.');
  expect(after.text).toContain('niet op de lijst');
  expect((await list.rows())[0]).toMatchObject({ state: 'unsubscribed', email: null });
  expect((await list.proofs()).at(-1)).toMatchObject({ kind: 'withdrawn', source: 'account' });
});

test('an address that waits to be confirmed is told as such, and its holder need not wait', async () => {
  await list.ask('an@klant.nl', { name: 'Sukkel' });
  const { visitor } = await enter('an@klant.nl');
  const waiting = await look(visitor);
  expect(waiting.text).toContain('nog niet bevestigd');
  expect(waiting.button).toBe('Aanmelden');
  await post(visitor, ask);
  expect(await list.rowOf('an@klant.nl')).toMatchObject({ state: 'subscribed', name: 'An' });
  expect((await list.asks()).map(({ source, confirmed }) => [source, confirmed])).toEqual([
    ['popup:12', false],
    ['account', true],
  ]);
});

test('an account whose address was never proven learns nothing of it, and is mailed as anybody', async () => {
  const { visitor } = await enter('an@klant.nl', { isProven: false });
  const before = await look(visitor);
  expect(before.text).toContain('pas als we weten dat het van jou is');
  expect(before.text).toContain('Afmelden voor de nieuwsbrief');
  const asked = await post(visitor, ask);
  expect(asked.headers.location).toBe(`${accountPath.profile}?newsletter=asked`);
  expect((await look(visitor, String(asked.headers.location))).notice).toContain('Kijk in je mail');
  expect((await list.rowOf('an@klant.nl'))?.state).toBe('asked');
  await list.answer(await list.linkOf('an@klant.nl'), 'confirm');
  // Also of who is on the list, whom it can't take off either.
  expect(await look(visitor)).toEqual(before);
  expect((await post(visitor, stop)).headers.location).toBe('/nieuwsbrief/afmelden');
  expect((await list.rowOf('an@klant.nl'))?.state).toBe('subscribed');
});

test('the profile’s button counts as all askings do; pressed 20 times at once it is one', async () => {
  const { visitor, id } = await enter('an@klant.nl');
  const token = await visitor.token();
  const press = () => visitor.post(ask, { etalage_token: token });
  const replies = await Promise.all(Array.from({ length: 20 }, press));
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([303]));
  expect(await list.mails()).toHaveLength(1);
  expect((await list.proofs()).map(({ kind }) => kind)).toEqual(['asked', 'confirmed']);
  for (let n = 20; n < limits.perClient; n += 1) await press();
  await visitor.post(stop, { etalage_token: token });
  const often = await press();
  expect([often.statusCode, often.headers['retry-after']]).toEqual([429, '86400']);
  expect(often.body).toContain('te veel adressen');
  expect(often.body).toContain('Je staat met an@klant.nl niet op de lijst.');
  // From no page of ours, and for nobody.
  expect((await visitor.post(stop, {})).statusCode).toBe(403);
  await shop.db.delete(accounts).where(eq(accounts.id, id));
  expect((await press()).headers.location).toBe('/login');
  expect((await post(shop.visitor(), ask)).headers.location).toBe('/login');
});

test('a word in the address that is none of ours tells nothing', async () => {
  const { visitor } = await enter('an@klant.nl');
  for (const word of ['constructor', 'off"><b>', '']) {
    const page = await visitor.get(`${accountPath.profile}?newsletter=${word}`);
    expect(page.statusCode).toBe(200);
    expect(find(parseHtml(page.body), 'main div[role=status]')).toBeUndefined();
  }
});

/** Changes the address of an account, and presses the button behind the mailed link. */
const changeEmail = async (visitor: Visitor, email: string) => {
  await post(visitor, accountPath.changeEmail, { email, email_password: PASSWORD });
  const mail = (await list.mails()).filter(({ to }) => to === email).at(-1);
  const link = /http:\/\/localhost(\/login\/e-mailadres\/\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect((await visitor.get(link)).body).toContain('de nieuwsbrief');
  expect((await post(visitor, link)).body).toContain('Gelukt.');
};

const states = async () =>
  (await list.rows()).map(({ email, name, state }) => [email, name, state]);

test('the newsletter comes to the account’s new address, by the words to which its holder agreed, and no more to the old one', async () => {
  const { visitor } = await enter('an@klant.nl');
  const was = await list.join('an@klant.nl', { name: 'An' });
  await changeEmail(visitor, 'nieuw@klant.nl');
  expect(await states()).toEqual([
    [null, null, 'unsubscribed'],
    ['nieuw@klant.nl', 'An', 'subscribed'],
  ]);
  const proofs = (await list.proofs()).map(({ kind, source, text }) => [kind, source, text]);
  expect(proofs.slice(2)).toEqual([
    ['withdrawn', 'account', null],
    ['asked', 'account', consentText],
    ['confirmed', 'account', consentText],
  ]);
  const mails = (await list.mails()).filter(({ to }) => to === 'nieuw@klant.nl');
  expect(mails.at(-1)?.unsubscribeUrl).toContain('/webcore/newsletter/');
  expect(mails.at(-1)?.unsubscribeUrl).not.toContain(was?.token);
});

test('an account takes nothing along from an address that was never proven to be its holder’s', async () => {
  const { visitor } = await enter('an@klant.nl', { isProven: false });
  await list.join('an@klant.nl');
  await changeEmail(visitor, 'nieuw@klant.nl');
  expect(await states()).toEqual([['an@klant.nl', null, 'subscribed']]);
});

test('a new address that was withdrawn before stays off the list; one that is on it is on it once', async () => {
  const { visitor } = await enter('an@klant.nl');
  for (const email of ['nee@klant.nl', 'ja@klant.nl', 'an@klant.nl']) await list.join(email);
  await list.answer((await list.rowOf('nee@klant.nl'))?.token, 'stop');
  await changeEmail(visitor, 'nee@klant.nl');
  expect((await list.rows()).map(({ email }) => email)).toEqual([null, 'ja@klant.nl', null]);
  await list.join('nee@klant.nl');
  await changeEmail(visitor, 'ja@klant.nl');
  expect((await list.rows()).map(({ email }) => email)).toEqual([null, 'ja@klant.nl', null]);
});
