import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAccount } from '#features/accounts/api.server';
import { removeAccount } from '#features/accounts/server/credentials';
import { loadSite, sites } from '#features/settings/api.server';
import { newsletter as limits } from '#kernel/limits-newsletter';
import { transact } from '#platform/db/transact';
import { sendMail } from '#platform/mail/jobs';
import { find, get, parseHtml, textOf } from '../../../tests/harness/html';
import type { TestShop } from '../../../tests/harness/shop';
import { exportSubscribers, withdrawAddress } from './api.server';
import { createListShop, type ListShop } from './newsletter.test-support';
import { withdraw } from './server/withdraw';

let list: ListShop;
let shop: TestShop;
beforeEach(async () => {
  list = await createListShop();
  shop = list.shop;
});
afterEach(() => shop.close());

const post = async (fields: Record<string, string>) => {
  const visitor = shop.visitor();
  return visitor.post('/nieuwsbrief', { etalage_token: await visitor.token(), ...fields });
};

test('at the foot of every page but its own it is asked too; what is shown there is the proof', async () => {
  const columns = [{ title: 'Service', href: '/', children: [] }];
  await shop.db.update(sites).set({ footer: columns });
  await loadSite(shop.host);
  const visitor = shop.visitor();
  const foot = async (path: string) => get(parseHtml((await visitor.get(path)).body), 'footer');
  const form = get(await foot('/'), 'form[action="/nieuwsbrief"]');
  const token = get(form, 'input[name=etalage_token]').attributes.value ?? '';
  expect(token).toMatch(/^[ps]\./);
  expect(find(await foot('/nieuwsbrief'), 'form')).toBeUndefined();
  const asked = { etalage_token: token, email: 'an@klant.nl', from: 'footer' };
  expect((await visitor.post('/nieuwsbrief', asked)).statusCode).toBe(303);
  const [proof] = await list.proofs();
  expect(proof?.source).toBe('footer');
  expect(textOf(form)).toContain(proof?.text);
});

test('a page that stood open for too long loses nothing that was typed, and stores nothing', async () => {
  const late = await shop
    .visitor()
    .post('/nieuwsbrief', { etalage_token: '', email: 'an@klant.nl' });
  expect(late.statusCode).toBe(403);
  const page = parseHtml(late.body);
  expect(get(page, 'input[name=email]').attributes.value).toBe('an@klant.nl');
  expect(textOf(get(page, '[role=alert]'))).toContain('nog één keer');
  expect(await list.rows()).toEqual([]);
});

test('S1/14 the page without script: a wrong address keeps what was typed, a right one leads to what comes', async () => {
  const page = await shop.visitor().get('/nieuwsbrief');
  expect(page.statusCode).toBe(200);
  const html = parseHtml(page.body);
  expect(textOf(get(html, 'h1'))).toBe('Nieuwsbrief');
  const wrong = await post({ email: 'an@', firstname: 'An' });
  expect(wrong.statusCode).toBe(422);
  expect(get(parseHtml(wrong.body), 'input[name=email]').attributes.value).toBe('an@');
  expect(get(parseHtml(wrong.body), 'input[name=firstname]').attributes.value).toBe('An');
  expect(textOf(get(parseHtml(wrong.body), '[role=alert]'))).toContain('naam@voorbeeld.nl');
  expect(get(parseHtml(wrong.body), '[autofocus]').attributes.name).toBe('email');
  const none = await post({ email: '' });
  expect(textOf(get(parseHtml(none.body), '[role=alert]'))).toContain('Vul je e-mailadres in.');
  const right = await post({ email: 'an@klant.nl', firstname: 'An' });
  expect(right.statusCode).toBe(303);
  const told = await shop.visitor().get(String(right.headers.location));
  expect(told.body).toContain('Kijk in je mail');
  expect(told.body).not.toContain('an@klant.nl');
  // What is kept as proof are the words that stood on the page.
  const [proof] = await list.proofs();
  expect(proof?.source).toBe('page');
  expect(proof?.text).toContain('Met ‘Aanmelden’ vraag je ons');
  expect(textOf(get(html, 'form[action="/nieuwsbrief"]'))).toContain(proof?.text ?? 'nothing');
  // A stranger is told the same of an address that is there already.
  const again = await post({ email: 'an@klant.nl' });
  expect([again.statusCode, again.headers.location]).toEqual([303, right.headers.location]);
  const without = await shop.visitor().post('/nieuwsbrief', { email: 'bo@klant.nl' });
  expect(without.statusCode).toBe(403);
});

test('a client that fills in too many addresses reads so, and what he typed stays', async () => {
  for (let n = 0; n < limits.perClient; n += 1) await list.ask(`n${n}@klant.nl`);
  const often = await post({ email: 'last@klant.nl' });
  expect(often.statusCode).toBe(429);
  expect(often.headers['retry-after']).toBe('86400');
  expect(often.body).toContain('te veel adressen');
  expect(get(parseHtml(often.body), 'input[name=email]').attributes.value).toBe('last@klant.nl');
  expect(await list.rowOf('last@klant.nl')).toBeUndefined();
});

test('the list goes out as CSV with its proof, and runs as a formula nowhere', async () => {
  await list.join('=cmd@klant.nl', { consentText: '+1 Ja, "graag"', source: '@popup' });
  const gone = await list.join('weg@klant.nl');
  await list.answer(gone?.token, 'stop');
  await list.ask('asked@klant.nl');
  const read = async (options = {}) => {
    const parts: string[] = [];
    for await (const part of exportSubscribers(shop.db, options)) parts.push(part);
    return parts.join('').split('\n').filter(Boolean);
  };
  const lines = await read();
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^\ufeffnummer,e-mailadres,/);
  expect(lines[1]).toContain("'=cmd@klant.nl");
  expect(lines[1]).toContain('"\'+1 Ja, ""graag"""');
  expect(lines[1]).toContain("'@popup");
  expect(lines[1]).toContain('2026-03-02T09:00:00.000Z');
  const all = await read({ all: true, sheet: true });
  expect(all).toHaveLength(4);
  expect(all[2]).toMatch(/^2;;;nl_NL;afgemeld;/);
  expect(all.join()).not.toContain('weg@');
});

test('removing an account, and staff, take an address off the list', async () => {
  const account = await createAccount(shop.host, {
    email: 'an@klant.nl',
    password: 'zee-mos-vier',
  });
  for (const email of ['An@klant.nl', 'bo@klant.nl']) await list.join(email);
  await removeAccount(shop.host, account?.id ?? 0);
  expect((await list.rows()).map(({ state }) => state)).toEqual(['unsubscribed', 'subscribed']);
  const staff = (email: string) =>
    transact(shop.db, (tx) => withdrawAddress(shop.host, tx, { email, source: 'staff' }));
  expect(await staff('BO@klant.nl')).toBe(true);
  expect(await staff('bo@klant.nl')).toBe(false);
  expect(await staff('nobody@klant.nl')).toBe(false);
  expect((await list.rows()).map(({ email }) => email)).toEqual([null, null]);
});

test('1,000 subscriptions and withdrawals at once lose none, and each mail is one', async () => {
  await shop.db.execute(sql`
    insert into newsletter_subscribers
      (address_hash, email, language, token, state, invited_at, confirmed_at)
    select 'hash ' || n, 'n' || n || '@klant.nl', 'nl_NL', 'token ' || n, 'subscribed', now(), now()
    from generate_series(1, 500) n`);
  const members = await list.rows();
  const stop = (id: number) =>
    transact(shop.db, (tx) => withdraw(shop.host, tx, { id, source: 'one-click' }));
  const others = Array.from({ length: 500 }, (_, n) => n);
  // Each withdraws twice at once, as a mail program and its reader do.
  await Promise.all([
    ...members.flatMap(({ id }) => [stop(id), stop(id)]),
    ...others.map((n) => list.ask(`m${n}@klant.nl`, { client: `10.1.${n >> 8}.${n & 255}` })),
  ]);
  const proven = await list.proofs();
  const provenOf = (kind: string) => proven.filter((proof) => proof.kind === kind).length;
  expect(['asked', 'withdrawn'].map(provenOf)).toEqual([500, 500]);
  const rows = await list.rows();
  const inState = (state: string) => rows.filter((row) => row.state === state);
  expect(inState('asked').filter(({ email }) => email !== null)).toHaveLength(500);
  expect(inState('unsubscribed').filter(({ email }) => email === null)).toHaveLength(500);
  const keys = await shop.db.execute(sql`
    select count(*)::int as all, count(distinct data ->> 'key')::int as keys
    from pgboss.job where name = 'mail.send'`);
  expect(keys.rows).toEqual([{ all: 500, keys: 500 }]);
});

test('who has no letter is mailed the way out; nobody learns by it who is on the list', async () => {
  const member = await list.join('an@klant.nl');
  const before = (await list.mails()).length;
  const leave = async (email: string) => {
    const visitor = shop.visitor();
    const token = await visitor.token();
    return visitor.post('/nieuwsbrief/afmelden', { etalage_token: token, email });
  };
  const wrong = await leave('an@');
  expect(wrong.statusCode).toBe(422);
  expect(get(parseHtml(wrong.body), 'input[name=email]').attributes.value).toBe('an@');
  const [known, unknown] = [await leave(' AN@klant.nl'), await leave('nobody@klant.nl')];
  const shown = (body: string) => textOf(get(parseHtml(body), 'main'));
  expect(shown(known.body)).toBe(shown(unknown.body));
  expect(known.body).not.toContain('klant.nl<');
  await leave('an@klant.nl');
  const sent = (await list.mails()).slice(before);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(sent[0]).toMatchObject({ to: 'an@klant.nl' });
  expect(sent[0]?.text).toContain(`/webcore/newsletter/stop/${member?.token}`);
  for (let n = 0; n < limits.perClient; n += 1) await leave(`n${n}@klant.nl`);
  const often = await leave('last@klant.nl');
  expect([often.statusCode, often.headers['retry-after']]).toEqual([429, '86400']);
  expect((await list.rowOf('an@klant.nl'))?.state).toBe('subscribed');
});

test('a mail is sent once, however often its job is run', async () => {
  await list.ask('an@klant.nl');
  const [mail] = await list.mails();
  const { mailer } = shop.host;
  const run = { host: () => shop.host, mailer, id: 'x', attempt: 1 };
  const signal = new AbortController().signal;
  const data = sendMail.schema.parse(mail);
  await Promise.all([1, 2, 3].map(() => sendMail.run(data, { ...run, signal })));
  await sendMail.run(data, { ...run, id: 'y', attempt: 2, signal });
  const { rows } = await shop.db.execute(sql`select count(*)::int as n from mails`);
  expect(rows).toEqual([{ n: 1 }]);
});
