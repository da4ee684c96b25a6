import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createAccount } from '#features/accounts/api.server';
import { sites } from '#features/settings/api.server';
import { orders as limits } from '#kernel/limits-orders';
import { formatDay } from '#kernel/values/dutch-dates';
import { transact } from '#platform/db/transact';
import { findAll, get, parseHtml, textOf } from '../../../tests/harness/html';
import { fillOrder, sendOrder } from '../../../tests/harness/ordering';
import { createTestShop, type TestShop } from '../../../tests/harness/shop';
import { markPaid } from './api.server';

const identity = {
  legalName: 'Proefwinkel B.V.',
  tradeName: 'Proef',
  street: 'Kade 1',
  zipcode: '3511 AA',
  place: 'Utrecht',
  country: 'NL',
  kvk: '12345678',
  vat: 'NL001B01',
  phone: '030-1234567',
  email: 'hallo@proef.example',
};

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({
    work: true,
    prepare: async (db) => {
      const settings = { iban: 'NL00 TEST 0123 4567 89' };
      const site = { id: 1, slug: 'proef', name: 'Proef', identity, settings };
      await db.insert(sites).values({ ...site, navigation: [], footer: [] });
    },
  });
});
afterAll(() => shop.close());

/** Places an order; answers its buyer, its address and its number. */
const place = async (email: string, fields: Record<string, string> = {}) => {
  const product = await shop.build.product({ title: 'Trui Terschelling', sizes: ['M'] });
  const visitor = await shop.buyer(product, 2);
  const form = await fillOrder(visitor, { email, email_check: email, ...fields });
  const href = String((await sendOrder(visitor, form)).headers.location);
  const { rows } = await shop.db.execute(sql`select number from orders where email = ${email}`);
  return { visitor, href, number: (rows as { number: string }[])[0]?.number ?? '' };
};

const mailTo = (email: string, count = 1) =>
  vi.waitFor(
    async () => {
      const mails = await shop.mailbox.list(email);
      expect(mails).toHaveLength(count);
      return mails.at(-1) as (typeof mails)[number];
    },
    { timeout: 40_000, interval: 100 },
  );

test("an order's page tells what was agreed and what comes next, to nobody else", async () => {
  const { href, number } = await place('page@klant.nl');
  const page = await shop.visitor().get(href);
  expect(page.statusCode).toBe(200);
  expect(page.headers).toMatchObject({
    'referrer-policy': 'same-origin',
    'cache-control': expect.stringContaining('no-store'),
    'x-robots-tag': expect.stringContaining('noindex'),
  });
  expect(page.body).toContain(number);
  expect(page.body).toContain('NL00 TEST 0123 4567 89');
  expect(page.body).toContain('Trui Terschelling');
  expect(page.body).toContain('Maat M');
  expect(page.body.match(/<h1/g)).toHaveLength(1);
});

test('page and mail show what was bought as it looks; gone from the catalogue it keeps its words', async () => {
  const { db } = shop;
  const product = await shop.build.product({ title: 'Jas Jorwert', sizes: ['M'] });
  await db.execute(sql`insert into media (key, state, type, width, height)
    values ('jas-jorwert', 'ready', 'image/jpeg', 1200, 1500)`);
  await db.execute(sql`insert into product_pictures (product_id, media_key, alt, position)
    values (${product.id}, 'jas-jorwert', 'Jas', 1)`);
  const email = 'plaatje@klant.nl';
  const visitor = await shop.buyer(product);
  const form = await fillOrder(visitor, { email, email_check: email });
  const href = String((await sendOrder(visitor, form)).headers.location);
  const { body } = await visitor.get(href);
  expect(body).toContain('src="/media/jas-jorwert/160.jpg"');
  expect(body).toContain(`href="/artikel/${product.access}"`);
  const { html, text } = await mailTo(email);
  expect(html).toMatch(/<img[^>]*src="https?:\/\/[^"/]+\/media\/jas-jorwert\/160\.jpg"/);
  expect(text).not.toContain('/media/');
  await db.execute(sql`update products set state = 'Offline' where id = ${product.id}`);
  const later = (await visitor.get(href)).body;
  expect(later).toContain('Jas Jorwert');
  expect(later).not.toContain(`href="/artikel/${product.access}"`);
});

test('an account’s list names each order by what is in it, once, with its picture', async () => {
  const { db } = shop;
  const account = await createAccount(shop.host, {
    email: 'lijst@klant.nl',
    password: 'een lang wachtwoord',
  });
  const id = account?.id ?? 0;
  const { number } = await place('lijst@klant.nl');
  const [jas] = (
    await db.execute<{ id: number }>(sql`select v.id from variants v
    join products p on p.id = v.product_id where p.title = 'Jas Jorwert'`)
  ).rows;
  // The jumper came from two places; a coat goes with it.
  await db.execute(sql`insert into order_lines
      (order_id, warehouse_id, product_id, variant_id, title, choice, quantity, unit_cents, vat_rate, kind)
    select l.order_id, l.warehouse_id, l.product_id, l.variant_id, l.title, l.choice, 1, l.unit_cents, l.vat_rate, l.kind
      from order_lines l join orders o on o.id = l.order_id where o.number = ${number}
    union all
    select l.order_id, l.warehouse_id, l.product_id, ${jas?.id}::int, 'Jas Jorwert', 'Maat M', 1, l.unit_cents, l.vat_rate, l.kind
      from order_lines l join orders o on o.id = l.order_id where o.number = ${number}`);
  await db.execute(sql`update orders set account_id = ${id} where number = ${number}`);
  const visitor = shop.visitor();
  const token = await visitor.token();
  const fields = { etalage_username: 'lijst@klant.nl', etalage_password: 'een lang wachtwoord' };
  const reply = await visitor.post('/proef/login', { ...fields, etalage_token: token });
  const page = parseHtml((await visitor.get(String(reply.headers.location))).body);
  const [item, ...others] = findAll(page, 'main article').filter((one) =>
    textOf(one).includes(number),
  );
  expect(others).toEqual([]);
  expect(textOf(item ?? page)).toContain('Trui Terschelling en nog 1 artikel');
  // The day of the order has no hour; until when it is to be paid has.
  expect(textOf(item ?? page)).toMatch(/· 2 maart 2026 €/);
  expect(get(item ?? page, 'a').attributes['aria-label']).toBe(`Bekijk bestelling ${number}`);
  const [picture] = findAll(item ?? page, 'img').map(({ attributes }) => attributes.src);
  expect(picture).toBe('/media/jas-jorwert/160.jpg');
});

test.each(['x', 'a'.repeat(32), "' or 1=1 --", '%00'])(
  'an order that is not there, %j, is a 404 or a 400',
  async (token) => {
    const reply = await shop.visitor().get(`/webcore/order/view/${encodeURIComponent(token)}`);
    expect([400, 404]).toContain(reply.statusCode);
  },
);

test('the confirmation holds the whole contract, as HTML and as plain text', async () => {
  const { number, href } = await place('mail@klant.nl');
  const mail = await mailTo('mail@klant.nl');
  expect(mail.subject).toBe(`Je bestelling ${number}`);
  expect(mail.replyTo).toBe('hallo@proef.example');
  for (const body of [mail.html, mail.text]) {
    for (const part of [
      number,
      href,
      'Trui Terschelling',
      'Maat M',
      '39,90',
      '44,85',
      '21% btw',
      'NL00 TEST 0123 4567 89',
      'Oudegracht 12',
      'herroepen',
      '14 dagen',
      'wettelijke garantie',
      'Proefwinkel B.V.',
      'Kade 1',
      '12345678',
      'NL001B01',
    ]) {
      expect(body).toContain(part);
    }
  }
  expect(mail.text).not.toContain('<');
});

test('a name that is markup stays a name in the mail', async () => {
  await place('markup@klant.nl', { firstname: '<b>An</b>' });
  const mail = await mailTo('markup@klant.nl');
  expect(mail.html).not.toContain('<b>An</b>');
});

test('before the money is there, no confirmation is said to be under way', async () => {
  const { href } = await place('later@klant.nl', { payment_method: 'ideal' });
  const token = href.split('/').at(-1);
  const { body } = await shop.visitor().get(`/webcore/order/view/${token}`);
  expect(body).not.toContain('Een bevestiging is onderweg');
  expect(body).toContain(
    'Zodra je betaling binnen is, mailen we een bevestiging naar later@klant.nl',
  );
});

test('a transfer has until the end of a day, and not until a minute', async () => {
  const { href } = await place('overmaken@klant.nl', { payment_method: 'transfer' });
  const { body } = await shop.visitor().get(href);
  const [, day = ''] = /[Ii]s het er op (\d+ [a-z]+ 2026) niet, dan vervalt/.exec(body) ?? [];
  expect(day).not.toBe('');
  const { rows } = await shop.db.execute(sql`
    select (expires_at at time zone 'Europe/Amsterdam')::date::text as last
    from orders where token = ${href.split('/').at(-1)}`);
  const before = new Date(`${rows[0]?.last}T12:00:00Z`).getTime() - 86_400_000;
  expect(day).toBe(formatDay(new Date(before).toISOString().slice(0, 10)));
});

const askLink = (fields: Record<string, string>) =>
  shop.visitor().post('/webcore/order/lookup', fields);

test('the link of an order is mailed to its own address; whoever asks learns nothing', async () => {
  const { href, number } = await place('find@klant.nl');
  await mailTo('find@klant.nl');
  const found = await askLink({ order_number: number, order_email: ' Find@Klant.nl ' });
  const wrong = await askLink({ order_number: number, order_email: 'other@klant.nl' });
  const unknown = await askLink({ order_number: '2026-999999', order_email: 'find@klant.nl' });
  const plain = (reply: typeof found) => [reply.statusCode, reply.headers.location, reply.body];
  expect(plain(found)).toEqual([303, '/webcore/order/lookup?gemaild=1', '']);
  expect(plain(wrong)).toEqual(plain(found));
  expect(plain(unknown)).toEqual(plain(found));
  const page = await shop.visitor().get('/webcore/order/lookup?gemaild=1');
  expect(page.body).toContain(
    'Hoort dit bestelnummer bij dit e-mailadres, dan ligt er zo een mail met een link in je postvak.',
  );
  const mail = await mailTo('find@klant.nl', 2);
  expect(mail.text).toContain(href);
  expect(await shop.mailbox.list('other@klant.nl')).toEqual([]);
});

test('asked for again within minutes, by several at once too, it is mailed once and answered the same', async () => {
  const { number } = await place('weer@klant.nl');
  await mailTo('weer@klant.nl');
  const spellings = [number, `#${number}`, number.replace('-', ' ')];
  const replies = await Promise.all(
    spellings.map((order_number) => askLink({ order_number, order_email: 'Weer@Klant.nl' })),
  );
  expect(replies.map(({ headers }) => headers.location)).toEqual(
    spellings.map(() => '/webcore/order/lookup?gemaild=1'),
  );
  await mailTo('weer@klant.nl', 2);
  shop.clock.advance((limits.linkAgain + 1) * 1000);
  await askLink({ order_number: number, order_email: 'weer@klant.nl' });
  // Of the three before it one was mailed.
  await mailTo('weer@klant.nl', 3);
  expect(await shop.mailbox.list('weer@klant.nl')).toHaveLength(3);
});

test('what was typed wrong can be corrected', async () => {
  const reply = await askLink({ order_number: '2026-001234', order_email: 'geen adres' });
  expect(reply.statusCode).toBe(422);
  expect(reply.body).toContain('value="2026-001234"');
  expect(reply.body).toContain('Dit e-mailadres klopt niet.');
  expect(reply.body).toContain('href="#lookup-email"');
  expect(reply.body).not.toContain('href="#lookup-number"');
});

test.each(['', '   ', '\u0000', 'abc', '1234'])(
  '%j is no number of an order',
  async (order_number) => {
    const reply = await askLink({ order_number, order_email: 'an@klant.nl' });
    expect(reply.statusCode).toBe(422);
  },
);

test('asking for orders is slowed down', async () => {
  shop.clock.advance(60_000);
  const statuses: number[] = [];
  for (let count = 0; count < 12; count += 1) {
    const fields = { order_number: `2026-${count}`, order_email: 'x@klant.nl' };
    statuses.push((await askLink(fields)).statusCode);
  }
  expect(statuses).toContain(303);
  expect(statuses.at(-1)).toBe(429);
  // Nothing is wrong with what was typed.
  const { body } = await askLink({ order_number: '2026-1', order_email: 'x@klant.nl' });
  expect(body).toContain('Je hebt dit vaak geprobeerd.');
  expect(body).not.toContain('href="#lookup-number"');
});

test('so many orders that cost nothing to place are confirmed to one mailbox a day, cancelled or not', async () => {
  const spellings = ['vol@klant.nl', 'Vol@klant.nl', 'vol+1@klant.nl'];
  const product = await shop.build.product({ sizes: ['M'], pieces: 90 });
  const led: unknown[] = [];
  for (let nth = 0; nth < limits.mostPerMailboxInADay + 1; nth += 1) {
    const visitor = await shop.buyer(product, 1);
    const email = spellings[nth % 3] ?? '';
    const form = await fillOrder(visitor, { email, email_check: email });
    const reply = await sendOrder(visitor, form);
    led.push(reply.headers.location ?? reply.statusCode);
    const token = String(reply.headers.location).split('/').at(-1);
    await visitor.post(`/webcore/order/cancel/${token}`, { etalage_token: await visitor.token() });
  }
  expect(led.slice(0, -1).every((one) => String(one).includes('/order/view/'))).toBe(true);
  expect(led.at(-1)).toBe(422);
});

test.each([
  ['home', '2026-03-02T10:00:00+01:00', '2026-03-02T10:00:00+01:00', 'dinsdag 3 maart in huis'],
  // Ordered before the cut-off of a Friday, and paid after it.
  ['home', '2026-03-06T21:50:00+01:00', '2026-03-06T22:10:00+01:00', 'dinsdag 10 maart in huis'],
])('%s, ordered %s and paid %s, comes %s', async (_, ordered, paid, day) => {
  shop.clock.set(ordered);
  const { href, number } = await place(`dag${Date.parse(paid)}@klant.nl`, {
    payment_method: 'ideal',
  });
  const path = `/webcore/order/view/${href.split('/').at(-1)}`;
  const before = (await shop.visitor().get(path)).body;
  expect(before).toContain('Zodra je betaling binnen is, pakken we je bestelling in.');
  expect(before).not.toContain('We pakken je bestelling in.');
  shop.clock.set(paid);
  const { rows } = await shop.db.execute(sql`select id from orders where number = ${number}`);
  const { id } = (rows as { id: number }[])[0] ?? { id: 0 };
  await transact(shop.db, (tx) => markPaid(shop.host, tx, id));
  // Whenever it is read, the day is that of having paid.
  shop.clock.advance(30 * 60_000);
  const { body } = await shop.visitor().get(path);
  expect(body).toContain('We pakken je bestelling in.');
  expect(body).toContain(day);
  expect(body).not.toContain('Zodra je betaling');
  shop.clock.set('2026-03-20T10:00:00+01:00');
  expect((await shop.visitor().get(path)).body).not.toContain(day);
});

test.each(['/webcore/order/lookup', '/herroepen'])(
  '%s is asked by our own pages alone: it sends a mail',
  async (url) => {
    const ask = (headers: Record<string, string>) =>
      shop.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: 'order_number=2026-001234&order_email=an@klant.nl',
      });
    expect((await ask({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await ask({ origin: 'https://elders.example' })).statusCode).toBe(403);
    expect((await ask({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(303);
  },
);
