import { afterEach, beforeEach, expect, test } from 'vitest';
import { fillOrder } from '../../../tests/harness/ordering';
import { createTestShop, type TestShop } from '../../../tests/harness/shop';
import type { Visitor } from '../../../tests/harness/visitor';
import { issueCard } from './api.server';
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
