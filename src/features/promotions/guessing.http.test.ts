import { afterEach, beforeEach, expect, test } from 'vitest';
import { transact } from '#platform/db/transact';
import { fillOrder, sendOrder } from '../../../tests/harness/ordering';
import { createTestShop, type TestShop } from '../../../tests/harness/shop';
import type { Visitor } from '../../../tests/harness/visitor';
import {
  createCode,
  findTypedCards,
  findTypedDiscounts,
  issueCard,
  redeemCodes,
} from './api.server';
import { formatCardCode } from './card-code';

let shop: TestShop;
// A shop each: wrong codes are counted by network address, which all tests share.
beforeEach(async () => {
  shop = await createTestShop();
});
afterEach(() => shop.close());

const card = (origin: string, cents: number) =>
  issueCard(shop.db, shop.host.config.secret, { origin, cents, now: shop.clock.now() });

test('at the checkout guessing gift cards is slowed down too', async () => {
  const { code } = await card('guess', 1000);
  const visitor = await shop.buyer(await shop.build.product());
  const form = await fillOrder(visitor, { giftcard: '1' });
  const guess = async (giftcard_code: string) =>
    (await visitor.post('/webcore/checkout/update', { ...form, giftcard_code })).body;
  expect(await guess(code)).toContain(`Cadeaukaart eindigend op ${code.slice(-4)}`);
  for (let nth = 0; nth < 3; nth += 1) {
    expect(await guess('AAAA-AAAA-AAAA-AAAA')).not.toContain('Cadeaukaart eindigend op');
  }
  // The same mistake again is one mistake.
  expect(await guess(code)).toContain('Cadeaukaart eindigend op');
  for (let nth = 0; nth < 10; nth += 1) await guess(`BBBB-BBBB-BBBB-BB${nth}`);
  expect(await guess(code)).not.toContain('Cadeaukaart eindigend op');
});

/** The network address from which tests come. */
const client = '127.0.0.1';

test('a long beginning that stays the same hides no guesses at gift cards', async () => {
  const { code } = await card('long', 1000);
  const guess = async (...codes: string[]) =>
    (await findTypedCards(shop.host, shop.db, { codes, client })).cards;
  expect(await guess(code)).toHaveLength(1);
  for (let nth = 0; nth < 10; nth += 1) await guess('A'.repeat(80), `BBBB-BBBB-BBBB-BB${nth}`);
  expect(await guess(code)).toEqual([]);
});

test('guesses that come all at once are counted too', async () => {
  const { code } = await card('burst', 1000);
  const guess = async (typed: string) =>
    (await findTypedCards(shop.host, shop.db, { codes: [typed], client })).cards;
  const wrong = Array.from({ length: 10 }, (_, nth) => `CCCC-CCCC-CCCC-CC${nth}`);
  const found = await Promise.all([...wrong, code].map(guess));
  expect(found.flat()).toEqual([]);
  expect(await guess(code)).toEqual([]);
});

const askCode = (code: string, email?: string) =>
  findTypedDiscounts(shop.host, shop.db, {
    ...{ codes: [code], email, client },
    ...{ goodsCents: 10_000, now: shop.clock.now() },
  });

test('at the checkout guessing discount codes is slowed down too', async () => {
  const visitor = await shop.buyer(await shop.build.product());
  await createCode(shop.db, { code: 'WELKOM', kind: 'percentage', value: 10 });
  const update = async () =>
    visitor.post('/webcore/checkout/update', await fillOrder(visitor, { discount_code: 'WELKOM' }));
  for (let nth = 0; nth < 10; nth += 1) {
    expect((await askCode(`GOK${nth}`)).problems[0]?.message).toContain('kennen we niet');
  }
  const refused = (await update()).body;
  expect(refused).toContain('te vaak een verkeerde code');
  expect(refused).not.toContain('Korting met WELKOM');
  shop.clock.advance(60_000);
  expect((await update()).body).toContain('Korting met WELKOM');
});

test('asking whether somebody used a code is slowed down, as it tells who is a customer', async () => {
  const visitor = await shop.buyer(await shop.build.product());
  expect((await sendOrder(visitor, await fillOrder(visitor))).statusCode).toBe(303);
  for (let nth = 0; nth < 11; nth += 1) {
    const code = { code: `EENMAAL${nth}`, kind: 'amount' as const, value: 100 };
    await createCode(shop.db, { ...code, oncePerCustomer: true });
    const { discounts } = await askCode(code.code, 'an@klant.nl');
    const used = { orderId: 1, email: 'an@klant.nl', at: shop.clock.now() };
    const codes = discounts.map((one) => ({ code: one, cents: 1 }));
    await transact(shop.db, (tx) => redeemCodes(tx, { ...used, codes }));
    const { problems } = await askCode(code.code, 'an@klant.nl');
    expect(problems[0]?.message).toContain(nth < 10 ? 'al gebruikt' : 'te vaak');
  }
});

const ask = (visitor: Visitor, giftcard_code: string) =>
  visitor.post('/webcore/giftcard/balance', { giftcard_code });

test('who has the code sees the balance; guessing is slowed down', async () => {
  const { code } = await card('balance', 1234);
  const visitor = shop.visitor();
  expect((await visitor.get('/webcore/giftcard/balance')).body.match(/<h1/g)).toHaveLength(1);
  const found = await ask(visitor, formatCardCode(code).toLowerCase());
  expect(found.statusCode).toBe(200);
  expect(found.body).toContain('€\u00a012,34');
  expect(found.body).toContain('2 maart 2031');
  expect(found.headers['cache-control']).toContain('no-store');
  const statuses = [];
  for (let nth = 0; nth < 12; nth += 1) {
    statuses.push((await ask(visitor, `AAAA-AAAA-AAAA-AA${nth}`)).statusCode);
  }
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(422));
  expect(statuses.at(-1)).toBe(429);
  expect((await ask(visitor, code)).statusCode).toBe(429);
});
