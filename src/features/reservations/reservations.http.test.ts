import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAccount } from '#features/accounts/api.server';
import { accountPath } from '#features/accounts/contract';
import { createApiUser } from '#features/api/api.server';
import { findNamedVariant } from '#features/catalog/api.server';
import { stock, warehouses } from '#features/stock/api.server';
import { findLocation, locations } from '#features/stores/api.server';
import { transact } from '#platform/db/transact';
import { get, parseHtml, textOf } from '../../../tests/harness/html';
import { createTestShop, type TestShop } from '../../../tests/harness/shop';
import { hiddenField } from '../../../tests/harness/visitor';
import {
  endReservation,
  expireReservations,
  placeReservation,
  purgeReservations,
  reservations,
} from './api.server';
import { leaveReservations, ownReservations } from './server/own-data';

let shop: TestShop;
let variantId: number;
let storeId: number;
let warehouseId: number;
beforeEach(async () => {
  shop = await createTestShop();
  const product = await shop.build.product({ title: 'Trui Sanne', sizes: ['M'], pieces: 0 });
  variantId = product.variants[0]?.id ?? 0;
  storeId = await shop.build.store('Utrecht');
  await shop.db
    .update(locations)
    .set({ email: 'utrecht@winkel.nl' })
    .where(eq(locations.id, storeId));
  const [row] = await shop.db
    .insert(warehouses)
    .values({ title: 'Utrecht', kind: 'store', locationId: storeId })
    .returning();
  warehouseId = row?.id ?? 0;
  await shop.db.insert(stock).values({ warehouseId, variantId, pieces: 2 });
});
afterEach(() => shop.close());

const form = () => `/webcore/reservation/new?variant_id=${variantId}&location_id=${storeId}`;

const reserve = async (
  fields: Record<string, string | number> = {},
  visitor = shop.visitor(),
  address = form(),
) => {
  const { body } = await visitor.get(address);
  const reply = await visitor.post('/webcore/reservation/place', {
    etalage_token: hiddenField(body, 'etalage_token'),
    reservation_key: hiddenField(body, 'reservation_key'),
    variant_id: variantId,
    location_id: storeId,
    firstname: 'An',
    email: 'an@klant.nl',
    ...fields,
  });
  return { visitor, reply, href: String(reply.headers.location ?? '') };
};

const pieces = async () => {
  const [row] = await shop.db.select().from(stock).where(eq(stock.warehouseId, warehouseId));
  return row?.pieces;
};

const mails = async () => {
  const { rows } = await shop.db.execute<{ data: Record<string, string> }>(
    sql`select data from pgboss.job where name = 'mail.send' order by created_on, id`,
  );
  return rows.map(({ data }) => data);
};

test('a piece is put aside for 24 hours: out of the stock, with a code by mail and a page', async () => {
  const { visitor, reply, href } = await reserve();
  expect(reply.statusCode).toBe(303);
  expect(href).toMatch(/^\/webcore\/reservation\/view\/[\w-]{32}$/);
  expect(await pieces()).toBe(1);
  const [row] = await shop.db.select().from(reservations);
  const page = textOf(get(parseHtml((await visitor.get(href)).body), 'main'));
  expect(page).toContain(row?.code);
  expect(page).toContain('We houden hem vast tot dinsdag 3 maart om 10:00.');
  const all = await mails();
  const toBuyer = all.find(({ to }) => to === 'an@klant.nl');
  expect(toBuyer?.text).toContain(row?.code);
  expect(toBuyer?.text).toContain(href);
  const toStore = all.find(({ to }) => to === 'utrecht@winkel.nl');
  expect(toStore?.text).toContain(row?.code);
  expect(toStore?.text).not.toContain('an@klant.nl');
  expect(toStore?.text).not.toContain(href);
});

test('what is wrong is said beside its field, and what was typed stays', async () => {
  const { reply } = await reserve({ email: 'an@', firstname: ' ' });
  expect(reply.statusCode).toBe(422);
  const html = parseHtml(reply.body);
  expect(get(html, 'input[name=email]').attributes).toMatchObject({
    value: 'an@',
    'aria-invalid': 'true',
  });
  expect(textOf(get(html, '[id=reserve-name-error]'))).toBe('Vul je voornaam in.');
  expect(await pieces()).toBe(2);
  expect((await reserve({ etalage_token: 'x' })).reply.statusCode).toBe(403);
  expect((await reserve({ location_id: 999 })).reply.statusCode).toBe(404);
});

test('the same form twice is one reservation; one person holds three at most', async () => {
  await shop.db.update(stock).set({ pieces: 9 });
  const visitor = shop.visitor();
  const reservation_key = hiddenField((await visitor.get(form())).body, 'reservation_key');
  const first = await reserve({ reservation_key }, visitor);
  expect((await reserve({ reservation_key }, visitor)).href).toBe(first.href);
  expect(await pieces()).toBe(8);
  await reserve();
  await reserve({ email: 'AN@klant.nl' });
  const { reply } = await reserve();
  expect(reply.statusCode).toBe(409);
  expect(textOf(get(parseHtml(reply.body), '[role=alert]'))).toContain('al 3 artikelen');
  expect(await pieces()).toBe(6);
});

test('a key that an address or another visitor brings is none: nobody comes by what is put aside for another', async () => {
  await shop.db.update(stock).set({ pieces: 9 });
  const planter = shop.visitor();
  const planted = hiddenField((await planter.get(form())).body, 'reservation_key');
  for (const key of [planted, 'a-key-that-is-long-enough-1']) {
    const address = `${form()}&reservation_key=${key}&firstname=Bo&email=bo@klant.nl`;
    const victim = shop.visitor();
    const shown = parseHtml((await victim.get(address)).body);
    expect(get(shown, 'input[name=reservation_key]').attributes.value).not.toBe(key);
    expect(get(shown, 'input[name=email]').attributes.value ?? '').toBe('');
    const hers = await reserve({}, victim, address);
    expect(hers.reply.statusCode).toBe(303);
    // Not even when it was posted with it: it is the planter's, and for what he asks for.
    const posted = await reserve({ reservation_key: key, email: 'cas@klant.nl' }, shop.visitor());
    const his = await reserve({ reservation_key: key, email: 'dief@klant.nl' }, planter);
    expect([hers.href, posted.href]).not.toContain(his.href);
    expect(his.href).toContain('/view/');
  }
});

test('one key with other details is another reservation', async () => {
  const visitor = shop.visitor();
  const reservation_key = hiddenField((await visitor.get(form())).body, 'reservation_key');
  const one = await reserve({ reservation_key }, visitor);
  const other = await reserve({ reservation_key, email: 'bo@klant.nl' }, visitor);
  expect(other.href).not.toBe(one.href);
  expect(await pieces()).toBe(0);
});

test('twenty at once for two pieces: two get one, and the stock is never below zero', async () => {
  const variant = await findNamedVariant(shop.db, { id: variantId });
  const store = await findLocation(shop.host, storeId);
  if (!variant || !store) throw new Error('the shop has neither');
  const placed = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      placeReservation(shop.host, {
        key: `key-number-${n}-long-enough`,
        variant,
        store,
        name: 'An',
        email: `an${n}@klant.nl`,
        cause: {},
      }),
    ),
  );
  expect(placed.filter((one) => 'token' in one)).toHaveLength(2);
  expect(placed.filter((one) => 'problem' in one && one.problem === 'gone')).toHaveLength(18);
  expect(await pieces()).toBe(0);
  expect(await shop.db.select().from(reservations)).toHaveLength(2);
  expect(await mails()).toHaveLength(4);
});

test('after 24 hours the piece goes back, once, whoever looks', async () => {
  const { href, visitor } = await reserve();
  shop.clock.advance(24 * 3_600_000 - 1);
  expect(await expireReservations(shop.host)).toBe(0);
  shop.clock.advance(1);
  const counts = await Promise.all([1, 2, 3].map(() => expireReservations(shop.host)));
  expect(counts.reduce((sum, one) => sum + one)).toBe(1);
  expect(await pieces()).toBe(2);
  expect((await visitor.get(href)).body).toContain('De 24 uur zijn om.');
});

test('fetched at the till and expired at once, in two processes: one of them wins, and the sums agree', async () => {
  await shop.db.update(stock).set({ pieces: 8 });
  for (let n = 0; n < 8; n += 1) await reserve({ email: `n${n}@klant.nl` });
  expect(await pieces()).toBe(0);
  const rows = await shop.db.select().from(reservations);
  shop.clock.advance(24 * 3_600_000);
  const [fetched] = await Promise.all([
    Promise.all(rows.map(({ id }) => endReservation(shop.host, id, 'collected'))),
    expireReservations(shop.host),
    expireReservations(shop.host),
  ]);
  const collected = fetched.filter(Boolean).length;
  expect(await pieces()).toBe(8 - collected);
  const states = (await shop.db.select().from(reservations)).map(({ state }) => state);
  expect(states.filter((state) => state === 'collected')).toHaveLength(collected);
  expect(states.filter((state) => state === 'expired')).toHaveLength(8 - collected);
});

test('one client can’t have a store emptied by many names; the same form again counts once', async () => {
  await shop.db.update(stock).set({ pieces: 20 });
  const visitor = shop.visitor();
  const { body } = await visitor.get(form());
  const reservation_key = hiddenField(body, 'reservation_key');
  const again = await Promise.all(
    Array.from({ length: 3 }, () => reserve({ email: 'n0@klant.nl', reservation_key }, visitor)),
  );
  expect(new Set(again.map(({ href }) => href)).size).toBe(1);
  for (let n = 1; n < 12; n += 1) await reserve({ email: `n${n}@klant.nl` });
  const { reply } = await reserve({ email: 'n12@klant.nl' });
  expect(reply.statusCode).toBe(429);
  expect(textOf(get(parseHtml(reply.body), '[role=alert]'))).toContain('Bel de winkel');
  expect(await pieces()).toBe(8);
  shop.clock.advance(86_400_000);
  expect((await reserve({ email: 'n12@klant.nl' })).reply.statusCode).toBe(303);
});

test('a visitor gives it up with a button; twice is once', async () => {
  const { href, visitor } = await reserve();
  const cancel = href.replace('/view/', '/cancel/');
  expect((await visitor.post(cancel, {})).statusCode).toBe(403);
  const etalage_token = hiddenField((await visitor.get(href)).body, 'etalage_token');
  await visitor.post(cancel, { etalage_token });
  expect((await visitor.post(cancel, { etalage_token })).statusCode).toBe(303);
  expect(await pieces()).toBe(2);
  expect((await visitor.get(href)).body).toContain('Je hebt hem afgezegd.');
});

test('staff list what lies there and say that it was fetched or goes back; others do not', async () => {
  await reserve();
  await reserve({ email: 'bo@klant.nl' });
  const made = await createApiUser(shop.db, 'kassa', 'staff');
  const tokenReply = await shop.inject({
    method: 'POST',
    url: '/api/v1.0/auth/jwt/access_token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `client_id=kassa&client_secret=${made?.secret}`,
  });
  const headers = {
    authorization: `Bearer ${tokenReply.json().data.access_token}`,
    authenticationmethod: 'JWT',
  };
  const list = async (query = '') =>
    (await shop.inject({ url: `/api/v1.0/reservation${query}`, headers })).json();
  expect((await shop.inject('/api/v1.0/reservation')).statusCode).toBe(401);
  const { data } = await list(`?state=held&location_id=${storeId}`);
  expect(data).toHaveLength(2);
  expect(JSON.stringify(data)).not.toContain('@');
  const end = (id: number, what: string) =>
    shop.inject({ method: 'POST', url: `/api/v1.0/reservation/${id}/${what}`, headers });
  expect((await end(data[0].id, 'collected')).statusCode).toBe(200);
  expect((await end(data[0].id, 'released')).statusCode).toBe(409);
  expect(await pieces()).toBe(0);
  expect((await end(data[1].id, 'released')).statusCode).toBe(200);
  expect(await pieces()).toBe(1);
  expect((await list('?state=held')).data).toEqual([]);
});

test('a month after it ended nobody knows whose it was', async () => {
  await reserve();
  shop.clock.advance(25 * 3_600_000);
  await expireReservations(shop.host);
  expect(await purgeReservations(shop.db, shop.clock.now())).toBe(0);
  await shop.db.update(reservations).set({ accountId: 1 });
  shop.clock.advance(31 * 86_400_000);
  expect(await purgeReservations(shop.db, shop.clock.now())).toBe(1);
  const [row] = await shop.db.select().from(reservations);
  expect(row).toMatchObject({ name: null, email: null, accountId: null, state: 'expired' });
});

/** A week in which the store of the tests is open, but on the days that are named. */
const openBut = async (...closed: string[]) => {
  const names = ['zondag', 'maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag'];
  const hours = Object.fromEntries(
    names.map((name) => [name, closed.includes(name) ? [] : [['09:00', '18:00']]]),
  ) as typeof locations.$inferInsert.hours;
  await shop.db.update(locations).set({ hours }).where(eq(locations.id, storeId));
};

const stockPage = async () => {
  const visitor = shop.visitor();
  const { rows } = await shop.db.execute<{ product_id: number; size_id: number }>(
    sql`select product_id, size_id from variants where id = ${variantId}`,
  );
  const { product_id, size_id } = rows[0] ?? {};
  const reply = await visitor.post(`/webcore/product/getStockAvailability/${product_id}`, {
    etalage_token: await visitor.token(),
    size_id,
  });
  return reply.json().stock as string;
};

test('a store that is closed promises when it puts it aside, and holds it until the end of the day after', async () => {
  // A Saturday evening; on Sundays the store is closed.
  shop.clock.advance(Date.parse('2026-11-21T19:00:00Z') - shop.clock.now().getTime());
  await openBut('zondag');
  const ready = 'maandag 23 november om 09:00';
  const until = 'dinsdag 24 november om 18:00';
  const promise = `Hij ligt ${ready} voor je klaar`;
  const shown = textOf(get(parseHtml((await shop.visitor().get(form())).body), 'main'));
  expect(shown).toContain(`${promise}, zodra de winkel open is. Ophalen kan tot ${until}.`);
  const { visitor, href } = await reserve();
  const page = (await visitor.get(href)).body;
  expect(page).toContain('Wordt voor je weggelegd');
  expect(page).toContain(`${promise}. Ophalen kan tot ${until}.`);
  const all = await mails();
  expect(all).toHaveLength(2);
  for (const { text } of all) {
    expect(text).toContain(ready);
    expect(text).toContain(until);
  }
  expect(all.find(({ to }) => to === 'an@klant.nl')?.subject).toBe(
    'Trui Sanne leggen we voor je weg',
  );
  // On Monday, once it is open, it is there.
  shop.clock.set('2026-11-23T09:00:00+01:00');
  const there = (await visitor.get(href)).body;
  expect(there).toContain('Voor je gereserveerd');
  expect(there).toContain(`We houden hem vast tot ${until}.`);
  shop.clock.set('2026-11-24T17:59:00+01:00');
  expect(await expireReservations(shop.host)).toBe(0);
  shop.clock.set('2026-11-24T18:01:00+01:00');
  expect(await expireReservations(shop.host)).toBe(1);
  expect(await pieces()).toBe(2);
});

test('where none is left nothing is promised, and no form asks for it', async () => {
  await shop.db.update(stock).set({ pieces: 0 });
  const page = await shop.visitor().get(form());
  expect(page.body).toContain('In deze winkel ligt hij net niet meer.');
  expect(page.body).not.toContain('Je betaalt pas in de winkel');
  expect(page.body).not.toContain('action="/webcore/reservation/place"');
  const visitor = shop.visitor();
  const reply = await visitor.post('/webcore/reservation/place', {
    etalage_token: await visitor.token(),
    ...{ variant_id: variantId, location_id: storeId, firstname: 'An', email: 'an@klant.nl' },
  });
  expect(reply.statusCode).toBe(409);
  expect(textOf(get(parseHtml(reply.body), '[role=alert]'))).toContain('net niet meer');
  expect(reply.body).not.toContain('Je betaalt pas in de winkel');
});

test('an empty form comes back with a sentence at each field, and takes the focus to what is wrong', async () => {
  const { reply } = await reserve({ firstname: '', email: 'fout@' });
  expect(reply.statusCode).toBe(422);
  const page = parseHtml(reply.body);
  // The browser's own bubbles are no part of the page.
  expect(get(page, 'form[action="/webcore/reservation/place"]').attributes).toHaveProperty(
    'noValidate',
  );
  expect(textOf(get(page, '[id=reserve-name-error]'))).toContain('Vul je voornaam in.');
  expect(get(page, '[id=reserve-email]').attributes['aria-invalid']).toBe('true');
  expect(textOf(get(page, 'title'))).toMatch(/^Fout: /);
});

test('a store that stays closed for days holds nothing, and offers nothing', async () => {
  expect(await stockPage()).toContain('Reserveer');
  const today = shop.clock.now().toISOString().slice(0, 10);
  await openBut();
  await shop.db
    .update(locations)
    .set({ specialHours: [{ from: today, until: '2099-01-01', label: 'Verbouwing', periods: [] }] })
    .where(eq(locations.id, storeId));
  expect(await stockPage()).not.toContain('Reserveer');
  const page = await shop.visitor().get(form());
  expect(page.body).toContain('Deze winkel is de komende dagen dicht');
  expect(page.body).not.toContain('action="/webcore/reservation/place"');
  const visitor = shop.visitor();
  const reply = await visitor.post('/webcore/reservation/place', {
    etalage_token: await visitor.token(),
    ...{ variant_id: variantId, location_id: storeId, firstname: 'An', email: 'an@klant.nl' },
  });
  expect(reply.statusCode).toBe(409);
  expect(await pieces()).toBe(2);
});

const PASSWORD = 'een lang wachtwoord';

const logIn = async (email: string) => {
  const account = await createAccount(shop.host, { email, password: PASSWORD, firstName: 'Marit' });
  const visitor = shop.visitor();
  const fields = { etalage_username: email, etalage_password: PASSWORD };
  await visitor.post('/site/login', { ...fields, etalage_token: await visitor.token() });
  return { visitor, accountId: account?.id ?? 0 };
};

test('who is logged in finds the form filled in, and what is put aside above his orders until it is over', async () => {
  const { visitor, accountId } = await logIn('marit@klant.nl');
  const asked = parseHtml((await visitor.get(form())).body);
  expect(get(asked, 'input[name=firstname]').attributes.value).toBe('Marit');
  expect(get(asked, 'input[name=email]').attributes.value).toBe('marit@klant.nl');
  // Also when the code goes to another address.
  const { href } = await reserve({ email: 'werk@klant.nl' }, visitor);
  await reserve();
  const [row] = await shop.db
    .select()
    .from(reservations)
    .where(eq(reservations.accountId, accountId));
  const list = async () => parseHtml((await visitor.get(accountPath.orders)).body);
  const shown = textOf(get(await list(), 'section[aria-labelledby=reserved-title]'));
  for (const text of ['Trui Sanne', row?.code, 'Ophalen tot dinsdag 3 maart om 10:00', 'Utrecht']) {
    expect(shown).toContain(text);
  }
  expect(shown.match(/Bekijk of zeg af/g)).toHaveLength(1);
  expect(get(await list(), `main a[href="${href}"]`)).toBeDefined();
  await visitor.post(href.replace('/view/', '/cancel/'), { etalage_token: await visitor.token() });
  expect(textOf(get(await list(), 'main'))).not.toContain('Voor je weggelegd');
});

test('who leaves is forgotten with what is over; what lies in a store keeps the name beside it', async () => {
  const { visitor, accountId } = await logIn('marit@klant.nl');
  const over = await reserve({ email: 'werk@klant.nl' }, visitor);
  const etalage_token = await visitor.token();
  await visitor.post(over.href.replace('/view/', '/cancel/'), { etalage_token });
  await reserve({}, visitor);
  const own = await ownReservations(shop.host, { accountId });
  expect(own).toMatchObject([{ email: 'werk@klant.nl' }, { email: 'an@klant.nl' }]);
  await transact(shop.db, (tx) => leaveReservations(tx, accountId));
  const rows = await shop.db.select().from(reservations).orderBy(reservations.id);
  expect(rows).toMatchObject([
    { accountId: null, name: null, email: null },
    { accountId: null, name: 'An', email: 'an@klant.nl' },
  ]);
});
