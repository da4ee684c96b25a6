import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { promotions as limits } from '#kernel/limits-orders';
import { promotionTexts } from '#kernel/messages/nl-promotions';
import { transact } from '#platform/db/transact';
import { fillOrder, sendOrder } from '../../../tests/harness/ordering';
import { createTestShop, type TestShop } from '../../../tests/harness/shop';
import {
  createOffer,
  giveDiscountCode,
  purgePersonalCodes,
  stopCode,
  stopOffer,
} from './api.server';

let shop: TestShop;
let offerId: number;
beforeEach(async () => {
  shop = await createTestShop({ work: true });
  const offer = { name: 'Welkom', kind: 'percentage' as const, value: 10, validDays: 30 };
  offerId = (await createOffer(shop.db, offer))?.id ?? 0;
});
afterEach(() => shop.close());

const give = (email: string, client = '127.0.0.1', offer = offerId) =>
  transact(shop.db, (tx) => giveDiscountCode(shop.host, tx, { offerId: offer, email, client }));

const order = async (email: string, discount_code: string) => {
  const product = await shop.build.product({ priceCents: 2000, pieces: 50 });
  const visitor = await shop.buyer(product, 2);
  const fields = await fillOrder(visitor, { email, email_check: email, discount_code });
  return sendOrder(visitor, fields);
};

const countCodes = async (): Promise<number> => {
  const { rows } = await shop.db.execute<{ n: number }>(
    sql`select count(*)::int as n from discount_codes where offer_id = ${offerId}`,
  );
  return rows[0]?.n ?? 0;
};

const lastMail = (to: string) =>
  vi.waitFor(() => shop.mailbox.getLast(to), { timeout: 40_000, interval: 100 });

/** Waits for a mail with a code: that of an earlier one may come after it. */
const mailed = (to: string, code = '') =>
  vi.waitFor(
    async () =>
      expect((await shop.mailbox.list(to)).map(({ text }) => text).join()).toContain(code),
    { timeout: 40_000, interval: 100 },
  );

test('S1/14 S3.6/13 20 requests of one address at once give one code and one mail, also written otherwise', async () => {
  const spellings = ['an.wit@gmail.com', 'AnWit@gmail.com', 'an.wit+brink@googlemail.com'];
  const given = await Promise.all(
    Array.from({ length: 20 }, (_, n) => give(spellings[n % 3] ?? '', `10.0.0.${n}`)),
  );
  expect(new Set(given.map(({ code }) => code)).size).toBe(1);
  expect(given[0]?.code).toMatch(/^[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}$/);
  expect(await countCodes()).toBe(1);
  const { rows } = await shop.db.execute(
    sql`select distinct data ->> 'key' as key from pgboss.job where name = 'mail.send'`,
  );
  expect(rows).toHaveLength(1);
  const another = await give('bo@klant.nl');
  expect(another.code).not.toBe(given[0]?.code);
});

test('S1/14 S3.6/13 the code is mailed, counts at once in the checkout, and is refused a second time', async () => {
  const { code, until } = await give(' An@Klant.nl');
  expect(until.toISOString()).toBe('2026-04-01T21:59:59.000Z');
  const mail = await lastMail('An@Klant.nl');
  expect(mail.subject).toBe('Je kortingscode: 10% korting');
  expect(mail.text).toContain(code);
  expect(mail.text).toContain('tot en met 1 april 2026');
  const first = await order('an@klant.nl', code.toLowerCase());
  expect(first.statusCode).toBe(303);
  const { rows } = await shop.db.execute(
    sql`select discount_cents from orders where email = 'an@klant.nl'`,
  );
  expect(rows).toEqual([{ discount_cents: 400 }]);
  const second = await order('bo@klant.nl', code);
  expect(second.statusCode).toBe(422);
  expect(second.body).toContain(promotionTexts.code.used);
  // Its mailbox had it: it is told no spent code, and gets no other.
  await expect(give('AN@klant.nl')).rejects.toMatchObject({
    ...{ status: 409, code: 'code_used', message: promotionTexts.offer.used },
  });
  expect(await countCodes()).toBe(1);
});

test('a code whose days passed unused is followed by another, mailed too, also when many ask at once', async () => {
  const old = await give('an@klant.nl');
  shop.clock.set(old.until);
  const given = await Promise.all(Array.from({ length: 8 }, () => give('an@klant.nl')));
  const codes = new Set(given.map(({ code }) => code));
  expect(codes.size).toBe(1);
  expect(codes).not.toContain(old.code);
  expect(given[0]?.until.getTime()).toBeGreaterThan(old.until.getTime());
  await mailed('an@klant.nl', given[0]?.code);
  expect((await order('an@klant.nl', given[0]?.code ?? '')).statusCode).toBe(303);
  // Of an offer that stopped meanwhile there is no other.
  const { until } = await give('bo@klant.nl');
  await stopOffer(shop.host, offerId);
  shop.clock.set(until);
  await expect(give('bo@klant.nl')).rejects.toMatchObject({ status: 410 });
});

test('whoever types your address and spends the code leaves you another, which is mailed; your own use is the last', async () => {
  const first = await give('an@klant.nl', '10.0.0.9');
  expect((await order('vreemde@elders.nl', first.code)).statusCode).toBe(303);
  const given = await Promise.all(Array.from({ length: 6 }, () => give('an@klant.nl')));
  expect(new Set(given.map(({ code }) => code)).size).toBe(1);
  const [second] = given;
  expect(second?.code).not.toBe(first.code);
  await mailed('an@klant.nl', second?.code);
  expect((await order('an@klant.nl', second?.code ?? '')).statusCode).toBe(303);
  await expect(give('an@klant.nl')).rejects.toMatchObject({ status: 409 });
});

test('a personal code that staff stopped is told nobody', async () => {
  const { code } = await give('an@klant.nl');
  expect(await stopCode(shop.db, code)).toBe(true);
  await expect(give('an@klant.nl')).rejects.toMatchObject({ status: 410 });
});

test('whoever makes up addresses uses one code of an offer for a mailbox, also when orders come at once', async () => {
  const codes = await Promise.all(['x1', 'x2', 'x3'].map((name) => give(`${name}@klant.nl`)));
  const replies = await Promise.all(codes.map(({ code }) => order('greedy@klant.nl', code)));
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([303, 422, 422]);
  const later = await order('greedy+again@klant.nl', codes[0]?.code ?? '');
  expect(later.statusCode).toBe(422);
});

test('one client is given so many codes a day; what he was given before is told him still', async () => {
  const all = Array.from({ length: limits.codesPerClient + 5 }, (_, n) => `n${n}@klant.nl`);
  const results = await Promise.allSettled(all.map((email) => give(email)));
  const refused = results.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
  expect(refused).toHaveLength(5);
  expect(refused[0]?.reason).toMatchObject({ status: 429, message: promotionTexts.offer.tooOften });
  expect(await countCodes()).toBe(limits.codesPerClient);
  const known = results.findIndex(({ status }) => status === 'fulfilled');
  await expect(give(all[known] ?? '')).resolves.toBeTruthy();
  await expect(give('elsewhere@klant.nl', '10.1.1.1')).resolves.toBeTruthy();
  shop.clock.advance(25 * 3_600_000);
  await expect(give('tomorrow@klant.nl')).resolves.toBeTruthy();
});

test('an offer that was stopped, or that there is none of, gives no code; given ones count on', async () => {
  const { code } = await give('an@klant.nl');
  await stopOffer(shop.host, offerId);
  expect((await give('an@klant.nl')).code).toBe(code);
  await expect(give('bo@klant.nl')).rejects.toMatchObject({ status: 410 });
  await expect(give('bo@klant.nl', '127.0.0.1', 999)).rejects.toMatchObject({ status: 410 });
  expect((await order('an@klant.nl', code)).statusCode).toBe(303);
});

test('what nobody used is over after its days and cleared later; no address can be read from the rows', async () => {
  const { code } = await give('an@klant.nl');
  const used = await give('bo@klant.nl');
  expect((await order('bo@klant.nl', used.code)).statusCode).toBe(303);
  const { rows } = await shop.db.execute(sql`select * from discount_codes`);
  expect(JSON.stringify(rows)).not.toMatch(/klant|127\.0\.0\.1/);
  shop.clock.advance(31 * 86_400_000);
  const late = await order('an@klant.nl', code);
  expect(late.body).toContain(promotionTexts.code.over);
  expect(await purgePersonalCodes(shop.db, shop.clock.now())).toBe(0);
  shop.clock.advance(limits.unusedKeptDays * 86_400_000);
  expect(await purgePersonalCodes(shop.db, shop.clock.now())).toBe(1);
  expect(await countCodes()).toBe(1);
  await expect(give('bo@klant.nl')).rejects.toMatchObject({ status: 409 });
  shop.clock.advance(limits.receiverKeptDays * 86_400_000);
  await purgePersonalCodes(shop.db, shop.clock.now());
  expect((await give('bo@klant.nl')).code).not.toBe(used.code);
});

test('the code of an order that is cancelled counts again, unless another of its offer was used since', async () => {
  const { returnCodes, redeemAgain } = await import('./api.server');
  const [one, two] = [await give('an@klant.nl'), await give('bo@klant.nl')];
  expect((await order('an@klant.nl', one.code)).statusCode).toBe(303);
  const { rows } = await shop.db.execute<{ id: number }>(
    sql`select id from orders where email = 'an@klant.nl'`,
  );
  const id = rows[0]?.id ?? 0;
  await transact(shop.db, (tx) => returnCodes(tx, id, shop.clock.now()));
  expect((await order('an@klant.nl', two.code)).statusCode).toBe(303);
  expect(await transact(shop.db, (tx) => redeemAgain(tx, id, shop.clock.now()))).toBe(true);
});
