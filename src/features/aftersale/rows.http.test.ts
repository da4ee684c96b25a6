import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { presentAccountOrders } from '#features/orders/server/account-orders';
import { type AftersaleShop, createAftersaleShop } from './aftersale.test-support';

let shop: AftersaleShop;
beforeAll(async () => {
  shop = await createAftersaleShop();
});
afterAll(() => shop.close());

const ACCOUNT = 12;
const DAY = 86_400_000;

const rowOf = async (order: { number: string }) => {
  const rows = await presentAccountOrders(shop.host, ACCOUNT);
  const row = rows.find(({ number }) => number === order.number);
  return row && { ...row, links: row.links.map(({ label, about }) => label + about) };
};

test('an account’s order tells where it is as its page does, and what there is to do with it', async () => {
  const order = await shop.paid({}, { quantity: 1 });
  await shop.db.execute(
    sql`update orders set account_id = ${ACCOUNT} where number = ${order.number}`,
  );
  expect(await rowOf(order)).toMatchObject({ state: 'Betaald', links: [] });
  const trackingUrl = 'https://volg.example/1';
  await shop.call('POST', `order/${order.number}/ship`, {
    body: { tracking_code: '1', tracking_url: trackingUrl },
  });
  const links = [
    `Volg je pakket, bestelling ${order.number}`,
    `Retourneren, bestelling ${order.number}`,
  ];
  expect(await rowOf(order)).toMatchObject({ state: 'Onderweg', links });
  const [sent] = await presentAccountOrders(shop.host, ACCOUNT);
  expect(sent?.links[0]?.href).toBe(trackingUrl);
  await shop.renewTokens();
  await shop.call('POST', `order/${order.number}/delivered`);
  const done = await rowOf(order);
  expect(done).toMatchObject({ state: 'Bezorgd', isOver: true, links: links.slice(1) });
  expect(done?.day).toMatch(/ 2026$/);
  shop.clock.advance(20 * DAY);
  expect((await rowOf(order))?.links).toEqual([]);
});
