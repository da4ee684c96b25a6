import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newsletter as limits } from '#kernel/limits-newsletter';
import { get, parseHtml, textOf } from '../../../tests/harness/html';
import type { TestShop } from '../../../tests/harness/shop';
import { exportSubscribers, purgeNewsletter } from './api.server';
import { consentText, createListShop, type ListShop } from './newsletter.test-support';
import { ownNewsletter } from './server/own-data';

const DAY = 86_400_000;

let list: ListShop;
let shop: TestShop;
beforeEach(async () => {
  list = await createListShop();
  shop = list.shop;
});
afterEach(() => shop.close());

const clientOf = (n: number) => ({ client: `10.1.0.${n}` });
const often = { status: 429, code: 'too_many_subscriptions' };

test.each([
  ['the same address', async () => {}],
  ['an address that is on the list', () => list.join('an@klant.nl', clientOf(1))],
])('%s asked again and again counts for who asks, and mails nobody', async (_, begin) => {
  await begin();
  const before = (await list.mails()).length;
  for (let n = 0; n < limits.perClient; n += 1) await list.ask('an@klant.nl');
  await expect(list.ask('an@klant.nl')).rejects.toMatchObject(often);
  await expect(list.ask('bo@klant.nl')).rejects.toMatchObject(often);
  expect((await list.mails()).length - before).toBeLessThan(2);
  // What is refused counts no more, and another client has his own.
  expect((await list.asks()).filter(({ subscriberId }) => !subscriberId)).toHaveLength(
    limits.perClient - ((await list.mails()).length - before),
  );
  await list.ask('bo@klant.nl', clientOf(2));
  expect(await list.rowOf('bo@klant.nl')).toBeDefined();
});

test('a mailbox is mailed so often a day, whoever asks and however its address is written', async () => {
  const spellings = ['an@klant.nl', 'an+a@klant.nl', 'AN+b@klant.nl', 'an@klant.nl'];
  for (const [n, email] of spellings.entries()) {
    await list.ask(email, clientOf(n));
    shop.clock.advance(limits.inviteAgain + 1);
  }
  const to = async () => (await list.mails()).map((mail) => mail.to);
  expect(await to()).toEqual(['an@klant.nl', 'an+a@klant.nl']);
  // Of an address that wasn't mailed nothing is kept.
  expect(await list.rows()).toHaveLength(2);
  await list.ask('bo@klant.nl', clientOf(9));
  shop.clock.advance(DAY);
  await list.ask('AN+b@klant.nl', clientOf(9));
  expect((await to()).slice(2)).toEqual(['bo@klant.nl', 'AN+b@klant.nl']);
});

test.each([
  ['one address', 1, () => 'an@klant.nl'],
  ['one mailbox', 2, (n: number) => `an+${n}@klant.nl`],
])(
  '20 clients that ask at once for %s bring it no more than %i mails',
  async (_, mails, emailOf) => {
    await Promise.all(Array.from({ length: 20 }, (_, n) => list.ask(emailOf(n), clientOf(n))));
    expect(await list.mails()).toHaveLength(mails);
    expect(await list.rows()).toHaveLength(mails);
    expect(await list.asks()).toHaveLength(20);
    shop.clock.advance(limits.inviteAgain + 1);
    await Promise.all(Array.from({ length: 20 }, (_, n) => list.ask(emailOf(n), clientOf(n))));
    expect(await list.mails()).toHaveLength(2);
  },
);

test('the page says the same of every address: new, asked, mailed enough, on the list', async () => {
  await list.join('on@klant.nl', clientOf(1));
  await list.ask('asked@klant.nl', clientOf(2));
  for (const n of [3, 4]) await list.ask(`full+${n}@klant.nl`, clientOf(n));
  const told = [];
  for (const email of ['new', 'asked', 'full', 'on']) {
    const visitor = shop.visitor();
    const fields = { etalage_token: await visitor.token(), email: `${email}@klant.nl` };
    const reply = await visitor.post('/nieuwsbrief', fields);
    const page = await visitor.get(String(reply.headers.location));
    told.push([reply.statusCode, reply.body, textOf(get(parseHtml(page.body), 'main'))]);
  }
  expect(told[0]?.[0]).toBe(303);
  for (const one of told) expect(one).toEqual(told[0]);
});

test('S1/14 a link confirms the asking that it was mailed for, with its proof and its name', async () => {
  await list.ask('an@klant.nl', { name: 'An', source: 'page', consentText: 'Mijn woorden.' });
  const own = await list.linkOf('an@klant.nl');
  shop.clock.advance(limits.inviteAgain + 1);
  // A stranger asks as well, elsewhere and by other words.
  await list.ask('an@klant.nl', { ...clientOf(7), name: 'Sukkel', source: 'popup:9' });
  const other = await list.linkOf('an@klant.nl');
  expect(other).not.toBe(own);
  await list.answer(own, 'confirm');
  const row = await list.rowOf('an@klant.nl');
  expect(row).toMatchObject({ state: 'subscribed', name: 'An' });
  expect((await list.proofs()).at(-1)).toMatchObject({ kind: 'confirmed', text: 'Mijn woorden.' });
  const confirmed = async () => (await list.asks()).map((one) => [one.source, one.confirmed]);
  const states = [
    ['page', true],
    ['popup:9', false],
  ];
  expect(await confirmed()).toEqual(states);
  // The other link leads to who is on the list, and changes nothing about how he came there.
  expect((await list.answer(other, 'confirm')).statusCode).toBe(303);
  const page = await shop.visitor().get(`/webcore/newsletter/confirm/${other}`);
  expect(page.body).toContain('Je staat op de lijst');
  expect(await confirmed()).toEqual(states);
  expect(await list.rowOf('an@klant.nl')).toEqual(row);
  const parts = [];
  for await (const part of exportSubscribers(shop.db)) parts.push(part);
  expect(parts.join('').split('\n')[1]).toMatch(/,page,1,Mijn woorden\.,/);
});

test('a link of an asking that was withdrawn since confirms no later one', async () => {
  await list.ask('an@klant.nl', { name: 'An' });
  const old = await list.linkOf('an@klant.nl');
  const stop = (await list.rowOf('an@klant.nl'))?.token;
  await list.answer(stop, 'stop');
  expect((await list.asks()).map(({ name, ended }) => [name, ended])).toEqual([[null, true]]);
  expect((await list.answer(old, 'confirm')).statusCode).toBe(410);
  await list.ask('an@klant.nl', clientOf(5));
  expect((await shop.visitor().get(`/webcore/newsletter/confirm/${old}`)).statusCode).toBe(410);
  expect((await list.answer(old, 'confirm')).statusCode).toBe(410);
  expect((await list.rowOf('an@klant.nl'))?.state).toBe('asked');
  // The link to withdraw stays the subscriber's own, and confirms nothing.
  expect((await list.rowOf('an@klant.nl'))?.token).toBe(stop);
  expect((await list.answer(stop, 'confirm')).statusCode).toBe(410);
  await list.answer(await list.linkOf('an@klant.nl'), 'confirm');
  expect((await list.rowOf('an@klant.nl'))?.state).toBe('subscribed');
});

test('who confirms and withdraws at once is off the list, whichever came first', async () => {
  const emails = Array.from({ length: 10 }, (_, n) => `n${n}@klant.nl`);
  for (const email of emails) await list.ask(email);
  const links = await Promise.all(
    emails.map(async (email) => ({
      confirm: await list.linkOf(email),
      stop: (await list.rowOf(email))?.token,
    })),
  );
  await Promise.all(
    links.flatMap(({ confirm, stop }) => [
      list.answer(confirm, 'confirm'),
      list.answer(stop, 'stop'),
    ]),
  );
  const rows = await list.rows();
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['unsubscribed']));
  expect((await list.asks()).every(({ ended }) => ended)).toBe(true);
});

test('each link is good for its own days, and an asking that waited too long is erased with its proof', async () => {
  await list.ask('an@klant.nl', { name: 'An', source: 'popup:1' });
  const first = await list.linkOf('an@klant.nl');
  shop.clock.advance(DAY);
  await list.ask('an@klant.nl', { source: 'popup:2' });
  const second = await list.linkOf('an@klant.nl');
  shop.clock.advance(limits.askedFor - DAY);
  expect((await list.answer(first, 'confirm')).statusCode).toBe(410);
  shop.clock.advance(1);
  expect(await purgeNewsletter(shop.db, shop.clock.now())).toBe(0);
  expect((await list.asks()).map(({ source }) => source)).toEqual(['popup:2']);
  expect((await list.proofs()).map(({ source }) => source)).toEqual(['popup:2']);
  await list.answer(second, 'confirm');
  expect((await list.rowOf('an@klant.nl'))?.state).toBe('subscribed');
  // What was confirmed stays, for as long as its proof is kept.
  shop.clock.advance(365 * DAY);
  await purgeNewsletter(shop.db, shop.clock.now());
  expect(await list.asks()).toMatchObject([{ source: 'popup:2', confirmed: true }]);
});

test('who asked is known by a hash, for the days that it is counted', async () => {
  await list.join('an@klant.nl');
  for (const n of [1, 2]) await list.ask('an@klant.nl', clientOf(n));
  const kept = async () =>
    (await shop.db.execute(sql`select client, mailbox from newsletter_asks order by id`)).rows;
  expect(await kept()).toHaveLength(3);
  expect(JSON.stringify(await kept())).not.toMatch(/klant|an@|10\.1|127\.0/);
  shop.clock.advance(2 * DAY + 1);
  await purgeNewsletter(shop.db, shop.clock.now());
  expect(await kept()).toEqual([{ client: null, mailbox: null }]);
});

test('AVG 15: who asks what is kept of him gets his askings, and no link', async () => {
  await list.ask('an@klant.nl', { name: 'An' });
  const holder = { accountId: 1, provenEmail: 'an@klant.nl' };
  const asked = await ownNewsletter(shop.host, holder);
  const [ask] = await list.asks();
  expect(asked).toMatchObject({
    state: 'asked',
    asks: [{ name: 'An', source: 'popup:12', text: consentText, confirmedAt: null }],
  });
  expect(JSON.stringify(asked)).not.toContain(ask?.token);
  await list.answer(ask?.token ?? '', 'confirm');
  expect(await ownNewsletter(shop.host, holder)).toMatchObject({
    name: 'An',
    asks: [{ source: 'popup:12', confirmedAt: expect.any(Date) }],
  });
  expect(await ownNewsletter(shop.host, { accountId: 1 })).toBeUndefined();
});
