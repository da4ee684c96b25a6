import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../tests/harness/eventually';
import { fillOrder, sendOrder } from '../../../tests/harness/ordering';
import { createTestShop, type TestShop } from '../../../tests/harness/shop';
import { refreshProductsJob } from '../catalog/server/refresh';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const buy = async (product: Awaited<ReturnType<TestShop['build']['product']>>) => {
  const visitor = await shop.buyer(product);
  const email = `${product.id}@klant.nl`;
  const form = await fillOrder(visitor, { email, email_check: email });
  expect((await sendOrder(visitor, form)).statusCode).toBe(303);
};

const sold = async (): Promise<unknown> => {
  const { rows } = await shop.db.execute(sql`
    select title, sold_pieces as pieces from products where sold_pieces > 0 order by title`);
  return rows;
};

const titles = async (query: string): Promise<string[]> => {
  const { body } = await shop.visitor().get(`/zoeken?search=muts&${query}`);
  return [...body.matchAll(/data-card-link=""[^>]*>([^<]+)</g)].map(([, title]) => title ?? '');
};

test('what was sold most in the last ninety days can be listed first, and an order that was cancelled counts for nothing', async () => {
  shop.clock.set('2026-03-02T10:00:00+01:00');
  const [old, often, once, never] = [
    await shop.build.product({ title: 'Muts oud', pieces: 10 }),
    await shop.build.product({ title: 'Muts vaak', pieces: 10 }),
    await shop.build.product({ title: 'Muts eens', pieces: 10 }),
    await shop.build.product({ title: 'Muts nooit', pieces: 10 }),
  ];
  for (const product of [old, old, old]) await buy(product);
  shop.clock.set('2026-06-10T10:00:00+02:00');
  for (const product of [often, often, once, never, never, never]) await buy(product);
  await shop.db.execute(sql`
    update orders set state = 'cancelled', cancelled_at = ${shop.clock.now()}
    where id in (select order_id from order_lines where product_id = ${never.id})`);
  const context = { host: () => shop.host, mailer: shop.host.mailer };
  const run = { ...context, id: 'test', attempt: 1, signal: new AbortController().signal };
  await refreshProductsJob.run({}, run);
  expect(await sold()).toEqual([
    { title: 'Muts eens', pieces: 1 },
    { title: 'Muts vaak', pieces: 2 },
  ]);
  await eventually(async () =>
    expect((await titles('sort=popular')).slice(0, 2)).toEqual(['Muts vaak', 'Muts eens']),
  );

  // Three months on nobody speaks of it.
  shop.clock.set('2026-09-20T10:00:00+02:00');
  await refreshProductsJob.run({}, run);
  expect(await sold()).toEqual([]);
});
