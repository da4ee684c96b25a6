import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pickupCodeOf } from '#features/orders/api.server';
import { counter as limits } from '#kernel/limits-counter';
import { findAll, get, parseHtml, textOf } from '../../../tests/harness/html';
import { parcelReturnPath } from './contract';
import { type CounterShop, createCounterShop } from './counter-shop.test-support';

let shop: CounterShop;
beforeAll(async () => {
  shop = await createCounterShop();
});
afterAll(() => shop.close());

const read = async (path: string, by = shop.wim) => {
  const reply = await by.get(path);
  const page = parseHtml(reply.body);
  return {
    page,
    title: textOf(get(page, 'title')),
    main: textOf(get(page, 'main')),
    /** What has the focus when the page comes. */
    focused: findAll(page, '[autofocus]').map(textOf),
  };
};

const ordersIn = (page: ReturnType<typeof parseHtml>) =>
  findAll(page, 'a').filter(({ attributes }) => attributes.href?.includes('/bestelling/'));

test('more than a page of what waits is told with how many, and leads on; a code finds the last of them too', async () => {
  const order = await shop.placeAt({ isPaid: true });
  const more = limits.waiting + 5;
  await shop.copyOrder(order, more, (n) => ({
    ...{ id: 500_000 + n, number: `VEEL-${n}`, token: `veel-token-${n}` },
  }));
  const at = `/admin/balie/${shop.utrecht}`;
  const first = await read(at);
  expect(first.main).toContain(`Klaar te zetten: ${more + 1}.`);
  expect(first.main).toContain('Bladzijde 1 van 2');
  expect(ordersIn(first.page)).toHaveLength(limits.waiting);
  const [next] = findAll(first.page, 'a[rel=next]');
  const second = await read(String(next?.attributes.href).replaceAll('&amp;', '&'));
  expect(ordersIn(second.page)).toHaveLength(6);
  expect(second.main).toContain(`VEEL-${more}`);
  const code = pickupCodeOf(`veel-token-${more}`);
  const found = await shop.send(shop.wim, `${at}/zoek`, { q: code });
  expect(found.headers.location).toContain(`/bestelling/VEEL-${more}?gescand=`);
  await shop.db.execute(sql`delete from orders where id > 500000`);
});

test('without script a search has its outcome in the title, and the focus goes on from there', async () => {
  const order = await shop.placeAt({ isPaid: true });
  const at = `/admin/balie/${shop.utrecht}`;
  const found = await read(`${at}/zoek?q=${order.billing.lastName}`);
  expect(found.title).toMatch(/^\d+ bestelling(en)? gevonden bij/);
  expect(found.focused).toHaveLength(1);
  expect(found.focused[0]).toMatch(/bestelling/);
  const none = await read(`${at}/zoek?q=Niemand`);
  expect(none.title).toMatch(/^Niets gevonden bij ‘Niemand’/);
  expect(none.focused[0]).toContain('vinden we niets');
  const stock = await read(`${at}/voorraad?q=bestaatniet`);
  expect(stock.title).toMatch(/^Geen artikel gevonden bij ‘bestaatniet’/);
  expect(stock.focused[0]).toContain('Geen artikel');
  // Who only comes to look is told nothing, and keeps his place.
  expect((await read(`${at}/voorraad`)).focused).toEqual([]);
  const mag = await shop.staffOf('Mag', [], 'magazijn');
  const parcels = await read(`${parcelReturnPath.start}?q=R-0`, mag);
  expect(parcels.title).toMatch(/^Niets gevonden bij ‘R-0’/);
  expect(parcels.focused).toHaveLength(1);
});

test.each([
  ['meegegeven', 'niet-gevonden'],
  ['klaar', 'niet-gevonden'],
] as const)(
  '%s and %s of the same order at once: never both of the last piece',
  async (one, other) => {
    const order = await shop.placeAt({ isPaid: true, articles: 2 });
    if (one === 'meegegeven') await shop.send(shop.wim, `${shop.orderAt(order)}/klaar`);
    const fields = { code: order.code, artikel: order.variantId, aantal: 1, nog: 1 };
    const [first, second] = await Promise.all([
      shop.send(shop.wim, `${shop.orderAt(order)}/${one}`, fields),
      shop.send(shop.els, `${shop.orderAt(order)}/${other}`, fields),
    ]);
    expect(first.statusCode).toBe(303);
    const refunds = await shop.rows<{ cents: number }>(
      sql`select amount_cents as cents from refunds where order_id = ${order.id}`,
    );
    // Handed over first, nothing is missing any more; missing first, the rest was handed over.
    expect([303, 409]).toContain(second.statusCode);
    const isMissing = String(second.headers.location).includes('dropped');
    expect(refunds).toEqual(isMissing ? [{ cents: 5000 }] : []);
    expect((await shop.again(order)).state).toBe(one === 'klaar' ? 'ready' : 'done');
  },
);
