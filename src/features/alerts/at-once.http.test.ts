import { and, eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cancelUnpaid, orders } from '#features/orders/api.server';
import { returnStock, STOCK_ROSE, stock, takeStock, warehouses } from '#features/stock/api.server';
import { transact } from '#platform/db/transact';
import { findAll, get, parseHtml, textOf } from '../../../tests/harness/html';
import { fillOrder, sendOrder } from '../../../tests/harness/ordering';
import { createSecondApp } from '../../../tests/harness/second-app';
import { createTestShop, type TestShop } from '../../../tests/harness/shop';
import { hiddenField } from '../../../tests/harness/visitor';
import { features } from '../../main/features';
import { sendAlerts, stockAlerts } from './api.server';

let shop: TestShop;
let product: Awaited<ReturnType<TestShop['build']['product']>>;
beforeEach(async () => {
  shop = await createTestShop();
  product = await shop.build.product({ title: 'Trui Sanne', sizes: ['M'], pieces: 1 });
  await shop.db.execute(sql`insert into media (key, state, type, width, height)
    values ('trui-sanne', 'ready', 'image/jpeg', 1200, 1500)`);
  await shop.db.execute(sql`insert into product_pictures (product_id, media_key, alt, position)
    values (${product.id}, 'trui-sanne', 'Trui', 1)`);
});
afterEach(() => shop.close());

const variantId = () => product.variants[0]?.id ?? 0;
const webWarehouse = async () => {
  const [web] = await shop.db.select().from(warehouses).where(eq(warehouses.kind, 'web'));
  return web?.id ?? 0;
};
const where = async () => ({ warehouseId: await webWarehouse(), variantId: variantId() });

const waiting = (count: number) =>
  shop.db.insert(stockAlerts).values(
    Array.from({ length: count }, (_, n) => ({
      variantId: variantId(),
      email: `n${String(n).padStart(4, '0')}@klant.nl`,
      token: `token-${String(n).padStart(26, '0')}`,
      state: 'waiting' as const,
      askedAt: new Date(shop.clock.now().getTime() + n * 1000),
      invitedAt: shop.clock.now(),
      confirmedAt: shop.clock.now(),
    })),
  );

/** Looks that wait to be done. */
const looks = async (): Promise<number> => {
  const { rows } = await shop.db.execute<{ count: number }>(sql`
    select count(*)::int as count from pgboss.job
    where name = 'stock.alerts' and state = 'created' and singleton_key = 'soon'`);
  return rows[0]?.count ?? 0;
};
const looked = () => shop.db.execute(sql`delete from pgboss.job where name = 'stock.alerts'`);

test('S1/9 from a sold-out size to the mail that it is there, and to the article that is for sale again', async () => {
  const order = await shop.buyer(product);
  expect((await sendOrder(order, await fillOrder(order))).statusCode).toBe(303);
  const visitor = shop.visitor();
  const address = `/artikel/${product.access}?size_id=${product.variants[0]?.sizeId}`;
  const hrefs = findAll(parseHtml((await visitor.get(address)).body), 'a').map(
    ({ attributes }) => attributes.href ?? '',
  );
  const form = await visitor.get(String(hrefs.find((one) => one.includes('productstockalert'))));
  await visitor.post('/webcore/productstockalert/ajaxSubmitSubscribeForm', {
    ...Object.fromEntries(
      ['etalage_token', 'productId', 'colorId', 'sizeId'].map((one) => [
        one,
        hiddenField(form.body, one),
      ]),
    ),
    email: 'an@klant.nl',
  });
  const mailed = async (subject: RegExp) => {
    const { rows } = await shop.db.execute<{ data: Record<string, string> }>(
      sql`select data from pgboss.job where name = 'mail.send' order by created_on desc`,
    );
    return rows.map(({ data }) => data).find((one) => subject.test(one.subject ?? ''));
  };
  const confirm = /http:\/\/localhost(\/\S+\/confirm\/\S+)/.exec(
    (await mailed(/^Bevestig/))?.text ?? '',
  )?.[1];
  const asks = await visitor.get(String(confirm));
  expect(textOf(get(parseHtml(asks.body), 'h1'))).toBe('Op de hoogte blijven');
  // A HEAD or a GET of a mail scanner confirms nothing.
  const [asked] = await shop.db.select().from(stockAlerts);
  expect(asked?.state).toBe('asked');
  await visitor.post(String(confirm), { etalage_token: hiddenField(asks.body, 'etalage_token') });
  expect(await looks()).toBe(1);
  await looked();
  // The order that took the last one is given up: its piece comes back, and the look is asked for.
  const [row] = await shop.db.select().from(orders);
  expect(await cancelUnpaid(shop.host, shop.db, row?.id ?? 0, 'customer')).toBe(true);
  await expect.poll(looks).toBe(1);
  expect(await sendAlerts(shop.host)).toBe(1);
  const there = await mailed(/is er weer$/);
  expect(there).toMatchObject({ to: 'an@klant.nl', subject: 'Trui Sanne is er weer' });
  expect(there?.html).toMatch(/<img[^>]*src="https?:\/\/[^"/]+\/media\/trui-sanne\/160\.jpg"/);
  const article = /http:\/\/localhost(\/artikel\/\S+)/.exec(there?.text ?? '')?.[1];
  const words = async () =>
    textOf(get(parseHtml((await visitor.get(String(article))).body), 'main'));
  // The page that was kept is let go of by an event.
  await expect.poll(words).toContain('In winkelmand');
});

test('every way in which pieces come in has the alerts looked at, with its commit; going out does not', async () => {
  await waiting(1);
  const heard: unknown[] = [];
  shop.host.events.subscribe(STOCK_ROSE, () => void heard.push(1));
  const at = await where();
  await transact(shop.db, async (tx) => {
    await returnStock(tx, { ...at, pieces: 2 });
    await returnStock(tx, { ...at, pieces: 2 });
    expect(await looks()).toBe(0);
  });
  await expect.poll(() => heard).toHaveLength(1);
  await expect.poll(looks).toBe(1);
  await takeStock(shop.db, { ...at, pieces: 5 });
  await shop.db.delete(stock).where(eq(stock.variantId, variantId()));
  await looked();
  const other = await shop.build.product({ pieces: 3 });
  expect(other.id).toBeGreaterThan(0);
  // A hand in the database; as the last one it also says that those before it told nothing.
  await shop.db.insert(stock).values({ ...at, pieces: 1 });
  await expect.poll(() => heard).toHaveLength(2);
  await expect.poll(looks).toBe(1);
  await expect(
    transact(shop.db, async (tx) => {
      await returnStock(tx, { ...at, pieces: 1 });
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  await shop.db.update(stock).set({ pieces: 9 }).where(eq(stock.variantId, variantId()));
  await expect.poll(() => heard).toHaveLength(3);
});

test('a thousand wait for three pieces: two processes tell the first nine, each once', async () => {
  await takeStock(shop.db, { ...(await where()), pieces: 1 });
  await waiting(1000);
  const others = await Promise.all(
    [1, 2].map(() => createSecondApp(shop, features, { level: 'error' }, true)),
  );
  try {
    const at = await where();
    await Promise.all(
      [1, 2, 3].map(() => transact(shop.db, (tx) => returnStock(tx, { ...at, pieces: 1 }))),
    );
    await expect.poll(async () => (await shop.mailbox.list()).length).toBe(9);
    // Whoever looks now finds that their turn is over.
    const told = await Promise.all(others.map(({ host }) => sendAlerts(host)));
    expect(told).toEqual([0, 0]);
    const mails = await shop.mailbox.list();
    const names = Array.from({ length: 9 }, (_, n) => `n000${n}@klant.nl`);
    expect(mails.map(({ to }) => to).sort()).toEqual(names);
    const left = await shop.db
      .select()
      .from(stockAlerts)
      .where(and(eq(stockAlerts.state, 'waiting'), eq(stockAlerts.variantId, variantId())));
    expect(left).toHaveLength(991);
  } finally {
    await Promise.all(others.map(({ close }) => close()));
  }
});
