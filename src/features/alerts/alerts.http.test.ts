import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { moveOwned } from '#features/accounts/server/moved';
import { stock, warehouses } from '#features/stock/api.server';
import { addWebhook } from '#features/webhooks/api.server';
import { webhookDeliveries } from '#features/webhooks/server/tables';
import { transact } from '#platform/db/transact';
import { findAll, get, parseHtml, textOf } from '../../../tests/harness/html';
import { createTestShop, type TestShop } from '../../../tests/harness/shop';
import { purgeAlerts, sendAlerts, stockAlerts } from './api.server';

let shop: TestShop;
let product: Awaited<ReturnType<TestShop['build']['product']>>;
beforeEach(async () => {
  shop = await createTestShop();
  product = await shop.build.product({ title: 'Trui Sanne', sizes: ['M'], pieces: 0 });
});
afterEach(() => shop.close());

const form = '/webcore/productstockalert/subscribe';
const action = '/webcore/productstockalert/ajaxSubmitSubscribeForm';
const sizeId = () => product.variants[0]?.sizeId ?? 0;
const variantId = () => product.variants[0]?.id ?? 0;
const asked = () => ({ productId: product.id, colorId: '', sizeId: sizeId() });
const query = () => new URLSearchParams(Object.entries(asked()).map(([k, v]) => [k, String(v)]));

const ask = async (fields: Record<string, string | number> = {}, headers = {}) => {
  const visitor = shop.visitor();
  const all = { ...asked(), email: 'an@klant.nl', etalage_token: await visitor.token(), ...fields };
  return visitor.post(action, all, { accept: 'application/json', ...headers });
};

/** Mails as they were stored to be sent. */
const mails = async (): Promise<Record<string, string>[]> => {
  const { rows } = await shop.db.execute<{ data: Record<string, string> }>(
    sql`select data from pgboss.job where name = 'mail.send' order by created_on, id`,
  );
  return rows.map(({ data }) => data);
};

const rowOf = async (email: string) => {
  const [row] = await shop.db.select().from(stockAlerts).where(eq(stockAlerts.email, email));
  return row;
};

const confirm = async (email: string) => {
  const visitor = shop.visitor();
  const token = (await rowOf(email))?.token;
  return visitor.post(`/webcore/productstockalert/confirm/${token}`, {
    etalage_token: await visitor.token(),
  });
};

const put = async (pieces: number) => {
  const [web] = await shop.db.select().from(warehouses).where(eq(warehouses.kind, 'web'));
  await shop.db
    .insert(stock)
    .values({ warehouseId: web?.id ?? 0, variantId: variantId(), pieces })
    .onConflictDoUpdate({ target: [stock.variantId, stock.warehouseId], set: { pieces } });
};

test('S7.3/7 S2.6/3 S2.6/4 S2.6/5 the form comes as HTML, alone for a popup and as a page', async () => {
  const { body } = await shop.visitor().get(`${form}?${query()}&view=ajax`);
  const popup = parseHtml(body);
  expect(body).not.toContain('<html');
  expect(textOf(get(popup, 'h2'))).toBe('Bij beschikbaarheid herinneren');
  expect(textOf(get(popup, 'form [type=submit]'))).toBe('Op de hoogte blijven');
  expect(textOf(get(popup, 'form [data-dialog-close]'))).toBe('Annuleer');
  const names = findAll(popup, 'form input').map(({ attributes }) => attributes.name);
  expect(names).toEqual(['etalage_token', 'productId', 'colorId', 'sizeId', 'email']);
  const page = await shop.visitor().get(`${form}?${query()}`);
  expect(page.body).toContain('<html');
  expect(textOf(get(parseHtml(page.body), 'h1'))).toBe('Bij beschikbaarheid herinneren');
  expect((await shop.visitor().get(`${form}?productId=999`)).statusCode).toBe(404);
});

test('S7.3/8 S8.3/2 S4.5/1 a wrong address is a danger, a right one a success that asks to confirm', async () => {
  const wrong = await ask({ email: 'geen adres' });
  const text = 'Vul een e-mailadres in zoals naam@voorbeeld.nl.';
  expect(wrong.json()).toEqual({ error: { danger: [text], fields: { email: text } } });
  const right = await ask({ email: ' An@Klant.nl' });
  expect(right.json().success).toContain('U bent succesvol aangemeld!');
  expect(await rowOf('an@klant.nl')).toMatchObject({ state: 'asked', locationId: null });
  const [mail] = await mails();
  expect(mail).toMatchObject({ to: 'an@klant.nl' });
  expect(mail?.text).toContain('/webcore/productstockalert/confirm/');
  // The same again is the same answer, and no other mail until ten minutes later.
  expect((await ask()).json()).toEqual(right.json());
  expect(await mails()).toHaveLength(1);
  shop.clock.advance(11 * 60_000);
  await ask();
  expect(await mails()).toHaveLength(2);
});

test('S7.3/8 without script the form is a page that keeps what was typed, and then a page that tells', async () => {
  const wrong = await ask({ email: 'an@' }, { accept: 'text/html' });
  expect(wrong.statusCode).toBe(422);
  expect(get(parseHtml(wrong.body), 'input[name=email]').attributes.value).toBe('an@');
  expect(textOf(get(parseHtml(wrong.body), '[role=alert]'))).toContain('e-mailadres');
  const right = await ask({}, { accept: 'text/html' });
  expect(right.statusCode).toBe(303);
  const told = await shop.visitor().get(String(right.headers.location));
  expect(told.body).toContain('U bent succesvol aangemeld!');
});

test('a post from elsewhere, for a size that is there, or for a store that is not, is refused', async () => {
  expect((await ask({ etalage_token: 'x' })).statusCode).toBe(403);
  expect((await ask({ locationId: 77 })).json().error.danger).toHaveLength(1);
  expect((await ask({ sizeId: 999 })).json().error.danger).toHaveLength(1);
  await put(1);
  expect((await ask()).json().error.danger[0]).toContain('alweer');
  expect(await mails()).toEqual([]);
});

test('only a confirmed address hears of it, once, and is gone then', async () => {
  await ask();
  await ask({ email: 'bo@klant.nl' });
  const path = `/webcore/productstockalert/confirm/${(await rowOf('an@klant.nl'))?.token}`;
  const page = await shop.visitor().get(path);
  expect(page.body).toContain('Trui Sanne (Maat M)');
  expect((await rowOf('an@klant.nl'))?.state).toBe('asked');
  expect((await confirm('an@klant.nl')).statusCode).toBe(303);
  expect((await shop.visitor().get(path)).body).toContain('Je hoort van ons');
  expect(await sendAlerts(shop.host)).toBe(0);
  await put(2);
  expect(await sendAlerts(shop.host)).toBe(1);
  expect(await sendAlerts(shop.host)).toBe(0);
  const told = (await mails()).filter(({ subject }) => subject === 'Trui Sanne is er weer');
  expect(told.map(({ to }) => to)).toEqual(['an@klant.nl']);
  expect(told[0]?.unsubscribeUrl).toContain('/webcore/productstockalert/stop/');
  expect(await rowOf('an@klant.nl')).toBeUndefined();
  expect((await shop.visitor().get(path)).statusCode).toBe(410);
});

test('for each store apart: pieces elsewhere are none here', async () => {
  const store = await shop.build.store('Utrecht');
  const [warehouse] = await shop.db
    .insert(warehouses)
    .values({ title: 'Utrecht', kind: 'store', locationId: store })
    .returning();
  await ask({ locationId: store });
  await confirm('an@klant.nl');
  await put(5);
  expect(await sendAlerts(shop.host)).toBe(0);
  await shop.db
    .insert(stock)
    .values({ warehouseId: warehouse?.id ?? 0, variantId: variantId(), pieces: 1 });
  expect(await sendAlerts(shop.host)).toBe(1);
});

test('a thousand wait for three pieces: nine hear first, in the order in which they asked', async () => {
  const start = shop.clock.now().getTime();
  const names = Array.from({ length: 1000 }, (_, n) => `n${String(n).padStart(4, '0')}@klant.nl`);
  // Stored the other way round: the number says nothing.
  await shop.db.insert(stockAlerts).values(
    names
      .map((email, n) => ({
        variantId: variantId(),
        email,
        token: `token-${String(n).padStart(26, '0')}`,
        state: 'waiting' as const,
        askedAt: new Date(start + n * 1000),
        invitedAt: new Date(start),
        confirmedAt: new Date(start + 5_000_000 - n),
      }))
      .reverse(),
  );
  await put(3);
  // Two processes at once share the turns.
  const sent = await Promise.all([sendAlerts(shop.host), sendAlerts(shop.host)]);
  expect(sent.reduce((sum, one) => sum + one, 0)).toBe(9);
  expect((await mails()).map(({ to }) => to).sort()).toEqual(names.slice(0, 9));
  expect(await sendAlerts(shop.host)).toBe(0);
  shop.clock.advance(24 * 3_600_000 + 1);
  await put(1);
  expect(await sendAlerts(shop.host)).toBe(3);
  expect((await mails()).map(({ to }) => to).sort()).toEqual(names.slice(0, 12));
});

test('a mail program stops it with one post, without a token; a look alone does nothing', async () => {
  await ask();
  await confirm('an@klant.nl');
  const path = `/webcore/productstockalert/stop/${(await rowOf('an@klant.nl'))?.token}`;
  expect((await shop.visitor().get(path)).body).toContain('Stuur me geen mail');
  expect((await rowOf('an@klant.nl'))?.state).toBe('waiting');
  const stopped = await shop.visitor().post(path, { 'List-Unsubscribe': 'One-Click' });
  expect(stopped.statusCode).toBe(200);
  expect(await rowOf('an@klant.nl')).toBeUndefined();
  await put(3);
  expect(await sendAlerts(shop.host)).toBe(0);
});

test('a link to stop it that is damaged tells nobody that his mail won’t come', async () => {
  await ask();
  await confirm('an@klant.nl');
  const path = `/webcore/productstockalert/stop/${(await rowOf('an@klant.nl'))?.token}`;
  const damaged = path.slice(0, -1);
  const replies = [
    await shop.visitor().get(damaged),
    await shop.visitor().post(damaged, { 'List-Unsubscribe': 'One-Click' }),
  ];
  for (const { statusCode, body } of replies) {
    expect(statusCode).toBe(404);
    expect(textOf(get(parseHtml(body), 'h1'))).toBe('Deze link is niet geldig');
  }
  expect((await rowOf('an@klant.nl'))?.state).toBe('waiting');
});

test('an address is not flooded, a client neither, and what is old is removed', async () => {
  const sizes = Array.from({ length: 12 }, (_, n) => `maat ${n}`);
  const many = await shop.build.product({ sizes, pieces: 0 });
  for (const one of many.variants) await ask({ productId: many.id, sizeId: one.sizeId ?? 0 });
  expect(await mails()).toHaveLength(10);
  for (let n = 0; n < 8; n += 1) await ask({ email: `x${n}@klant.nl` });
  const last = await ask({ email: 'y@klant.nl' });
  expect(last.statusCode).toBe(429);
  expect(last.json().error.danger[0]).toContain('te vaak');
  shop.clock.advance(49 * 3_600_000);
  expect(await purgeAlerts(shop.db, shop.clock.now())).toBe(18);
});

test('programs elsewhere hear that somebody asked, by numbers alone', async () => {
  await addWebhook(shop.host, { url: 'https://kassa.example/', events: ['stock_alert.created'] });
  await ask();
  const [told] = await shop.db.select().from(webhookDeliveries);
  const row = await rowOf('an@klant.nl');
  expect(told?.payload).toEqual({ id: row?.id, variant_id: variantId(), location_id: null });
});

test('who changes his account’s address hears there of what he waits for, once', async () => {
  const other = await shop.build.product({ title: 'Vest', sizes: ['M'], pieces: 0 });
  const more = { productId: other.id, sizeId: other.variants[0]?.sizeId ?? 0 };
  for (const fields of [{}, more]) {
    await ask(fields);
    await shop.db.update(stockAlerts).set({ state: 'waiting' });
  }
  await ask({ locationId: await shop.build.store() });
  // Of the new mailbox one waits for the same, and one was asked for and never confirmed.
  await ask({ email: 'nieuw@klant.nl' });
  await shop.db
    .update(stockAlerts)
    .set({ state: 'waiting' })
    .where(eq(stockAlerts.email, 'nieuw@klant.nl'));
  await ask({ ...more, email: 'nieuw@klant.nl' });
  const moved = { from: 'an@klant.nl', to: 'Nieuw@klant.nl', cause: 'system' as const };
  await transact(shop.db, (tx) => moveOwned(shop.host, tx, moved));
  const rows = await shop.db.select().from(stockAlerts).orderBy(stockAlerts.id);
  expect(rows.map(({ email, state }) => [email, state])).toEqual([
    [null, 'stopped'],
    ['nieuw@klant.nl', 'waiting'],
    ['an@klant.nl', 'asked'],
    ['nieuw@klant.nl', 'waiting'],
    [null, 'stopped'],
  ]);
});
